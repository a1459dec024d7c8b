import { type Static, Type } from '@sinclair/typebox';
import { keepByText } from '../../../definitions/keep.ts';
import type { DefinitionData, ObligationDefinition } from '../../../definitions/types.ts';
import { holds } from '../../../engine/condition.ts';
import { readerOf } from '../../../engine/facts.ts';
import { fingerprint } from '../../../engine/fingerprint.ts';
import { resolveJourney } from '../../../engine/journey.ts';
import type { Model } from '../../../engine/model.ts';
import { type ShownText, shownByItem } from '../../../engine/shown-texts.ts';
import type { JourneyState, Json, OwnerId, ResolvedCard } from '../../../engine/types.ts';
import { writtenText } from '../../../engine/written-texts.ts';
import { energy } from '../../trade.ts';

/**
 * What a customer was shown when the terms were saved, as it is kept with the sign-up: each text by the fingerprint of its
 * wording and what filled its placeholders, and the obligations that spoke of it then, with what became of each.
 */
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
  const present = resolveJourney(model, state).filter((step) => step.present && step.card.card === name);
  const written = present.flatMap(({ id, card }) => {
    const definition = model.steps.find((step) => step.id === id)?.card;
    return definition === undefined
      ? []
      : shownByItem(card, energy.spoken).map((text) => writtenText(definition, text));
  });
  const wordings = new Map<string, string>();
  const texts: Static<typeof Shown>['texts'] = [];
  for (const { item, wording, values } of written) {
    const hash = await fingerprintOf(wording);
    if (hash === undefined) return undefined;
    wordings.set(hash, wording);
    texts.push({ item, wording: hash, values: [...values] });
  }
  const cards = present.map(({ card }) => card);
  const law = lawOn(data, model, state, { ...owner, cards });
  return { shown: { variant: owner.variant, texts, law }, wordings };
}

/** The obligations of the journey that speak of these cards to this customer, and what is seen of each. */
function lawOn(
  { obligations = {} }: DefinitionData,
  model: Model,
  state: JourneyState,
  { ids, variant, cards }: Owner & { readonly cards: readonly ResolvedCard[] },
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
    const seen = seenOf(obligation, model, cards, read);
    const are = (isMet: boolean) => seen.flatMap(([what, met]) => (met === isMet ? what : []));
    return seen.length === 0 ? [] : { name, says, source, met: are(true), unmet: are(false) };
  });
}

/** What an obligation asks of items of these cards that can be seen in one situation, and whether it is so. */
function seenOf(
  { shows = [], hides = [], requires = [], agrees = [] }: ObligationDefinition,
  { steps }: Model,
  cards: readonly ResolvedCard[],
  read: (path: string) => Json | undefined,
): readonly (readonly [string, boolean])[] {
  const ours = steps.filter(({ id }) => cards.some((card) => card.id === id)).map(({ card }) => card);
  const isOurs = (item: string) =>
    ours.some(({ schema, notices, groups }) =>
      [schema.properties, notices, groups].some((all) => all !== undefined && Object.hasOwn(all, item)),
    );
  const texts: readonly ShownText[] = cards.flatMap((card) => shownByItem(card, energy.spoken));
  const fields = cards.flatMap((card) => card.fields);
  const isShown = (item: string) =>
    texts.some((text) => text.item === item) || fields.some((field) => field.name === item);
  const isRequired = (item: string) => fields.some((field) => field.name === item && field.required);
  const look = (word: string, items: readonly string[], isSo: (item: string) => boolean) =>
    items.filter(isOurs).map((item) => [`${word} ${item}`, isSo(item)] as const);
  return [
    ...look('shows', shows, isShown),
    ...look('hides', hides, (item) => !isShown(item)),
    ...look('requires', requires, isRequired),
    ...look('agrees', agrees, (item) => isShown(item) && read(item) === true),
  ];
}
