import { own } from './own.ts';
import { prefixed, type Renaming, renameCard, renamingFor } from './prefix.ts';
import type { Trade } from './trade.ts';
import type {
  CardDefinition,
  CompiledCard,
  Consequence,
  Definitions,
  FieldSchema,
  JourneyDefinition,
  NoticeDefinition,
  StepDefinition,
} from './types.ts';

/** One step of a journey with its card spelt for it. */
export interface StepModel {
  /** `usage`, or `usage.north` for a step with `for`. */
  readonly id: string;
  readonly definition: StepDefinition;
  readonly card: CardDefinition;
  readonly rename: Renaming;
  /** What `step.for` reads: the step's `for`, or what the trade calls the whole. */
  readonly part: string;
  /** The card's own name of each of the step's fields, for validators. */
  readonly baseNames: ReadonlyMap<string, string>;
  readonly compiled: CompiledCard | undefined;
  /** Effect keys that keep this card waiting, and the message's name. */
  readonly waits: readonly { readonly key: string; readonly message: string }[];
  /** Names of groups that tabs open. */
  readonly panels: ReadonlySet<string>;
}

/** Where a field is declared: a step's card, or the journey itself. */
interface FieldPlace {
  readonly schema: FieldSchema;
  readonly step?: StepModel;
}

/** What follows from a change of one name. */
interface Follow {
  readonly consequences: readonly Consequence[];
  readonly step?: StepModel;
}

/** A journey ready to run: steps expanded, fields and consequences indexed. Made once, never changed. */
export interface Model {
  readonly name: string;
  readonly definitions: Definitions;
  readonly trade: Trade;
  readonly journey: JourneyDefinition;
  readonly steps: readonly StepModel[];
  /** Every field of the journey and of the journeys inside it. */
  readonly fields: ReadonlyMap<string, FieldPlace>;
  /** By changed name: a field, a source or `lookup.NAME`. */
  readonly onChange: ReadonlyMap<string, readonly Follow[]>;
  /**
   * Journeys that a field of this one opens, by name: those of `ui.journey`, and the one of each list of entries
   * (`entryName`). They share the same answers.
   */
  readonly nested: ReadonlyMap<string, Model>;
}

/**
 * Makes the model of one journey. Throws on a journey or card that the definitions do not hold: that is a mistake of
 * the definitions, which the checker reports before anything runs.
 */
export function buildModel(definitions: Definitions, journeyName: string, trade: Trade): Model {
  return buildNested(definitions, journeyNamed(definitions, journeyName), trade, []);
}

function journeyNamed({ journeys }: Definitions, name: string): JourneyDefinition {
  const journey = own(journeys, name);
  if (journey === undefined) throw new Error(`There is no journey "${name}".`);
  return journey;
}

function buildNested(
  definitions: Definitions,
  journey: JourneyDefinition,
  trade: Trade,
  outside: readonly string[],
): Model {
  const name = journey.journey;
  const steps = journey.steps.map((step) => buildStep(definitions, name, step, trade));
  const inside = [...outside, name];
  const nested = new Map<string, Model>();
  for (const inner of steps.flatMap((step) => journeysIn(step, definitions))) {
    if (!inside.includes(inner.journey))
      nested.set(inner.journey, buildNested(definitions, inner, trade, inside));
  }
  const fields = new Map<string, FieldPlace>();
  const onChange = new Map<string, readonly Follow[]>();
  const follow = (key: string, follows: readonly Follow[]) =>
    onChange.set(key, [...(onChange.get(key) ?? []), ...follows]);
  for (const step of steps) {
    for (const [field, schema] of Object.entries(step.card.schema.properties))
      fields.set(field, { schema, step });
    for (const [key, consequences] of Object.entries(step.card.onChange ?? {}))
      follow(key, [{ consequences, step }]);
  }
  for (const inner of nested.values()) {
    for (const [field, place] of inner.fields) if (!fields.has(field)) fields.set(field, place);
    for (const [key, follows] of inner.onChange) follow(key, follows);
  }
  for (const [field, schema] of Object.entries(journey.schema?.properties ?? {})) {
    if (!fields.has(field)) fields.set(field, { schema });
  }
  for (const [key, consequences] of Object.entries(journey.onChange ?? {})) follow(key, [{ consequences }]);
  fields.delete('__proto__');
  return { name, definitions, trade, journey, steps, fields, onChange, nested };
}

function buildStep(
  definitions: Definitions,
  journey: string,
  definition: StepDefinition,
  trade: Trade,
): StepModel {
  const written = own(definitions.cards, definition.card);
  if (written === undefined) throw new Error(`Journey "${journey}" has no card "${definition.card}".`);
  const prefix = definition.for;
  const rename = renamingFor(written, prefix, trade);
  const spelt = prefix === undefined ? written : renameCard(written, rename);
  const card = { ...spelt, notices: sharedNotices(written, definitions.notices) };
  return {
    id: entryName(definition.card, prefix),
    definition,
    card,
    rename,
    part: prefix ?? trade.whole,
    baseNames: new Map(
      Object.keys(written.schema.properties).map((base) => [
        prefix === undefined ? base : prefixed(prefix, base),
        base,
      ]),
    ),
    compiled: own(definitions.validators, definition.card),
    waits: effectsOf(card).flatMap((effect) => {
      const message = own(trade.waiting, effect);
      return message === undefined ? [] : [{ key: effectKey({ effect, for: prefix }), message }];
    }),
    panels: new Set(
      Object.values(card.ui ?? {}).flatMap((ui) => (ui.options ?? []).flatMap(({ group }) => group ?? [])),
    ),
  };
}

/** The key of an effect under way: `fetch-prices`, or `fetch-prices.north` when a step with `for` asks. */
export function effectKey(call: { readonly effect: string; readonly for?: string | undefined }): string {
  return call.for === undefined ? call.effect : `${call.effect}.${call.for}`;
}

/** The journeys that the fields of a step open. */
function journeysIn({ card, definition }: StepModel, definitions: Definitions): readonly JourneyDefinition[] {
  const opened = Object.values(card.ui ?? {}).flatMap(({ journey }) =>
    typeof journey === 'string' ? journeyNamed(definitions, journey) : [],
  );
  const lists = Object.values(card.each ?? {}).map((each) => entryJourney(each.card, definition.for));
  return [...opened, ...lists];
}

/** The name of the journey that fills in an entry: that of the card, with the part that it is for. */
export function entryName(card: string, part: string | undefined): string {
  return part === undefined ? card : `${card}.${part}`;
}

/** The journey that fills in an entry of a list: the entry's card alone. */
function entryJourney(card: string, part: string | undefined): JourneyDefinition {
  return {
    journey: entryName(card, part),
    title: '',
    reveal: 'all',
    steps: [{ card, ...(part === undefined ? {} : { for: part }) }],
    submit: { label: '', run: [], invalid: '' },
  };
}

function effectsOf(card: CardDefinition): readonly string[] {
  const consequences = [card.onEnter ?? [], ...Object.values(card.onChange ?? {})].flat();
  const run = consequences.flatMap((one) => ('run' in one ? one.run : []));
  const pressed = Object.values(card.ui ?? {}).flatMap(({ action }) =>
    typeof action === 'string' ? action : [],
  );
  return [...new Set([...run, ...pressed])];
}

function sharedNotices(
  card: CardDefinition,
  shared: Definitions['notices'],
): Readonly<Record<string, NoticeDefinition>> {
  return Object.fromEntries(
    Object.entries(card.notices ?? {}).map(([name, notice]) => [
      name,
      notice.use === undefined ? notice : { ...own(shared, notice.use), ...notice },
    ]),
  );
}
