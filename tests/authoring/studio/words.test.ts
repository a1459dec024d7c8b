import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupsOf } from '../../../src/authoring/studio/files/groups.ts';
import { lineChanges } from '../../../src/authoring/studio/save/line-changes.ts';
import { onlyChange } from '../../../src/authoring/studio/state/only-change.ts';
import { withOwnWords } from '../../../src/authoring/studio/words/own-words.ts';
import { saysPath, sentencesIn, withSentence } from '../../../src/authoring/studio/words/sentences.ts';
import { sentenceCalled, titlesFor } from '../../../src/authoring/studio/words/titles.ts';
import { kindOf } from '../../../src/definitions/kinds.ts';
import { trade } from '../../../src/trade.ts';
import { productFiles } from '../../product-files.ts';

const file = 'schemas/cards/terms.card.json';
const text = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
const sentences = sentencesIn({ file, text });

describe('the sentences of a file', () => {
  it('are all that people read in it, and nothing else', () => {
    const texts = sentences.map((sentence) => sentence.text);
    expect(texts).toContain('I agree that {supplier} may run a credit check.');
    expect(texts).toContain('{supplier} may run a credit check before it accepts your application.');
    expect(texts.some((one) => one === 'agreement' || one.startsWith('has-smart'))).toBe(false);
    expect(sentencesIn({ file, text: text.slice(0, 900) })).toEqual([]);
  });

  it('of a page are its texts by the names that it asks for', () => {
    const page = {
      file: 'schemas/words/page.json',
      text: '{ "legal": ["b"], "words": { "a": "A {b}.", "b": "B." } }',
    };
    expect(sentencesIn(page).map(({ path, text }) => [saysPath(path), text])).toEqual([
      ['a', 'A {b}.'],
      ['b', 'B.'],
    ]);
    expect(withSentence(page.text, ['words', 'b'], 'C.')).toBe(page.text.replace('B.', 'C.'));
  });

  it('are changed one by one: no other line changes', () => {
    for (const { path, text: before } of sentences.slice(0, 12)) {
      const after = withSentence(text, path, `${before} "Said"\nagain.`);
      expect(sentencesIn({ file, text: after }).find((one) => `${one.path}` === `${path}`)?.text).toBe(
        `${before} "Said"\nagain.`,
      );
      // What does not fit in its line any more has a line for each part.
      const isBroken = after.split('\n').length > text.split('\n').length;
      expect(lineChanges(text, after).filter(({ sign }) => sign === 'removed')).toHaveLength(1);
      if (isBroken) continue;
      expect(lineChanges(text, after)).toHaveLength(2);
      expect(withSentence(after, path, before)).toBe(text);
    }
  });

  it('have a name that says which they are', () => {
    const named = (words: string) =>
      saysPath(sentences.find((one) => one.text.startsWith(words))?.path ?? []);
    expect(named('{supplier} may run')).toBe('credit check');
    expect(named('Delay the switch')).toBe('switch after cooling of period, label, 2');
  });

  it('are called as people read what they belong to, then by name; a title by what it is', () => {
    const calledIn = (name: string, words: string) => {
      const file = productFiles.find((one) => one.file === name);
      if (file === undefined) throw new Error(`${name} is gone.`);
      const sentence = sentencesIn(file).find((one) => one.text.startsWith(words));
      return sentence && sentenceCalled(sentence, titlesFor(productFiles, file));
    };
    const shell = 'supplier-variants/8-shell-energy.json';
    expect(calledIn(file, 'Delay the switch')).toEqual({
      ...{ title: 'Faster Switching: option 2 label', name: 'switch after cooling of period, label, 2' },
    });
    expect(calledIn(file, 'Load the conditions')).toMatchObject({ title: 'Title' });
    // Its own title goes before that of the card, and the card's before a name.
    expect(calledIn(shell, 'May {supplier} send you news')).toEqual({
      ...{ title: 'News and offers: text', name: 'consent1' },
    });
    expect(calledIn('supplier-variants/4-e-on.json', '{supplier} may run')).toMatchObject({
      title: 'Credit check: text',
    });
    expect(calledIn(shell, 'Please choose')).toEqual({ title: 'Marketing intro' });
    const quote = productFiles.find((one) => one.file === 'schemas/journeys/quote.journey.json');
    expect(quote && titlesFor(productFiles, quote).get('usage')).toBe('How much energy do you use?');
  });

  it('stand in files that are called and found by what people read', () => {
    expect(groupsOf(productFiles, 'e.on next').map(({ files }) => files[0])).toMatchObject([
      { file: 'supplier-variants/111-e-on-next.json', name: '111-e-on-next', title: 'E.ON Next' },
    ]);
  });
});

describe('other words for one supplier', () => {
  const variant = (keys: object) => JSON.stringify({ suppliers: [12], name: 'OVO', ...keys }, null, 2);

  it('are a line of its own, among the keys in their order', () => {
    const text = withOwnWords(variant({ card: 'terms', notices: {} }), 'credit-check', 'Our words.');
    expect(text).toBe(variant({ card: 'terms', text: { 'credit-check': 'Our words.' }, notices: {} }));
  });

  it('stand after the lines that are there, and take the place of their own', () => {
    const before = variant({ text: { consent1: 'Yes.' } });
    const text = withOwnWords(withOwnWords(before, 'consent2', 'No.'), 'consent1', 'Perhaps.');
    expect(text).toBe(variant({ text: { consent1: 'Perhaps.', consent2: 'No.' } }));
  });
});

it.each(productFiles.filter(({ file }) => kindOf(file, trade)?.kind === 'variant'))(
  'other words in $file touch no line but their own and the one that they follow',
  ({ text }) => {
    const next = withOwnWords(text, 'a-new-item', 'Words.');
    const changes = lineChanges(text, next);
    const removed = changes.filter(({ sign }) => sign === 'removed').map((one) => one.text);
    const added = changes.filter(({ sign }) => sign === 'added').map((one) => one.text);
    // Nothing goes: at most a line is followed by a comma now, or one that held its texts itself goes on.
    const start = (line: string) => line.replace(/ \},?$/, '');
    expect(removed.every((line) => added.some((now) => now.startsWith(start(line))))).toBe(true);
    expect(removed.length).toBeLessThanOrEqual(1);
    expect(added.length - removed.length).toBeLessThanOrEqual(3);
    expect(JSON.parse(next).text).toMatchObject({ 'a-new-item': 'Words.' });
  },
);

it('makes one text of another with a single change that touches nothing around it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (start, before, after, end) => {
      const [one, other] = [start + before + end, start + after + end];
      const { from, to, insert } = onlyChange(one, other);
      expect(one.slice(0, from) + insert + one.slice(to)).toBe(other);
      expect(to - from).toBeLessThanOrEqual(before.length);
    }),
  );
});
