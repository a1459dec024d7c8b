import { expect, it } from 'vitest';
import { editorSchema } from '../../../src/authoring/checker/meta.ts';
import { pieceSchema } from '../../../src/authoring/studio/form/piece-schema.ts';
import { piecesOf } from '../../../src/authoring/studio/form/pieces.ts';
import { trade } from '../../../src/trade.ts';

/** The keys that the form of one part of a file offers. */
function offered(file: string, content: object, part: string): readonly string[] {
  const text = JSON.stringify(content);
  const whole = editorSchema([{ file, text }], file, trade) ?? {};
  const piece = piecesOf(whole, text).find(({ name }) => name === part);
  if (piece === undefined) return [];
  const { schema } = pieceSchema(whole, piece, JSON.parse(text), undefined, new Map());
  return Object.keys(schema.properties ?? {});
}

it('has a form for each way to come to a fact', () => {
  const facts = {
    price: { says: 'what all cars cost', total: 'cars', part: 'price' },
    end: { says: 'the last day', date: { from: 'start' }, plus: { days: 14 } },
    kind: { says: 'the kind', first: [{ when: true, value: 'a' }] },
  };
  const of = (part: string) => offered('schemas/facts.json', { facts }, part);
  expect(of('price')).toEqual(['says', 'total', 'part', 'when', 'round', 'otherwise', 'format']);
  expect(of('end')).toEqual(['says', 'date', 'plus', 'otherwise', 'format']);
  expect(of('kind')).toEqual(['says', 'first', 'otherwise', 'format']);
});

it('offers in the form of a rule what an answer may be held against', () => {
  const rules = [{ field: 'end', after: { from: 'start' }, message: 'Too early.' }];
  expect(offered('schemas/cards/stay.card.json', { card: 'stay', rules }, '1, end')).toEqual(
    expect.arrayContaining(['field', 'when', 'after', 'before', 'atLeast', 'atMost', 'same', 'differs']),
  );
});
