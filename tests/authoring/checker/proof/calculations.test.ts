import { expect, it } from 'vitest';
import { checkAndProve } from '../../../../src/authoring/checker/check-and-prove.ts';
import type { Calculation, Condition, FieldSchema, UiDefinition } from '../../../../src/engine/types.ts';
import { trade } from '../../../../src/trade.ts';

const file = (path: string, content: object) => ({ file: path, text: JSON.stringify(content) });

/** A widget that gives each type of answer. */
const widgets: Readonly<Record<string, UiDefinition>> = {
  string: { widget: 'text-field' },
  integer: { widget: 'share-slider' },
  array: { widget: 'supplier-checks', lookup: 'result-suppliers' },
};

/** What is told of a journey with these fields, this fact, and a card that is asked when the condition holds. */
function told(
  fields: Readonly<Record<string, FieldSchema>>,
  fact: Calculation,
  when: Condition,
): readonly string[] {
  const names = Object.keys(fields);
  const titled = Object.fromEntries(
    names.map((name) => [name, { ...fields[name], title: `Number ${name}` }]),
  );
  const card = (name: string, properties: object, more: object) =>
    file(`schemas/cards/${name}.card.json`, {
      card: name,
      title: name,
      order: Object.keys(properties),
      schema: { type: 'object', properties },
      ...more,
    });
  const drawn = Object.fromEntries(names.map((name) => [name, widgets[`${fields[name]?.type}`]]));
  const required = Object.fromEntries(names.map((name) => [name, true]));
  const files = [
    card('first', titled, { ui: drawn, require: required }),
    card(
      'second',
      { more: { title: 'More', type: 'string' } },
      {
        order: ['sums', 'more'],
        ui: { more: { widget: 'text-field' } },
        notices: { sums: { text: 'It is {fact.tenth}, and {fact.told}.' } },
      },
    ),
    file('schemas/facts.json', {
      facts: {
        worth: { says: 'the worth', ...fact },
        tenth: { says: 'a tenth', product: [{ from: 'fact.worth' }, 0.1] },
        told: { says: 'what is told', first: [{ when: true, value: { from: 'fact.worth' } }] },
      },
    }),
    file('schemas/journeys/quote.journey.json', {
      journey: 'quote',
      title: 'Quote',
      reveal: 'one-at-a-time',
      steps: [{ card: 'first' }, { card: 'second', when }],
      submit: { label: 'Send', run: ['reset-quote'], invalid: 'Something is missing.' },
    }),
  ];
  return checkAndProve(files, trade).map(({ id, severity, message }) =>
    severity === 'error' ? id : `${id}: ${message}`,
  );
}

const upTo = (maximum: number): FieldSchema => ({ title: 'Number', type: 'integer', minimum: 1, maximum });
const day: FieldSchema = { title: 'Day', type: 'string', format: 'date' };
const digits: FieldSchema = { title: 'Digits', type: 'string', pattern: '^[0-9]+$', maxLength: 4 };
const many = Object.fromEntries([...'abcdefgh'].map((name) => [name, upTo(10)]));
const product = Object.keys(many).map((from) => ({ from }));
const cars: FieldSchema = {
  title: 'Cars',
  type: 'array',
  items: {
    type: 'object',
    properties: { price: { type: 'number' }, fuel: { enum: ['petrol', 'electric'] } },
  },
};
const a = { from: 'a' };
const b = { from: 'b' };

it.each<[string, Parameters<typeof told>]>([
  ['a sum', [{ a: upTo(10), b: upTo(10) }, { sum: [a, b] }, { 'fact.worth': { min: 15 } }]],
  ['an exact sum', [{ a: upTo(10), b: upTo(10) }, { sum: [a, b, 4] }, { 'fact.worth': 15 }]],
  ['a product', [{ a: upTo(10) }, { product: [a, 12] }, { 'fact.worth': { min: 36, max: 36 } }]],
  ['a difference', [{ a: upTo(10), b: upTo(10) }, { difference: [a, b] }, { 'fact.worth': { max: -5 } }]],
  ['digits', [{ a: digits, b: digits }, { sum: [a, b] }, { 'fact.worth': { min: 700 } }]],
  ['a count', [{ cars }, { count: 'cars' }, { 'fact.worth': { min: 3 } }]],
  ['a count of some', [{ cars }, { count: 'cars', when: { 'entry.fuel': 'electric' } }, { 'fact.worth': 2 }]],
  ['a total', [{ cars }, { total: 'cars', part: 'price' }, { 'fact.worth': { min: 1000 } }]],
  ['a tenth of a total', [{ cars }, { total: 'cars', part: 'price' }, { 'fact.tenth': { min: 100 } }]],
  ['a copy of digits', [{ a: digits, b: digits }, { sum: [a, b] }, { 'fact.told': { min: 700 } }]],
  [
    'any digits',
    [{ a: { title: 'A', type: 'string', pattern: '' } }, { sum: [a, 1] }, { 'fact.worth': { set: true } }],
  ],
  ['days', [{ a: day, b: day }, { days: [a, b] }, { 'fact.worth': { min: 30 } }]],
])('finds answers that come to %s', (_, [fields, fact, when]) => {
  expect(told(fields, fact, when)).toEqual([]);
});

it('tells what is asked for a count that no answers come to', () => {
  expect(told({ cars }, { count: 'cars' }, { 'fact.worth': { max: -1 } })).toEqual(['unreachable-step']);
});

it('tells of a number that is compared with a text', () => {
  expect(told({ a: upTo(5) }, { sum: [a, 1] }, { 'fact.worth': 'high' })).toEqual(['value-outside-enum']);
});

it('says of what hangs on too much that it is not proved, and does not call it impossible', () => {
  const warnings = told(many, { product }, { 'fact.worth': { min: 1e9 } });
  expect(warnings).not.toEqual([]);
  for (const warning of warnings)
    expect(warning).toMatch(/could not be proved here: it hangs on "a", "b", "c"/);
});
