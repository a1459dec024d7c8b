import { describe, expect, it } from 'vitest';
import { definitions } from '../../src/definitions/load.ts';
import type { CardDefinition } from '../../src/engine/types.ts';

/** Turned directions, no width, controls, a line end, letters drawn as nothing, half a character, a private one. */
const hidden = [
  ...['\u202e', '\u202a', '\u2066', '\u2069', '\u200e', '\u200b', '\u200d', '\ufeff', '\u00ad', '\u2060'],
  ...[
    '\u0000',
    '\u0007',
    '\n',
    '\t',
    '\u2028',
    '\u3164',
    '\u115f',
    '\ufe0f',
    '\u{e0041}',
    '\ud800',
    '\ue000',
  ],
];

/** Names and address lines as people have them. */
const ordinary = [
  ...['Llŷn', 'Tŷ Ŵyn', 'Dŵr y Felin', 'Rhos-on-Sea', "St John's", 'St John’s', 'Zoë', 'Łukasz'],
  ...['Cafe\u0301', 'Βασιλική', 'Олена', '陳大文', 'مريم'],
];

/** The questions of a card that are answered by typing; a day is judged by its check. */
const typedIn = ({ card, schema, ui = {} }: CardDefinition) =>
  Object.entries(schema.properties).flatMap(([name, { type }]) => {
    const widget = ui[name]?.widget ?? 'date-picker';
    return [type].flat().includes('string') && widget !== 'date-picker' ? [[card, name] as const] : [];
  });

const typed = Object.values(definitions.cards).flatMap(typedIn);
const refusals = (card: string, name: string, value: string) =>
  definitions.validators[card]?.schema({ [name]: value }).length;

describe('a text that is typed', () => {
  it.each(typed)(
    'in %s (%s) holds no character that nobody can see, at either end or within [Q5.01]',
    (card, name) => {
      for (const one of hidden)
        for (const value of [`${one}a`, `a${one}`, `Mill${one}Lane`])
          expect(refusals(card, name, value)).not.toBe(0);
    },
  );

  it('is asked in the lines of both addresses, and they take what people are called and where they live [S5.02] [S5.04]', () => {
    const lines = typed.filter(([, name]) => /\.(line1|line2|city|county)$/.test(name));
    expect(lines).toHaveLength(8);
    for (const [card, name] of lines)
      for (const value of [...ordinary, 'Flat 2/1, No. 7 (rear) & 9', 'Ynys Môn, c/o Siân'])
        expect([name, value, refusals(card, name, value)]).toEqual([name, value, 0]);
    for (const name of ['firstName', 'lastName'])
      for (const value of ordinary)
        expect([name, value, refusals('customer', name, value)]).toEqual([name, value, 0]);
  });
});
