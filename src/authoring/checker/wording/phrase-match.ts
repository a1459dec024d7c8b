import { keep, keepByText } from '../keep.ts';
import { aNumber } from './figures.ts';

/** The words of a sentence: small letters, hyphens apart, no stops; `{name}` is one, and a link ends in the word `(link)`. */
export const wordsOf = keepByText((sentence): readonly string[] => {
  const linked = sentence.replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1 (link)').replaceAll('**', '');
  return (linked.replaceAll('’', "'").match(/\{[^{}]*\}|\(link\)|[\p{L}\p{N}']+/gu) ?? []).map((word) =>
    word.startsWith('{') ? word : word.toLowerCase(),
  );
});

/**
 * Whether words hold one of some phrases. In a phrase `a/b` is either of two words, `sav*` every word that begins so,
 * `(number)` one in digits or in words, and `…` stands for any words between; all else stands side by side.
 */
export const holdsAny = (words: readonly string[], phrases: readonly string[]): boolean =>
  phrases.length > 0 && formOf(phrases).test(linesOf(words));

/** Each word on a line. */
const linesOf = keep((words: readonly string[]) => `\n${words.join('\n')}\n`);

const formOf = keep((phrases: readonly string[]) => new RegExp(phrases.map(formOfPhrase).join('|')));

const formOfPhrase = (phrase: string) =>
  phrase
    .split('…')
    .map((block) => `${block.trim().split(/\s+/).map(formOfToken).join('')}(?=\\n)`)
    .join('[^]*?');

const formOfToken = (token: string) =>
  `\\n(?:${(token.includes('{') ? token : token.toLowerCase()).split('/').map(formOfWord).join('|')})`;

function formOfWord(word: string): string {
  if (word === '(number)') return aNumber;
  const isBeginning = word.endsWith('*');
  const plain = (isBeginning ? word.slice(0, -1) : word).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return isBeginning ? `${plain}[^\\n]*` : plain;
}
