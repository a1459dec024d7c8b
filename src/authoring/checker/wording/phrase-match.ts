import { keepByText } from '../keep.ts';
import { isNumber } from './figures.ts';

/** The words of a sentence: small letters, hyphens apart, no stops; `{name}` is one, and a link ends in the word `(link)`. */
export const wordsOf = keepByText((sentence): readonly string[] => {
  const linked = sentence.replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1 (link)').replaceAll('**', '');
  return (linked.replaceAll('’', "'").match(/\{[^{}]*\}|\(link\)|[\p{L}\p{N}']+/gu) ?? []).map((word) =>
    word.startsWith('{') ? word : word.toLowerCase(),
  );
});

/**
 * Whether words hold a phrase. In a phrase `a/b` is either of two words, `sav*` every word that begins so, `(number)` one in
 * digits or in words, and `…` stands for any words between; all else stands side by side.
 */
export function holdsPhrase(words: readonly string[], phrase: string): boolean {
  let from = 0;
  for (const tests of testsOf(phrase)) {
    const last = words.length - tests.length;
    while (from <= last && !tests.every((isSo, index) => isSo(words[from + index] ?? ''))) from += 1;
    if (from > last) return false;
    from += tests.length;
  }
  return true;
}

type WordTest = (word: string) => boolean;

/** What a phrase asks of words side by side, for each stretch of them between two `…`. */
const testsOf = keepByText((phrase): readonly (readonly WordTest[])[] =>
  phrase.split('…').map((block) => block.trim().split(/\s+/).map(testOf)),
);

function testOf(token: string): WordTest {
  const all = (token.includes('{') ? token : token.toLowerCase()).split('/');
  const plain = new Set(all.filter((one) => !one.endsWith('*') && one !== '(number)'));
  const beginnings = all.flatMap((one) => (one.endsWith('*') ? one.slice(0, -1) : []));
  const takesNumber = all.includes('(number)');
  return (word) =>
    plain.has(word) || beginnings.some((one) => word.startsWith(one)) || (takesNumber && isNumber(word));
}
