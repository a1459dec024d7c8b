import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../src/authoring/checker/problem.ts';
import { inFormWords } from '../../../src/authoring/studio/problems/in-form-words.ts';

const card = {
  file: 'schemas/cards/terms.card.json',
  text: `{
  "card": "terms",
  "schema": { "properties": { "creditCheck": { "title": "Credit check" } } },
  "ui": { "creditCheck": { "widget": "checkbox", "hint": "Ask" } },
  "notices": { "late": { "text": "Soon" } }
}`,
};
const problem = (line: number, column: number, message: string, file = card.file): Problem => ({
  id: 'any-rule',
  file,
  line,
  column,
  length: 1,
  severity: 'error',
  message,
});

describe('a mistake in the words of the forms', () => {
  it('is told of what people read there, and names things by their titles', () => {
    expect(inFormWords(problem(4, 59, '"creditCheck" is asked by "checkbox".'), [card])).toEqual({
      place: 'Credit check: hint',
      message: '“Credit check” is asked by "checkbox".',
    });
    // What has no title is called by its name, spoken.
    expect(inFormWords(problem(5, 34, 'Reword it.'), [card])).toEqual({
      place: 'Notices late text',
      message: 'Reword it.',
    });
  });

  it('takes the titles of a card for a file that changes it', () => {
    const variant = {
      file: 'supplier-variants/12-ovo.json',
      text: '{ "card": "terms", "require": { "creditCheck": true } }',
    };
    const told = inFormWords(problem(1, 48, 'Leave "creditCheck" out.', variant.file), [card, variant]);
    expect(told).toEqual({ place: 'Credit check', message: 'Leave “Credit check” out.' });
  });

  it('is as the checker tells it where no file is known by that name, or the text cannot be read', () => {
    const plain = { place: undefined, message: '"creditCheck" is no field.' };
    expect(inFormWords(problem(9, 9, plain.message, 'gone.json'), [card])).toEqual(plain);
    const torn = { file: card.file, text: '{ "name": ' };
    expect(inFormWords(problem(1, 1, plain.message), [torn])).toEqual(plain);
  });
});
