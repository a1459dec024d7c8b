import { Script } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileValidators } from '../../src/build/compile-validators.ts';
import { createAjv } from '../../src/definitions/ajv.ts';
import { compiledCheck } from '../../src/definitions/compiled-check.ts';
import { definitions } from '../../src/definitions/load.ts';
import type { CardDefinition, Definitions, FieldSchema } from '../../src/engine/types.ts';
import { trade } from '../../src/trade.ts';
import { bundle, runWithoutEval } from './bundle.ts';

const helpers = new URL('../../src/definitions/compiled-check.ts', import.meta.url).pathname;

/** Every keyword that a field may use. */
const keywords: CardDefinition = {
  card: 'keywords',
  title: 'Keywords',
  order: [],
  schema: {
    type: 'object',
    properties: {
      'gasUsage.usage': { type: ['number', 'null'], minimum: 1, maximum: 20, multipleOf: 0.5 },
      open: { type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 10 },
      text: { type: 'string', minLength: 2, maxLength: 4, pattern: '^[a-z]*$' },
      day: { type: 'string', format: 'date' },
      one: { enum: ['a', 1, null, { deep: [1] }] },
      same: { const: true },
      list: { type: 'array', items: { type: 'integer' }, minItems: 1, maxItems: 3, uniqueItems: true },
      parts: { type: 'object', properties: { id: { type: 'integer' } } },
      'odd/na~me': { type: 'boolean' },
      worded: {
        type: 'string',
        maxLength: 3,
        pattern: '^x',
        errorMessage: { pattern: 'Begin {label} with x.' },
      },
      oneText: { type: 'string', minLength: 2, pattern: '^y', errorMessage: 'Wrong.' },
    },
  },
  rules: [
    { field: 'gasUsage.usage', must: { minimum: 5 } },
    { field: 'text', check: 'real-date' },
    { field: 'open', must: false },
    { field: 'gasUsage.usage', must: { minimum: 5 } },
  ],
};

const cards = { ...definitions.cards, keywords };
const source = compileValidators(cards, trade, helpers);
const script = await bundle({
  entry: `import { validators } from 'validators'; globalThis.validators = validators;`,
  validators: source,
});
const compiled: Definitions['validators'] = new Script(`${script}; validators`).runInThisContext();
const check = (answers: Record<string, unknown>) => compiled.keywords?.schema(answers);

describe('compiled validators', () => {
  it('hold no code that makes code of texts, and no require', () => {
    expect(source).not.toMatch(/\beval\b|\bFunction\b|\brequire\s*\(/);
    expect(script).not.toMatch(/\beval\b|\bFunction\s*\(/);
  });

  it('work where, as under our Content-Security-Policy, no code may be made of texts', () => {
    expect(runWithoutEval(script, `validators.keywords.schema({ text: 'A' })[0].keyword`)).toBe('minLength');
    expect(() => runWithoutEval(script, `new Function('return 1')()`)).toThrow(/Code generation/);
  });

  it('are shared by equal rules, so that a limit is compiled once', () => {
    expect(source.match(/"minimum":5/g)).toHaveLength(1);
  });

  it.each(Object.values(cards).map((card) => [card.card, card] as const))(
    'say of any answers to %s what ajv says at run time',
    (name, card) => {
      const ajv = createAjv(trade, { strictTypes: false });
      const schemas = [
        card.schema,
        ...(card.rules ?? []).map(({ field, must }) => must && onlyField(field, must)),
      ];
      const live = schemas.map((schema) => (schema ? compiledCheck(ajv.compile(schema)) : undefined));
      const checks = [compiled[name]?.schema, ...(compiled[name]?.rules ?? [])];
      fc.assert(
        fc.property(answersTo(card), (answers) => {
          for (const [index, check] of live.entries()) {
            if (check !== undefined) expect(plain(checks[index]?.(answers))).toEqual(plain(check(answers)));
          }
        }),
      );
    },
  );
});

describe('a failure', () => {
  it('names the field, the keyword and its limit', () => {
    expect(plain(check({ 'gasUsage.usage': 21 }))).toEqual([
      { field: 'gasUsage.usage', keyword: 'maximum', limit: 20 },
    ]);
    expect(plain(check({ one: 'b' }))).toEqual([
      { field: 'one', keyword: 'enum', limit: ['a', 1, null, { deep: [1] }] },
    ]);
  });

  it('of a part of an answer is about the answer', () => {
    expect(plain(check({ parts: { id: 'x' }, list: ['x'] }))).toEqual([
      { field: 'list', keyword: 'type', limit: 'integer' },
      { field: 'parts', keyword: 'type', limit: 'integer' },
    ]);
  });

  it('finds a field whose name needs escaping in a JSON pointer', () => {
    expect(check({ 'odd/na~me': 1 })?.[0]?.field).toBe('odd/na~me');
  });

  it('has the words of errorMessage, and the keyword that they are for', () => {
    expect(plain(check({ worded: 'abcd' }))).toEqual([
      { field: 'worded', keyword: 'maxLength', limit: 3 },
      { field: 'worded', keyword: 'pattern', limit: '^x', message: 'Begin {label} with x.' },
    ]);
    expect(plain(check({ oneText: 'a' }))).toEqual([
      { field: 'oneText', keyword: 'minLength', limit: 2, message: 'Wrong.' },
    ]);
  });

  it('is never about a field that is not answered', () => {
    expect(plain(check({}))).toEqual([]);
    expect(plain(check({ text: undefined }))).toEqual([]);
  });
});

describe('the compiled rules', () => {
  const rules = compiled.keywords?.rules ?? [];

  it('stand at the index of their rule, with nothing where a rule has no must', () => {
    expect(rules.map((rule) => typeof rule)).toEqual(['function', 'undefined', 'function', 'function']);
    expect(plain(rules[0]?.({ 'gasUsage.usage': 4, text: 'A' }))).toEqual([
      { field: 'gasUsage.usage', keyword: 'minimum', limit: 5 },
    ]);
  });

  it('fail for any answer where must is false', () => {
    expect(plain(rules[2]?.({ open: 5 }))).toEqual([{ field: 'open', keyword: 'false schema' }]);
    expect(plain(rules[2]?.({ text: 'a' }))).toEqual([]);
  });
});

function onlyField(field: string, must: FieldSchema) {
  return { type: 'object', properties: { [field]: must } };
}

/** Answers to some of a card's fields: of its own values, near its limits, or anything at all. */
function answersTo({ schema }: CardDefinition): fc.Arbitrary<Record<string, unknown>> {
  const near = fc.oneof(
    fc.integer({ min: -2, max: 25 }),
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constantFrom(null, undefined, '', '2024-02-29', '2023-02-29', 'SW1A1AA', 'xy', 'abc', '🔥🔥🔥'),
    fc.string(),
    fc.array(fc.integer({ max: 3 })),
    fc.jsonValue(),
  );
  return fc.record(
    Object.fromEntries(
      Object.entries(schema.properties).map(([name, field]) => [
        name,
        field.enum === undefined ? near : fc.oneof(fc.constantFrom(...field.enum), near),
      ]),
    ),
    { requiredKeys: [] },
  );
}

/** A value of another realm as one of ours. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
