import { describe, expect, it } from 'vitest';
import { filledText, writtenText } from '../../src/engine/written-texts.ts';
import { aCard } from '../builders.ts';

const card = aCard(
  'terms',
  { agree: { title: 'Agree', type: 'boolean' } },
  {
    ui: {
      agree: {
        widget: 'checkbox',
        text: 'I accept the [terms]({link}) of {owner}. {owner} asks.',
        hint: '{owner}',
      },
    },
    notices: { fee: { tone: 'info', text: 'A fee (10%) is due.', more: { label: 'Why?', text: '{a}{b}' } } },
  },
);

describe('a text that was shown', () => {
  it.each([
    ['agree', 'I accept the [terms](https://a.example) of Foo.\nBar. Foo.\nBar asks.', 2],
    ['agree', 'Anything', 1],
    ['fee', 'A fee (10%) is due.', 0],
    ['fee', 'Why?', 0],
    ['fee', '', 2],
    ['nowhere', 'copied from an answer', 1],
    ['', card.title, 0],
  ])(
    'of %s is told as its wording and what filled it, and put together again to the byte: %s',
    (item, text) => {
      expect(filledText(writtenText(card, { item, text }))).toBe(text);
    },
  );

  it('was made of the wording that leaves least to what filled it', () => {
    const text = 'I accept the [terms](https://a.example) of Foo. Foo asks.';
    expect(writtenText(card, { item: 'agree', text })).toEqual({
      item: 'agree',
      wording: 'I accept the [terms]({link}) of {owner}. {owner} asks.',
      values: ['https://a.example', 'Foo', 'Foo'],
    });
  });

  it('that is all data tells nothing of it as a wording', () => {
    expect(writtenText(card, { item: 'fee', text: 'Ada Lovelace' })).toMatchObject({ wording: '{a}{b}' });
    expect(writtenText(card, { item: 'gone', text: 'Ada Lovelace' })).toMatchObject({ wording: '{text}' });
  });
});
