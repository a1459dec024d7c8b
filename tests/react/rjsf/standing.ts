import { definitions } from '../../../src/definitions/load.ts';
import { energy } from '../../../src/energy/trade.ts';
import { resolveJourney } from '../../../src/engine/journey.ts';
import { buildModel } from '../../../src/engine/model.ts';
import { emptyState } from '../../../src/engine/state.ts';
import type {
  Answers,
  CardDefinition,
  FieldSchema,
  Json,
  Lookup,
  ResolvedField,
} from '../../../src/engine/types.ts';
import { createJourneyStore } from '../../../src/runtime/store.ts';

/** Every card of schemas/cards. */
export const cards: readonly CardDefinition[] = Object.values(definitions.cards);

/** Every field of a card at once, as if no condition hid one, and judged by its schema alone: conditions and rules are the engine's. */
function openly(card: CardDefinition): CardDefinition {
  const ui = Object.entries(card.ui ?? {}).map(([name, { options, ...others }]) => [
    name,
    { ...others, ...(options && { options: options.map(({ when: _, ...option }) => option) }) },
  ]);
  return { ...card, show: {}, rules: [], onEnter: [], onChange: {}, ui: Object.fromEntries(ui) };
}

/** A card as it stands with some answers, with the store that holds them. */
export function stand(written: CardDefinition, answers: Answers, touched: readonly string[] = []) {
  const card = openly(written);
  const one = {
    ...definitions,
    cards: { ...definitions.cards, [card.card]: card },
    journeys: {
      ...definitions.journeys,
      one: {
        journey: 'one',
        trade: energy,
        title: 'One card',
        reveal: 'all' as const,
        steps: [{ card: card.card }],
        submit: { label: 'Send', run: [], invalid: '' },
      },
    },
  };
  const model = buildModel(one, 'one', energy);
  const state = {
    ...emptyState(energy, '2026-11-21'),
    answers,
    lookups: listsOf(card),
    touched: Object.fromEntries(touched.map((name) => [name, true as const])),
  };
  const steps = resolveJourney(model, state);
  const store = createJourneyStore(
    {
      definitions: one,
      journey: 'one',
      trade: energy,
      world: new Promise(() => {}),
      today: state.today,
      session: {},
    },
    { model, state, steps, loader: undefined, submitting: undefined, failure: undefined, go: undefined },
  );
  const [step] = steps;
  if (step === undefined) throw new Error(`Card "${card.card}" makes no step.`);
  return { card, store, shown: step.card };
}

export type Standing = ReturnType<typeof stand>;

/** Every list that the card's choices come from, with two items of the type that the field has. */
function listsOf(card: CardDefinition): Readonly<Record<string, Lookup>> {
  return Object.fromEntries(
    Object.entries(card.ui ?? {}).flatMap(([name, { lookup }]) => {
      if (lookup === undefined) return [];
      const isObject = typesOf(card.schema.properties[name]).includes('object');
      const items = ['First', 'Second'].map((label, index) => ({
        value: isObject ? { text: label } : index + 1,
        label,
      }));
      return [[lookup, { status: 'ready' as const, items }]];
    }),
  );
}

/** The types that a field's schema allows. */
function typesOf(schema: FieldSchema | undefined): readonly string[] {
  return typeof schema?.type === 'string' ? [schema.type] : (schema?.type ?? []);
}

/** The first right answer that comes to mind for a field. */
export function sample(field: ResolvedField, schema: FieldSchema): Json | undefined {
  const [option] = field.options ?? [];
  const types = typesOf(schema);
  if (types.includes('array')) return option && [option.value];
  if (option !== undefined) return option.value;
  if (schema.enum !== undefined) return schema.enum[0];
  if (types.includes('boolean')) return true;
  if (types.includes('number') || types.includes('integer')) return field.min ?? 12;
  return types.includes('string') ? '12' : undefined;
}
