import { type Static, Type } from '@sinclair/typebox';
import { keepByText } from '../../../definitions/keep.ts';
import type { DefinitionData, ObligationDefinition } from '../../../definitions/types.ts';
import { holds } from '../../../engine/condition.ts';
import { readerOf } from '../../../engine/facts.ts';
import { fingerprint } from '../../../engine/fingerprint.ts';
import { resolveJourney } from '../../../engine/journey.ts';
import type { Model } from '../../../engine/model.ts';
import { shownByItem } from '../../../engine/shown-texts.ts';
import type { CardDefinition, JourneyState, Json, OwnerId } from '../../../engine/types.ts';
import { writtenText } from '../../../engine/written-texts.ts';
import { energy } from '../../trade.ts';

/** What a customer was shown with the terms: each text by its wording's fingerprint and what filled it, and what became of each obligation. */
export const Shown = Type.Object({
  /** The supplier's variant, by its file's name. */
  variant: Type.String(),
  texts: Type.Array(
    Type.Object({ item: Type.String(), wording: Type.String(), values: Type.Array(Type.String()) }),
  ),
  law: Type.Array(
    Type.Object({
      name: Type.String(),
      says: Type.String(),
      source: Type.String(),
      /** What was seen of it: `agrees happyToReceiveCreditCheck`. */
      met: Type.Array(Type.String()),
      unmet: Type.Array(Type.String()),
    }),
  ),
});

/** The same with the wordings themselves, by their fingerprints. */
export interface ShownTerms {
  readonly shown: Static<typeof Shown>;
  readonly wordings: ReadonlyMap<string, string>;
}

/** Whose customers are meant: by the ids that the law may know them by, and by the variant's file. */
interface Owner {
  readonly ids: readonly OwnerId[];
  readonly variant: string;
}

/** The same few hundred wordings are shown to everybody. */
const fingerprintOf = keepByText((wording) => fingerprint([wording]), 2_000);

/** What the cards of a supplier's variant show in a situation. Undefined where there is no crypto to make fingerprints with. */
export async function shownTerms(
  data: DefinitionData,
  model: Model,
  state: JourneyState,
  owner: Owner,
): Promise<ShownTerms | undefined> {
  const name = data.variants[owner.variant]?.card;
  // Of the form's many cards those that say the terms.
  const asked = model.steps.filter(({ card }) => card.card === name);
  const present = resolveJourney({ ...model, steps: asked }, state).flatMap((step) => {
    const definition = asked.find(({ id }) => id === step.id)?.card;
    if (!step.present || definition === undefined) return [];
    return [{ card: step.card, definition, texts: shownByItem(step.card, energy.spoken) }];
  });
  const written = present.flatMap(({ definition, texts }) =>
    texts.map((text) => writtenText(definition, text)),
  );
  const wordings = new Map<string, string>();
  const texts: Static<typeof Shown>['texts'] = [];
  for (const { item, wording, values } of written) {
    const hash = await fingerprintOf(wording);
    if (hash === undefined) return undefined;
    wordings.set(hash, wording);
    texts.push({ item, wording: hash, values: [...values] });
  }
  const fields = present.flatMap(({ card }) => card.fields);
  const seen: Seen = {
    cards: present.map(({ definition }) => definition),
    shown: new Set([...written.map(({ item }) => item), ...fields.map((field) => field.name)]),
    required: new Set(fields.flatMap((field) => (field.required ? field.name : []))),
  };
  const law = lawOn(data, model, state, owner, seen);
  return { shown: { variant: owner.variant, texts, law }, wordings };
}

/** What is seen of a variant's cards in one situation: items by their names. */
interface Seen {
  readonly cards: readonly CardDefinition[];
  readonly shown: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
}

/** The obligations of the journey that speak of these cards to this customer, and what is seen of each. */
function lawOn(
  { obligations = {} }: DefinitionData,
  model: Model,
  state: JourneyState,
  { ids, variant }: Owner,
  seen: Seen,
): Static<typeof Shown>['law'] {
  const { read } = readerOf(state, model.definitions);
  const isMeant = (one: OwnerId) => ids.includes(one) || one === variant;
  return Object.entries(obligations).flatMap(([name, obligation]) => {
    const { journey, owners, except = [], when = true, says, source, accepted } = obligation;
    const isFor = owners === undefined ? !except.some(isMeant) : owners.some(isMeant);
    // What somebody chose is no law.
    if (
      accepted !== undefined ||
      journey !== model.name ||
      !isFor ||
      !holds(when, read, model.definitions.conditions)
    )
      return [];
    const found = seenOf(obligation, seen, read);
    const are = (isMet: boolean) => found.flatMap(([what, met]) => (met === isMet ? what : []));
    return found.length === 0 ? [] : { name, says, source, met: are(true), unmet: are(false) };
  });
}

/** What an obligation asks of items of these cards, and whether it is so. */
function seenOf(
  { shows = [], hides = [], requires = [], agrees = [] }: ObligationDefinition,
  { cards, shown, required }: Seen,
  read: (path: string) => Json | undefined,
): readonly (readonly [string, boolean])[] {
  const isOurs = (item: string) =>
    cards.some(({ schema, notices, groups }) =>
      [schema.properties, notices, groups].some((all) => all !== undefined && Object.hasOwn(all, item)),
    );
  const look = (word: string, items: readonly string[], isSo: (item: string) => boolean) =>
    items.filter(isOurs).map((item) => [`${word} ${item}`, isSo(item)] as const);
  return [
    ...look('shows', shows, (item) => shown.has(item)),
    ...look('hides', hides, (item) => !shown.has(item)),
    ...look('requires', requires, (item) => required.has(item)),
    ...look('agrees', agrees, (item) => shown.has(item) && read(item) === true),
  ];
}
