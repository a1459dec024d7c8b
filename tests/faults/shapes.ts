import type { TSchema } from '@sinclair/typebox';
import fc from 'fast-check';

/** Where a value stands in a reply: names of objects, and 0 for the first row of a list. */
export type Position = readonly (string | 0)[];

/** Every position of the replies that a schema describes, the whole reply included. */
export function positionsIn(schema: TSchema, at: Position = []): readonly Position[] {
  const properties: Readonly<Record<string, TSchema>> = schema.properties ?? {};
  return [
    at,
    ...Object.entries(properties).flatMap(([name, inner]) => positionsIn(inner, [...at, name])),
    ...(schema.items === undefined ? [] : positionsIn(schema.items, [...at, 0])),
  ];
}

/** The value at a position; undefined where there is none. */
export function valueAt(reply: unknown, at: Position): unknown {
  return at.reduce<unknown>((value, key) => Object(value)[key], reply);
}

/** Texts that somebody wrote who means harm. */
export const hostileTexts = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '\u202Egnp.exe\u0000\u200B',
  '__proto__',
  '{brand.supplierName} **bold** [x](javascript:alert(1))',
  `${'long '.repeat(60_000)}`,
  '\uD800',
  '',
];

const deep = (levels: number): unknown => JSON.parse(`${'[{"x":'.repeat(levels)}null${'}]'.repeat(levels)}`);
const pollution: unknown = JSON.parse(
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":null,"length":-1}',
);
const manyRows = (row: unknown, count: number): readonly unknown[] =>
  Array.from({ length: count }, (_, index) =>
    typeof row === 'object' && row !== null && 'id' in row ? { ...row, id: index } : row,
  );

/** What may stand in the place of a value; the value as it should be is given. */
const twists: Readonly<Record<string, (value: unknown) => unknown>> = {
  absent: () => undefined,
  null: () => null,
  'a number': () => 42,
  'a huge number': () => 1e308,
  'a negative number': () => -1,
  'half a number': () => 0.5,
  'a text': () => '7',
  true: () => true,
  'an empty list': () => [],
  'an empty object': () => ({}),
  'a list around it': (value) => [value],
  'an object around it': (value) => ({ value }),
  'odd keys': (value) => Object.assign(Object(pollution), Object(value) === value ? value : {}),
  'a deep nest': () => deep(300),
  'two of it': (value) => (Array.isArray(value) ? [...value, ...value] : value),
  'rows of nonsense': (value) => (Array.isArray(value) ? [null, 3, 'x', [], ...value] : value),
};

/** A reply with something else at one position. */
export interface Shape {
  readonly says: string;
  readonly reply: unknown;
}

/** The reply with the value at a position replaced; an absent one is taken out. */
function replaced(reply: unknown, at: Position, by: unknown): unknown {
  const [key, ...rest] = at;
  if (key === undefined) return by;
  if (Array.isArray(reply)) return reply.map((row, index) => (index === key ? replaced(row, rest, by) : row));
  if (typeof reply !== 'object' || reply === null) return reply;
  return Object.fromEntries(
    Object.entries(reply).map(([name, value]) => [name, name === key ? replaced(value, rest, by) : value]),
  );
}

function shape(reply: unknown, at: Position, says: string, twist: (value: unknown) => unknown): Shape {
  return { says: `${says} at /${at.join('/')}`, reply: replaced(reply, at, twist(valueAt(reply, at))) };
}

const isText = (value: unknown) => typeof value === 'string';

/** Each twist at each position, each hostile text at each text. */
export function everyShape(schema: TSchema, reply: unknown): readonly Shape[] {
  return positionsIn(schema).flatMap((at) => [
    ...Object.entries(twists).map(([says, twist]) => shape(reply, at, says, twist)),
    ...(isText(valueAt(reply, at))
      ? hostileTexts.map((text) => shape(reply, at, `the text ${text.slice(0, 20)}`, () => text))
      : []),
  ]);
}

/** Replies with up to four twists at once, at any positions; what stood there before may be gone by then. */
export function anyShape(schema: TSchema, reply: unknown): fc.Arbitrary<Shape> {
  const one = fc.record({
    at: fc.constantFrom(...positionsIn(schema)),
    twist: fc.constantFrom(
      ...Object.entries(twists),
      ...hostileTexts.map((text) => [`the text ${text.slice(0, 20)}`, () => text] as const),
    ),
  });
  return fc.array(one, { minLength: 1, maxLength: 4 }).map((changes) =>
    changes.reduce<Shape>(
      (before, { at, twist: [says, twist] }) => {
        const next = shape(before.reply, at, says, twist);
        return { says: `${before.says}, ${next.says}`, reply: next.reply };
      },
      { says: '', reply },
    ),
  );
}

/** The reply with every text replaced. */
export function withTexts(reply: unknown, text: string): unknown {
  return JSON.parse(JSON.stringify(reply), (_, value) => (isText(value) ? text : value));
}

/** The reply with every leaf of another type: numbers as texts, texts as numbers, flags as words. */
export function withOtherTypes(reply: unknown): unknown {
  return JSON.parse(JSON.stringify(reply), (_, value) => {
    if (isText(value)) return 7;
    if (typeof value === 'number') return `${value}`;
    return typeof value === 'boolean' ? `${value}` : value;
  });
}

/** The reply with this many rows in each of its innermost lists of objects. */
export function withRows(reply: unknown, count: number): unknown {
  return JSON.parse(JSON.stringify(reply), (_, value) =>
    Array.isArray(value) && typeof value[0] === 'object' && !Object.values(value[0]).some(isLong)
      ? manyRows(value[0], count)
      : value,
  );
}

const isLong = (value: unknown) => Array.isArray(value) && value.length > 1000;
