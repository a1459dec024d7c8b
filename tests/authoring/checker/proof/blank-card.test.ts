import { expect, it } from 'vitest';
import { checkAndProve } from '../../../../src/authoring/checker/check-and-prove.ts';
import { readDefinitionFiles } from '../../../../src/definitions/read-files.ts';
import type { Condition } from '../../../../src/engine/types.ts';
import { trade } from '../../../trades/parking/trade.ts';

const permit = readDefinitionFiles('tests/trades/parking', trade);
const asked = permit.map(({ file, text }) => ({
  file,
  text: text.replace(
    '{ "card": "price"',
    '{ "card": "extra", "when": { "place.zone": { "set": true } } }, $&',
  ),
}));

/** What is told of a card with two questions and as many notices as there are other conditions, in this order. */
function told(show: Readonly<Record<string, Condition>>, order: readonly string[]) {
  const fields = ['first', 'second'];
  const notices = order.filter((name) => !fields.includes(name));
  const of = <T>(names: readonly string[], each: (name: string) => T) =>
    Object.fromEntries(names.map((name) => [name, each(name)]));
  const card = {
    card: 'extra',
    title: 'One more thing',
    order,
    schema: {
      type: 'object',
      properties: of(fields, (name) => ({ title: `The ${name}`, enum: ['yes', 'no'], unread: 'A test.' })),
    },
    ui: of(fields, () => ({ widget: 'yes-no' })),
    notices: of(notices, (name) => ({ tone: 'info', text: `This is ${name}.` })),
    show,
    require: of(fields, () => true),
  };
  const files = [...asked, { file: 'schemas/cards/extra.card.json', text: JSON.stringify(card, null, 2) }];
  return checkAndProve(files, trade).flatMap(({ id, path }) =>
    id === 'blank-card' ? [path?.length ?? 'not proved'] : [],
  );
}

it.each<[string, Readonly<Record<string, Condition>>]>([
  [
    'a price is worked out from much',
    {
      first: { months: [3, 6] },
      second: { 'place.isFree': true },
      third: {
        any: [
          { 'lookup.addresses': 'ready' },
          { all: [{ 'fact.price': { min: 50 } }, { 'fact.vehicles': 0 }] },
        ],
      },
    },
  ],
  [
    'one question hangs on another',
    {
      first: { all: [{ 'place.isFree': true }, { proof: 'council-tax' }] },
      second: { months: 12 },
      third: { all: [{ months: 12 }, { any: [{ second: { set: true } }, { second: 'yes' }] }] },
      fourth: { any: [{ email: { set: true } }, { 'fact.price': { min: 50 } }] },
    },
  ],
])('says the same of a card in whatever order its items stand, where %s', (_, show) => {
  const order = Object.keys(show);
  expect(told(show, order)).toEqual(told(show, order.toReversed()));
});
