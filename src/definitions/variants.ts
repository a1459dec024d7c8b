import { variantLoaders, variantsOf } from 'virtual:definitions';
import type { VariantDefinition } from '../engine/types.ts';

/** A supplier's variant, and by file name those that it extends: what `applyVariant` of the engine takes. */
export interface LoadedVariant {
  readonly variant: VariantDefinition;
  readonly parents: Readonly<Record<string, VariantDefinition>>;
}

/**
 * The variant of a supplier. Each file is a chunk of its own, so that a page loads only the supplier's. A supplier
 * without a file gets `default`; without that file too, undefined. Rejects when a chunk cannot be fetched.
 */
export async function loadVariant(supplierId: number): Promise<LoadedVariant | undefined> {
  const names = variantsOf[supplierId] ?? variantsOf.default ?? [];
  const loaded = await Promise.all(
    names.map(async (name) => [name, (await variantLoaders[name]?.())?.default] as const),
  );
  const parents = loaded.flatMap(([name, variant]) =>
    variant === undefined ? [] : [[name, variant] as const],
  );
  const own = parents.pop();
  return own && { variant: own[1], parents: Object.fromEntries(parents) };
}
