import { Ajv, type ErrorObject } from 'ajv';
import addErrorMessages from 'ajv-errors';
import {
  answer,
  buildModel,
  type CardDefinition,
  type Change,
  type CompiledCard,
  type CompiledCheck,
  checks,
  type Definitions,
  emptyState,
  type FieldSchema,
  type JourneyDefinition,
  type JourneyState,
  type Json,
  type Model,
  type ResolvedField,
  type ResolvedStep,
  resolveJourney,
  type Trade,
} from '../src/engine/index.ts';

/** A card of these fields, all in its order and drawn as text; `parts` add to it or replace. */
export function aCard(
  card: string,
  fields: Readonly<Record<string, FieldSchema>>,
  parts: Partial<CardDefinition> = {},
): CardDefinition {
  const names = Object.keys(fields);
  return {
    card,
    title: card,
    order: names,
    schema: { type: 'object', properties: fields },
    ...parts,
    ui: { ...Object.fromEntries(names.map((name) => [name, { widget: 'text-field' }])), ...parts.ui },
  };
}

/** A journey of these steps, one card at a time. */
export function aJourney(
  journey: string,
  steps: JourneyDefinition['steps'],
  parts: Partial<JourneyDefinition> = {},
): JourneyDefinition {
  return {
    journey,
    title: journey,
    reveal: 'one-at-a-time',
    steps,
    submit: { label: 'Send', run: ['send'], invalid: 'Please look again' },
    ...parts,
  };
}

/** The generic messages that the tests need (specification, quote journey §5). */
const messages = {
  required: '{label} is required',
  between: '{label} must be between {min} & {max}.',
  max: "{label} can't be more than {max}",
  min: "{label} can't be less than {min}",
  'min-length': '{label} must be at least {min} characters.',
  'max-length': '{label} exceeds {max} characters.',
  invalid: '{label} is invalid.',
  'for-gas': 'gas',
  'for-both': 'gas and electricity',
  waiting: 'One moment, please.',
};

/** Definitions of these parts, with every card's schema and rules compiled. */
export function definitionsOf(parts: {
  readonly cards: readonly CardDefinition[];
  readonly journeys: readonly JourneyDefinition[];
  readonly conditions?: Definitions['conditions'];
  readonly facts?: Definitions['facts'];
  readonly notices?: Definitions['notices'];
  readonly marks?: Definitions['marks'];
}): Definitions {
  const { cards, journeys, conditions = {}, facts = {}, notices = {}, marks = {} } = parts;
  return {
    journeys: Object.fromEntries(journeys.map((journey) => [journey.journey, journey])),
    cards: Object.fromEntries(cards.map((card) => [card.card, card])),
    conditions,
    facts,
    messages,
    notices,
    marks,
    validators: Object.fromEntries(cards.map((card) => [card.card, compiledCard(card)])),
  };
}

export const trade: Trade = {
  sources: { meter: {}, plan: {}, session: { merges: true }, brand: {}, averages: {} },
  checks,
  spoken: [],
  whole: 'both',
  ownLookups: ['suppliers'],
  placeholders: { for: null, label: null, min: null, max: null, phone: 'brand.supplierPhone' },
  waiting: { look: 'waiting' },
};

/** The model of a journey whose steps are these cards in this order. */
export function modelOf(
  cards: readonly CardDefinition[],
  parts: Omit<Parameters<typeof definitionsOf>[0], 'cards' | 'journeys'> & {
    readonly journey?: Partial<JourneyDefinition>;
    readonly inner?: readonly JourneyDefinition[];
  } = {},
): Model {
  const { journey, inner = [], ...others } = parts;
  const outer = aJourney(
    'main',
    cards.map(({ card }) => ({ card })),
    journey,
  );
  return buildModel(definitionsOf({ cards, journeys: [outer, ...inner], ...others }), 'main', trade);
}

export const today = '2026-03-01';

/** A state with these answers, as if a person had given them before. */
export function stateWith(
  answers: Readonly<Record<string, Json>>,
  parts: Partial<JourneyState> = {},
): JourneyState {
  return { ...emptyState(trade, today), answers, ...parts };
}

/** Plays changes one after another and gives the last result. */
export function play(model: Model, state: JourneyState, ...changes: readonly Change[]) {
  return changes.reduce(
    (last, change) => answer(model, last.state, change),
    answer(model, state, { kind: 'enter' }),
  );
}

export const says = (field: string, value: Json | undefined): Change => ({ kind: 'answer', field, value });

/** The step of that id; a test that asks for another fails here. */
export function stepOf(model: Model, state: JourneyState, id: string): ResolvedStep {
  const step = resolveJourney(model, state).find((one) => one.id === id);
  if (step === undefined) throw new Error(`There is no step "${id}".`);
  return step;
}

export function fieldOf(model: Model, state: JourneyState, name: string): ResolvedField | undefined {
  return resolveJourney(model, state)
    .flatMap(({ card }) => card.fields)
    .find((field) => field.name === name);
}

/** The messages of a field's errors, wherever its card stands. */
export function errorsOf(model: Model, state: JourneyState, field: string): readonly string[] {
  return resolveJourney(model, state)
    .flatMap(({ card }) => card.errors)
    .flatMap((error) => (error.field === field ? error.message : []));
}

export const openSteps = (model: Model, state: JourneyState): readonly string[] =>
  resolveJourney(model, state).flatMap(({ open, id }) => (open ? id : []));

const ajv = addErrorMessages(new Ajv({ allErrors: true, strict: false }));

function compiledCard(card: CardDefinition): CompiledCard {
  const { properties } = card.schema;
  return {
    schema: check({ type: 'object', properties }),
    rules: (card.rules ?? []).map(({ field, must }) =>
      must ? check({ type: 'object', properties: { [field]: must } }) : undefined,
    ),
  };
}

function check(schema: object): CompiledCheck {
  const validate = ajv.compile(schema);
  return (answers) => (validate(answers) ? [] : (validate.errors ?? []).map(failure));
}

function failure(error: ErrorObject) {
  const own = error.keyword === 'errorMessage' ? error.message : undefined;
  return {
    field: error.instancePath.slice(1),
    keyword: error.keyword,
    ...(typeof error.params.limit === 'number' ? { limit: error.params.limit } : {}),
    ...(own === undefined ? {} : { message: own }),
  };
}
