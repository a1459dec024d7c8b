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
  /** Journeys that a field of this one opens (`ui.journey`), by name; they share the same answers. */
  readonly nested: ReadonlyMap<string, Model>;
}

/**
 * Makes the model of one journey. Throws on a journey or card that the definitions do not hold: that is a mistake of
 * the definitions, which the checker reports before anything runs.
 */
export function buildModel(definitions: Definitions, journeyName: string, trade: Trade): Model {
  return buildNested(definitions, journeyName, trade, []);
}

function buildNested(
  definitions: Definitions,
  name: string,
  trade: Trade,
  outside: readonly string[],
): Model {
  const journey = own(definitions.journeys, name);
  if (journey === undefined) throw new Error(`There is no journey "${name}" in the definitions.`);
  const steps = journey.steps.map((step) => buildStep(definitions, name, step, trade));
  const inside = [...outside, name];
  const nested = new Map<string, Model>();
  for (const inner of steps.flatMap(journeysNamed)) {
    if (!inside.includes(inner)) nested.set(inner, buildNested(definitions, inner, trade, inside));
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
  if (written === undefined)
    throw new Error(`Journey "${journey}" names card "${definition.card}", which is not there.`);
  const prefix = definition.for;
  const rename = renamingFor(written, prefix, trade);
  const spelt = prefix === undefined ? written : renameCard(written, rename);
  const card = { ...spelt, notices: sharedNotices(written, definitions.notices) };
  return {
    id: prefix === undefined ? definition.card : `${definition.card}.${prefix}`,
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

function journeysNamed(step: StepModel): readonly string[] {
  return Object.values(step.card.ui ?? {}).flatMap(({ journey }) =>
    typeof journey === 'string' ? journey : [],
  );
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
