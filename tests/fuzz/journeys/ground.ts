import { definitionsFrom } from '../../../src/definitions/definitions-from.ts';
import { gatherDefinitions } from '../../../src/definitions/gather.ts';
import { readDefinitionFiles } from '../../../src/definitions/read-files.ts';
import { flatSet } from '../../../src/definitions/tables.ts';
import type { Json, LoadedVariant, OwnerId } from '../../../src/engine/types.ts';
import { trade } from '../../../src/trade.ts';

const data = gatherDefinitions(readDefinitionFiles(process.cwd(), trade), trade);

/** The definitions as they are shipped. */
export const definitions = definitionsFrom(data, trade);

/** The brand of settings.json with what the settings add, as `brand.` reads it. */
export const brand: Readonly<Record<string, Json>> = Object.fromEntries(
  Object.entries({ ...data.brands[String(data.settings.brand)], ...data.settings }).filter(
    (pair): pair is [string, string | boolean] => ['string', 'boolean'].includes(typeof pair[1]),
  ),
);

/** The averages that the settings choose, flat: `gas.low`. */
export const averages: Readonly<Record<string, Json>> = flatSet(
  data.tables.averages?.[String(brand.averages)] ?? {},
);

/** Suppliers that have a variant of their own, and ids that stand here for those that have none: AES, Simplicity, any other. */
const suppliers = Object.values(data.variants).flatMap((variant) => variant.owners.map(Number));
const unbound: Readonly<Record<number, string>> = { 9001: 'aes', 9002: 'simplicity' };
export const everySupplier: readonly number[] = [...suppliers, ...Object.keys(unbound).map(Number), 9003];

/** A supplier's variant with those that it extends. */
export function variantOf(supplierId: OwnerId): LoadedVariant | undefined {
  const own = Object.keys(data.variants).find((name) => data.variants[name]?.owners.includes(supplierId));
  const name = unbound[Number(supplierId)] ?? own ?? 'default';
  const variant = data.variants[name];
  return variant && { name, variant, parents: data.variants };
}
