import { variantLoaders, variantsOf } from 'virtual:definitions';
import type { VariantDefinition } from '../engine/types.ts';

/**
 * The variants of one supplier, to be applied in this order: the root of `extends` first, the supplier's own last.
 * Each file is a chunk of its own. A supplier without a file gets `default`; without that file too, nothing.
 */
export async function loadVariants(supplierId: number): Promise<readonly VariantDefinition[]> {
  const names = variantsOf[supplierId] ?? variantsOf.default ?? [];
  const loaded = await Promise.all(names.map((name) => variantLoaders[name]?.()));
  return loaded.flatMap((module) => (module === undefined ? [] : [module.default]));
}
