import { isDay } from '../../../days/days.ts';
import { holds } from '../../../engine/condition.ts';
import { decimalOf } from '../../../engine/decimal.ts';
import type { StepModel } from '../../../engine/model.ts';
import { isMap, own } from '../../../engine/own.ts';
import { readAnswer } from '../../../engine/path.ts';
import type { TradeWords } from '../../../engine/trade-words.ts';
import type { FieldSchema, Json, RuleDefinition } from '../../../engine/types.ts';
import { isFrom } from '../../../engine/value.ts';
import { keep } from '../keep.ts';
import { days } from './days.ts';
import { textSample } from './text-sample.ts';

/** An answer as the definitions know it, and all that they compare it or its parts with, by path. */
export interface AnswerWords {
  readonly trade: TradeWords;
  readonly name: string;
  readonly schema: FieldSchema;
  /** The steps whose card asks for it. */
  readonly steps: readonly StepModel[];
  readonly literals: ReadonlyMap<string, readonly Json[]>;
  /** Right values that somebody wrote down (contexts.json). */
  readonly samples: readonly Json[];
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Whether it is held against another value or something is worked out from it: then each number and day counts. */
  readonly isRelated: boolean;
}

/**
 * Values of one answer, one for every class that the definitions can tell apart: by each keyword of its schema, each
 * rule, each check and each comparison. "Nothing" is not among them.
 */
export function answerClasses(words: AnswerWords): readonly Json[] {
  const { name, literals, samples, today, isRelated } = words;
  const about = JSON.stringify([
    ...[name, [...literals], samples, today, isRelated],
    ...[declared(words).map(textOfSchema), rulesOf(words).map(textOfRule)],
  ]);
  const known = classesOf(words.trade);
  const classes = known.get(about) ?? classify(words);
  if (known.size > mostKept) known.clear();
  known.set(about, classes);
  return classes;
}

/** The answer's schemas: two journeys may ask different things under one name. */
function declared({ name, schema, steps }: AnswerWords): readonly FieldSchema[] {
  return [schema, ...steps.map(({ card }) => own(card.schema.properties, name) ?? schema)];
}

const textOfSchema = keep((schema: FieldSchema) => JSON.stringify(schema));
const textOfRule = keep(({ message: _, ...rule }: RuleDefinition) => JSON.stringify(rule));

/** What was worked out before, by the text of all that it rests on: the files may be new objects that say the same. */
const classesOf = keep((_: TradeWords) => new Map<string, readonly Json[]>());
const mostKept = 10_000;

function classify(words: AnswerWords): readonly Json[] {
  const found = new Map<string, Json>();
  for (const value of candidates(words)) {
    const mark = markOf(words, value);
    if (!found.has(mark)) found.set(mark, value);
  }
  return [...found.values()];
}

/** How the definitions judge a value: equal marks mean that no condition and no rule tells two values apart. */
function markOf({ name, steps, literals, today, trade, isRelated }: AnswerWords, value: Json): string {
  const compared = [...literals].flatMap(([path, all]) =>
    all.map((literal) =>
      holds(
        { [path]: isMap(literal) ? literal : [literal] },
        (asked) => readAnswer({ [name]: value }, asked),
        {},
      ),
    ),
  );
  const judged = steps.flatMap(({ compiled, card, baseNames }) => {
    const answers = { [baseNames.get(name) ?? name]: value };
    const failed = (compiled?.schema(answers) ?? []).map(({ keyword }) => keyword);
    const rules = (card.rules ?? []).map((rule, index) =>
      rule.field === name
        ? [(compiled?.rules[index]?.(answers) ?? []).length, passes(trade, rule, value, today)]
        : 0,
    );
    return [failed, rules];
  });
  const itself = isRelated && (isDay(value) || decimalOf(value) !== undefined) ? value : null;
  return JSON.stringify([compared, judged, itself]);
}

function passes(trade: TradeWords, rule: RuleDefinition, value: Json, today: string): boolean {
  const check = own(trade.checks, rule.check ?? '');
  return check === undefined || check(value, today, constants(rule));
}

/** What a rule gives its check, as far as it stands in the file. */
function constants({ with: given = {} }: RuleDefinition): Readonly<Record<string, Json>> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (isFrom(value) ? [] : [[name, value] as const])),
  );
}

function candidates(words: AnswerWords): readonly Json[] {
  const schemas = new Map(declared(words).map((schema) => [textOfSchema(schema), schema]));
  return [...schemas.values()].flatMap((schema) => candidatesOf({ ...words, schema }));
}

function candidatesOf(words: AnswerWords): readonly Json[] {
  const { schema, samples, literals, name } = words;
  if (schema.enum !== undefined) return schema.enum;
  const types = [schema.type ?? []].flat();
  const compared = (literals.get(name) ?? []).filter(
    (literal) => !isMap(literal) && literal !== null && isOf(types, literal),
  );
  const byType = types.flatMap((type) => {
    switch (type) {
      case 'boolean':
        return [true, false];
      case 'integer':
      case 'number':
        return numbers(words);
      case 'string':
        return texts(words);
      case 'object':
        return objects(words);
      case 'array':
        return lists(words);
      default:
        return [];
    }
  });
  return [...samples, ...compared, ...byType];
}

/** Whether a value is of one of the types that a schema names; of any where it names none. */
function isOf(types: readonly string[], value: Json): boolean {
  if (types.length === 0) return true;
  if (Array.isArray(value)) return types.includes('array');
  return types.includes(typeof value) || (Number.isInteger(value) && types.includes('integer'));
}

/** The rules of an answer, wherever it is asked. */
function rulesOf({ name, steps }: AnswerWords): readonly RuleDefinition[] {
  return steps.flatMap(({ card }) => (card.rules ?? []).filter(({ field }) => field === name));
}

/** The schemas that an answer must pass somewhere: its own, and the `must` of its rules. */
function schemasOf(words: AnswerWords): readonly FieldSchema[] {
  return [words.schema, ...rulesOf(words).flatMap(({ must }) => (must ? [must] : []))];
}

function limitsIn(
  all: readonly Readonly<Record<string, unknown>>[],
  ...names: readonly string[]
): readonly number[] {
  return all.flatMap((one) => names.flatMap((name) => (typeof one[name] === 'number' ? one[name] : [])));
}

function tests({ literals, name }: AnswerWords): readonly Readonly<Record<string, unknown>>[] {
  const all: readonly unknown[] = literals.get(name) ?? [];
  return all.filter(isMap);
}

/** Each boundary with its neighbours, and 1. */
function numbers(words: AnswerWords): readonly number[] {
  const limits = [
    ...limitsIn(schemasOf(words), 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'),
    ...limitsIn(tests(words), 'min', 'max'),
    ...limitsIn(rulesOf(words).map(constants), 'min', 'max'),
  ];
  return [1, ...limits.flatMap((limit) => [limit, limit - 1, limit + 1])];
}

/** A right text of the formats of JSON Schema that people type. */
const formatSamples: Readonly<Record<string, string>> = {
  date: '2001-02-03',
  email: 'somebody@example.com',
  uri: 'https://example.com/',
};

/** Samples of each pattern and format, and what begins as conditions ask, at each length that matters; days where a check or format wants one. */
function texts(words: AnswerWords): readonly string[] {
  const schemas = schemasOf(words);
  const patterns = schemas
    .flatMap(({ pattern, format }) => [
      pattern,
      typeof format === 'string' && own(words.trade.words.formats, format)?.pattern,
    ])
    .flatMap((pattern) => (typeof pattern === 'string' ? textSample(pattern) || [] : []));
  const formatted = schemas.flatMap(({ format }) => own(formatSamples, `${format}`) ?? []);
  const begins = tests(words).flatMap(({ startsWith }) => (typeof startsWith === 'string' ? startsWith : []));
  const rules = rulesOf(words);
  const isDated =
    rules.some(({ check }) => check !== undefined) || schemas.some(({ format }) => format === 'date');
  const dated = isDated ? days(words.today, limitsIn(rules.map(constants), 'years')) : [];
  const seeds = [...new Set([...patterns, ...formatted, ...begins, 'a', 'A', '1', '0', '-'])];
  const lengths = limitsIn(schemas, 'minLength', 'maxLength').flatMap((length) => [
    length,
    length - 1,
    length + 1,
  ]);
  const padded = seeds.flatMap((seed) =>
    [...new Set(lengths)]
      .filter((length) => length > seed.length && length <= 300)
      .flatMap((length) => ['1', '0', 'a'].map((pad) => seed.padEnd(length, pad))),
  );
  return [...dated, ...seeds, ...padded];
}

/** Objects whose parts that somebody asks for are all there, with each value of those parts; and one without any. */
function objects({ name, literals, schema }: AnswerWords): readonly Json[] {
  let all: Readonly<Record<string, Json>>[] = [{}];
  for (const [path, compared] of literals) {
    if (!path.startsWith(`${name}.`)) continue;
    const part = path.slice(name.length + 1);
    if (part.includes('.')) continue;
    const type = typeOfPart(schema, part);
    const plain = compared.filter((literal) => !isMap(literal));
    const usual =
      type === 'boolean' || typeof plain[0] === 'boolean' ? [true, false] : [type === 'integer' ? 1 : 'a'];
    all = all.flatMap((one) => [...usual, ...plain].map((value) => ({ ...one, [part]: value }))).slice(0, 64);
  }
  return [...all, {}];
}

function typeOfPart({ properties }: FieldSchema, part: string): unknown {
  const schema = isMap(properties) ? own(properties, part) : undefined;
  return isMap(schema) ? schema.type : undefined;
}

/** Lists of a choice of several: every one of a few choices, else none, each alone, all but each, and all. */
function choices(all: readonly Json[]): readonly Json[] {
  if (all.length <= 4)
    return Array.from({ length: 2 ** all.length }, (_, marks) =>
      all.filter((_, place) => Math.floor(marks / 2 ** place) % 2 === 1),
    );
  return [[], ...all.map((one) => [one]), ...all.map((one) => all.filter((other) => other !== one)), all];
}

/** Lists of none and of one; where a check adds up a part of the entries, with each boundary as that part. */
function lists(words: AnswerWords): readonly Json[] {
  const { items } = words.schema;
  if (isMap(items) && Array.isArray(items.enum)) return choices(items.enum);
  const rules = rulesOf(words).map(constants);
  const part = rules.map((rule) => rule.part).find((one) => typeof one === 'string');
  const limits = limitsIn(rules, 'min', 'max').flatMap((limit) => [limit, limit - 1, limit + 1]);
  if (part === undefined) return [[], [1]];
  return [[], ...[1, ...limits].map((amount) => [{ [`${part}`]: amount }])];
}
