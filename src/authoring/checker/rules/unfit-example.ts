import { own } from '../../../engine/own.ts';
import { at, entries, items, type Node, textOf } from '../json.ts';
import { unsafeBecause } from '../regex/ambiguity.ts';
import type { FileRule, Flaw } from '../rule.ts';
import { placeIn, type Source } from '../source.ts';

export const unfitExample: FileRule = {
  severity: 'error',
  doc: 'An example in the hint or the message of a field that the field itself refuses.',
  *findIn(source) {
    for (const { key, value: schema } of entries(at(source.root, 'schema', 'properties'))) {
      const messages = entries(at(schema, 'errorMessage')).map(({ value }) => value);
      const texts = [at(source.root, 'ui', key, 'hint'), ...messages].flatMap((node) => node ?? []);
      for (const node of texts) yield* unfitIn(source, schema, node);
    }
  },
};

function* unfitIn(source: Source, schema: Node, node: Node): Generator<Flaw> {
  for (const [, found = ''] of (textOf(node) ?? '').matchAll(examples)) {
    const example = found.replace(/[.!]+$/, '');
    // An example of other words tells what is meant, and is no answer.
    if (!/[\d@]/.test(example)) continue;
    // People type spaces, hyphens and small letters that a field takes away.
    const spellings = [example, example.replace(/[\s-]/g, '')].flatMap((one) => [one, one.toUpperCase()]);
    const broken = spellings.map((one) => brokenBy(source, schema, one));
    const [first] = broken;
    if (first === undefined || broken.includes(undefined)) continue;
    const message = `The field refuses its own example "${example}": its schema says ${first}. Give an example that is right.`;
    yield { where: placeIn(source, node, example), message };
  }
}

const examples =
  /\b(?:[Ss]uch as|[Ff]or example,?|[Ff]or instance,?|e\.g\.,?):? ([^\s,;()]+(?:(?<![.!]) [^\s,;()a-z]+(?![a-z]))*)/g;

/** The keyword by which a schema refuses what is typed; undefined where it takes it. */
function brokenBy({ trade }: Source, schema: Node, typed: string): string | undefined {
  const says = (keyword: string) => at(schema, keyword);
  const isNumber = [says('type'), ...items(says('type'))].some((type) =>
    ['integer', 'number'].includes(textOf(type) ?? ''),
  );
  const size = isNumber ? Number(typed) : [...typed].length;
  const limits: readonly (readonly [string, (limit: number) => boolean])[] = isNumber
    ? [
        ['minimum', (limit) => size < limit],
        ['maximum', (limit) => size > limit],
      ]
    : [
        ['minLength', (limit) => size < limit],
        ['maxLength', (limit) => size > limit],
      ];
  for (const [keyword, isBroken] of limits) {
    const limit = says(keyword)?.value;
    if (typeof limit === 'number' && isBroken(limit)) return `"${keyword}": ${limit}`;
  }
  const format = textOf(says('format')) ?? '';
  const patterns = {
    pattern: textOf(says('pattern')),
    format: formats[format] ?? own(trade.words.formats, format)?.pattern,
  };
  for (const [keyword, pattern] of Object.entries(patterns)) {
    // One that is refused itself is not tried: it may never end.
    if (pattern === undefined || unsafeBecause(pattern) !== undefined) continue;
    if (!new RegExp(pattern, 'u').test(typed))
      return `"${keyword}": ${JSON.stringify(at(schema, keyword)?.value)}`;
  }
  return undefined;
}

/** What the formats of JSON Schema that people type come to. */
const formats: Readonly<Record<string, string>> = {
  email: '^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$',
  date: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
};
