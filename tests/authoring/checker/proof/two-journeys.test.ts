import { expect, it } from 'vitest';
import { checkAndProve } from '../../../../src/authoring/checker/check-and-prove.ts';
import { trade } from '../../../../src/trade.ts';
import { productFiles as files, proveProduct as prove } from '../../../product-files.ts';

it('lets another journey ask another thing under a name that is there, and finds nothing wrong with the first', () => {
  const card = {
    card: 'delivery',
    title: 'Where shall we send it?',
    order: ['postcode'],
    schema: { type: 'object', properties: { postcode: { title: 'Area', enum: [1, 2] } } },
    ui: {
      postcode: {
        widget: 'choices',
        options: [
          { value: 1, label: 'North' },
          { value: 2, label: 'South' },
        ],
      },
    },
    require: { postcode: true },
  };
  const journey = {
    journey: 'delivery',
    route: '/delivery',
    later: true,
    title: 'Delivery',
    reveal: 'all',
    steps: [{ card: 'delivery' }],
    submit: { label: 'Send', run: [], done: 'Thank you.', invalid: 'Something is missing.' },
  };
  const added = [
    { file: 'schemas/cards/delivery.card.json', text: JSON.stringify(card, null, 2) },
    { file: 'schemas/journeys/delivery.journey.json', text: JSON.stringify(journey, null, 2) },
  ];
  const problems = checkAndProve([...files, ...added], trade, prove);
  // Nothing is done with the answer here, which is told where it is.
  expect(problems.map(({ file, id }) => [file, id])).toEqual([
    ['schemas/journeys/delivery.journey.json', 'unsent-answer'],
  ]);
});
