import type { DefinitionData } from '../../../definitions/types.ts';
import { own } from '../../../engine/own.ts';
import type { OwnerId } from '../../../engine/types.ts';
import { keep } from '../keep.ts';

/** The variant that an owner is met with, by its file's name: the operator's, its own, else the default one. */
export function variantOf({ settings, variants }: DefinitionData, id: OwnerId): string | undefined {
  const named = variantsByOwner(variants).get(id);
  const usual = Object.keys(variants).find((name) => name === 'default');
  return own(settings.ownerVariants, `${id}`) ?? named ?? usual;
}

/** Whether an obligation means an owner by this, and not a variant's file that does not name it. */
export function isOwner({ variants }: DefinitionData, one: OwnerId): boolean {
  return typeof one === 'number' || (own(variants, one)?.owners.includes(one) ?? true);
}

/** By owner, the first variant that names it. */
const variantsByOwner = keep((variants: DefinitionData['variants']) => {
  const found = new Map<OwnerId, string>();
  for (const [name, { owners }] of Object.entries(variants))
    for (const id of owners) if (!found.has(id)) found.set(id, name);
  return found;
});
