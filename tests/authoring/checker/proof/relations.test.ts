import { expect, it } from 'vitest';
import { checkAndProve } from '../../../../src/authoring/checker/check-and-prove.ts';
import type { FieldSchema, RuleDefinition } from '../../../../src/engine/types.ts';
import { trade } from '../../../../src/trade.ts';

const file = (path: string, content: object) => ({ file: path, text: JSON.stringify(content) });

/** What is told of a journey of one card with a first and a last field, both required, and these rules. */
function told(
  schemas: { readonly first: FieldSchema; readonly last: FieldSchema },
  rules: readonly Omit<RuleDefinition, 'field' | 'message'>[],
): readonly string[] {
  const properties = {
    first: { title: 'First', ...schemas.first },
    last: { title: 'Last', ...schemas.last },
  };
  const widget = schemas.first.type === 'string' ? 'text-field' : 'share-slider';
  const card = {
    card: 'stay',
    title: 'Stay',
    order: ['first', 'last'],
    schema: { type: 'object', properties },
    ui: { first: { widget }, last: { widget } },
    require: { first: true, last: true },
    rules: rules.map((rule) => ({ field: 'last', ...rule, message: 'Not beside the first.' })),
  };
  const nextMonth = { says: 'a month later', date: { from: 'first' }, plus: { months: 1 } };
  const double = { says: 'twice as much', product: [{ from: 'first' }, 2] };
  const all = schemas.first.type === 'string' ? { nextMonth } : { double };
  const facts = JSON.stringify(rules).includes('fact.') ? all : {};
  const files = [
    file('schemas/cards/stay.card.json', card),
    file('schemas/facts.json', { facts }),
    file('schemas/journeys/quote.journey.json', {
      journey: 'quote',
      title: 'Quote',
      reveal: 'one-at-a-time',
      steps: [{ card: 'stay' }],
      submit: { label: 'Send', run: ['reset-quote'], invalid: 'Something is missing.' },
    }),
  ];
  return checkAndProve(files, trade).map(({ id }) => id);
}

const day: FieldSchema = { type: 'string', format: 'date' };
const number = (minimum: number, maximum: number): FieldSchema => ({ type: 'integer', minimum, maximum });
const first = { from: 'first' };

it.each<[string, Parameters<typeof told>]>([
  ['a later day', [{ first: day, last: day }, [{ after: first }]]],
  ['a day of a fact', [{ first: day, last: day }, [{ atLeast: { from: 'fact.nextMonth' } }]]],
  ['a day between', [{ first: day, last: day }, [{ after: first, atMost: { from: 'fact.nextMonth' } }]]],
  ['a day before a fixed one', [{ first: day, last: day }, [{ before: '2031-05-01' }]]],
  [
    'a number far from the boundaries',
    [{ first: number(60, 100), last: number(50, 90) }, [{ after: first }]],
  ],
  [
    'a number of a fact',
    [{ first: number(4, 8), last: number(1, 100) }, [{ same: { from: 'fact.double' } }]],
  ],
  ['the very day of a fact', [{ first: day, last: day }, [{ same: { from: 'fact.nextMonth' } }]]],
  ['two texts that differ', [{ first: { type: 'string' }, last: { type: 'string' } }, [{ differs: first }]]],
  ['the same text', [{ first: { type: 'string' }, last: { type: 'string' } }, [{ same: first }]]],
])('finds answers that stand to each other: %s', (_, [schemas, rules]) => {
  expect(told(schemas, rules)).toEqual([]);
});

it('tells of a rule that no answer ever breaks', () => {
  expect(told({ first: number(1, 5), last: number(6, 9) }, [{ atMost: 100 }])).toEqual(['unreachable-rule']);
});

it('tells of two answers that never stand to each other so', () => {
  expect(told({ first: number(7, 9), last: number(1, 5) }, [{ after: first }])).toEqual([
    'unreachable-submit',
  ]);
});
