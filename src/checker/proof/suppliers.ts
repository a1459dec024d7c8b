import type { DefinitionData } from '../../definitions/types.ts';

/** The variant that a supplier is met with, by its file's name: the operator's, its own, else the default one. */
export function variantOf({ settings, variants }: DefinitionData, id: number): string | undefined {
  const own = Object.entries(variants).find(([, { suppliers }]) => suppliers.includes(id))?.[0];
  return settings.supplierVariants?.[id] ?? own ?? Object.keys(variants).find((name) => name === 'default');
}
