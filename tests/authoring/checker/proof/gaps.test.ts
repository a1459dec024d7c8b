import { expect, it } from 'vitest';
import { createProver } from '../../../../src/authoring/checker/proof/prove.ts';
import { trade } from '../../../../src/trade.ts';

const file = (path: string, content: object) => ({ file: path, text: JSON.stringify(content) });

const levels = { low: 1, medium: 2, high: 3 };
const set = { source: 'Somebody', gas: levels, electricity: levels };

/** A card whose notice shows where the average is not there, and two sets of averages: `low` is what the later one has. */
const filesWith = (low: number | null) => [
  file('schemas/averages.json', {
    sets: {
      first: { ...set, validFrom: '2025-01-01', validTo: '2025-12-31', electricityEconomy7: levels },
      later: { ...set, validFrom: '2026-01-01', validTo: null, electricityEconomy7: { ...levels, low } },
    },
  }),
  file('schemas/cards/stay.card.json', {
    card: 'stay',
    title: 'Stay',
    order: ['level', 'none'],
    schema: { type: 'object', properties: { level: { title: 'Level', type: 'string' } } },
    ui: { level: { widget: 'text-field' } },
    notices: { none: { tone: 'info', text: 'There is none.' } },
    show: { none: { 'averages.electricityEconomy7.low': { set: false } } },
    require: { level: true },
  }),
  file('schemas/journeys/quote.journey.json', {
    journey: 'quote',
    title: 'Quote',
    reveal: 'one-at-a-time',
    steps: [{ card: 'stay' }],
    submit: { label: 'Send', run: ['reset-quote'], invalid: 'Something is missing.' },
  }),
];

it('knows that a figure may be missing where a set has none, and that it is there where every set has one', () => {
  const prove = createProver(trade);
  const told = (low: number | null) => prove(filesWith(low)).map(({ id, file: place }) => `${id} ${place}`);
  const never = ['unreachable-item schemas/cards/stay.card.json'];
  expect([told(null), told(1), told(null)]).toEqual([[], never, []]);
});
