import type { DefinitionFile } from '../src/definitions/types.ts';
import { productFiles } from './product-files.ts';

const suppliers = new Set(
  [
    ...[
      '111-e-on-next',
      '116-rebel-energy',
      '12-ovo',
      '2-british-gas',
      '22-utilita',
      '4-e-on',
      '42-pfp-energy',
    ],
    ...['43-so-energy', '49-octopus-energy', '7-edf', '8-shell-energy', 'aes', 'default', 'simplicity'],
  ].map((name) => `supplier-variants/${name}.json`),
);

/**
 * The product's definition files with the suppliers that it was begun with, for tests that count or print what a tool says of
 * them: a supplier more changes none of it.
 */
export const shippedFiles: readonly DefinitionFile[] = productFiles.filter(
  ({ file }) => !file.startsWith('supplier-variants/') || suppliers.has(file),
);
