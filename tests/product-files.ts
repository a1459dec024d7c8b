import { join } from 'node:path';
import { createProver } from '../src/authoring/checker/proof/prove.ts';
import { readDefinitionFiles } from '../src/definitions/read-files.ts';
import type { DefinitionFile } from '../src/definitions/types.ts';
import { trade } from '../src/trade.ts';

/** The product's definition files. Read once: what one test has checked of them, the next one need not check again. */
export const productFiles: readonly DefinitionFile[] = readDefinitionFiles(
  join(import.meta.dirname, '..'),
  trade,
);

/** Proves files that are the product's but for an edit; it remembers what a test before has proved. */
export const proveProduct = createProver(trade);
