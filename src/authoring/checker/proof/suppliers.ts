import type { DefinitionData } from '../../../definitions/types.ts';
import { keep } from '../keep.ts';

/** The variant that a supplier is met with, by its file's name: the operator's, its own, else the default one. */
export function variantOf({ settings, variants }: DefinitionData, id: number): string | undefined {
  const own = variantsBySupplier(variants).get(id);
  return settings.supplierVariants?.[id] ?? own ?? Object.keys(variants).find((name) => name === 'default');
}

/** By supplier, the first variant that names it. */
const variantsBySupplier = keep((variants: DefinitionData['variants']) => {
  const found = new Map<number, string>();
  for (const [name, { suppliers }] of Object.entries(variants))
    for (const id of suppliers) if (!found.has(id)) found.set(id, name);
  return found;
});
