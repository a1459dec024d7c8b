import type { ObligationDefinition } from '../../definitions/types.ts';
import type { OwnerId } from '../../engine/types.ts';
import { isOwner, variantOf } from '../checker/proof/owners.ts';
import type { Project } from './project.ts';

/** An obligation that speaks of an item: its name, and the law with its source in a sentence. */
export interface Law {
  readonly name: string;
  readonly says: string;
  readonly source: string;
}

/** What `obligations.json` asks of an item of a journey, for the customers of a variant; of any owner without one. */
export function lawOf(
  { data }: Project,
  journey: string,
  variant: string | undefined,
  item: string,
): readonly Law[] {
  const isMeant = (one: OwnerId) => (isOwner(data, one) ? variantOf(data, one) : one) === variant;
  return Object.entries(data.obligations ?? {}).flatMap(([name, obligation]) => {
    const { owners, except = [], says, source, accepted } = obligation;
    // What was chosen is no law.
    if (accepted !== undefined) return [];
    const isFor = owners === undefined ? !except.some(isMeant) : owners.some(isMeant);
    return obligation.journey === journey && isFor && namesIn(obligation).includes(item)
      ? { name, says, source }
      : [];
  });
}

/** `The customer accepts the terms. (S5.10, terms-accepted)` */
export const saysLaw = ({ name, says, source }: Law): string => `${says} (${source}, ${name})`;

/** Every item that an obligation speaks of. */
function namesIn(obligation: ObligationDefinition): readonly string[] {
  const { shows = [], hides = [], requires = [], agrees = [], blocks = [] } = obligation;
  const { neverTogether = [], empties = [], keeps = [] } = obligation;
  const { accepts = {}, refuses = {}, neverGives = {}, presets = {}, gives = {}, after = {} } = obligation;
  const maps = [accepts, refuses, neverGives, presets, gives, after].flatMap((map) => Object.keys(map));
  const lists = [shows, hides, requires, agrees, blocks, neverTogether, empties, keeps];
  return [...lists.flat(), ...maps];
}
