import { textOf } from '../json.ts';
import { keepByText } from '../keep.ts';
import type { Language } from './locales.ts';

/** A month or a weekday: as the files have it, and the word that tells it from the others in a language. */
interface DateName {
  readonly said: string;
  readonly word: string;
}

/** What a translation says otherwise than its text: what it says, and what it says not. */
export interface Differing {
  readonly others: readonly string[];
  readonly missing: readonly string[];
}

/** The months and weekdays that a language has names of; of `dydd Llun` the word is the one that no other has. */
function namesIn({ dates }: Language): readonly DateName[] {
  const pairs = dates.flatMap(({ base, from, to }) =>
    base === undefined ? [] : { said: textOf(from) ?? '', words: wordsIn(textOf(to) ?? '') },
  );
  const uses = (word: string) => pairs.filter(({ words }) => words.includes(word)).length;
  return pairs.flatMap(({ said, words }) => {
    const [word] = words.toSorted((one, other) => uses(one) - uses(other));
    return word === undefined ? [] : { said, word };
  });
}

/**
 * The months and weekdays by which a translation differs from its text: those that it names otherwise, and those that it
 * names not. One that two share a word with may be either.
 */
export function otherDates(language: Language): (text: string, translated: string) => Differing {
  const names = namesIn(language);
  return (text, translated) => {
    const words = wordsIn(text);
    const said = names.filter((name) => words.some((word) => word.replace(/s$/, '') === name.said));
    const found = wordsIn(translated).map((word) => ({
      word,
      of: names.filter((name) => isForm(word, name.word)),
    }));
    const others = found.filter(({ of }) => of.length > 0 && !of.some((name) => said.includes(name)));
    const missing = said.filter((name) => !found.some(({ of }) => of.includes(name)));
    return { others: others.map(({ word }) => word), missing: missing.map((name) => name.said) };
  };
}

/** Whether a word is another, or a form of it that begins with other letters, as words do in Welsh: `Mercher`, `Fercher`. */
function isForm(word: string, name: string): boolean {
  if (word === name) return true;
  if (Math.abs(word.length - name.length) > 1) return false;
  const isCapital = (one: string) => /^\p{Lu}/u.test(one);
  const tail = name.slice(1);
  if (tail.length < 3 || isCapital(word) !== isCapital(name)) return false;
  const own = word.toLowerCase();
  return own === tail || own.slice(1) === tail || own.slice(2) === tail || own.slice(1) === tail.slice(1);
}

const wordsIn = keepByText(
  (text): readonly string[] => text.replace(/\{[^{}]*\}/g, ' ').match(/\p{L}[\p{L}’'-]*/gu) ?? [],
);
