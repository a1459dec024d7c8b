import { textOf } from '../json.ts';
import { inTranslations, listed } from '../locales/locales.ts';
import type { ProjectRule } from '../rule.ts';
import { plain, sentencesOf } from '../sentences.ts';
import english from '../wording/english.json' with { type: 'json' };
import { wordsOf } from '../wording/phrase-match.ts';

const denials: ReadonlySet<string> = new Set(Object.values(english.denials.words).flat());
/** What is so of one thing alone is not so of any other: a translation says that by a word of its own. */
const limits: ReadonlySet<string> = new Set(english.alone.words.extent);

export const lostDenial: ProjectRule = {
  severity: 'error',
  doc: 'A translation that denies nothing, of a sentence that denies something, or the other way round; by the words that a language has for it.',
  find: inTranslations((language) => {
    const own = new Set(listed(language, 'denials').map(({ name }) => name.toLowerCase()));
    const denialsOf = (text: string) =>
      wordsOf(text).filter((word) => own.has(word) || own.has(word.split("'")[0] ?? '')).length;
    const denialIn = (text: string) =>
      wordsOf(text).some((word, place) => (word.length > short || place === 0) && own.has(word));
    return function* ({ source, from, to }) {
      if (own.size === 0) return;
      const pairs = pairsOf(textOf(from) ?? '', textOf(to) ?? '');
      const [lost] = pairs.find(([said, translated]) => denialsOf(translated) < fewestFor(said)) ?? [];
      const [given] = pairs.find(([said, translated]) => !hints(said) && denialIn(translated)) ?? [];
      if (lost !== undefined) {
        const message = `${JSON.stringify(lost)} denies something, and this does not, as none of its words does: ${some(own)}. Deny it here too.`;
        yield { source, where: to, message };
      } else if (given !== undefined) {
        const message = `${JSON.stringify(given)} denies nothing, and this does. Deny nothing here either.`;
        yield { source, where: to, message };
      }
    };
  }),
};

const some = (words: ReadonlySet<string>) => [...words].slice(0, 4).join(', ');

/** So many words say something that can be denied; a label of one or two has its own words for no. */
const fewest = 3;

/** Words of denial that are so short have other meanings too, as "ni" and "na" have in Welsh, but where a sentence begins. */
const short = 2;

/** Whether a sentence denies something, or says what another language may deny: "only", "yet", "unpaid", "invalid". */
const hints = (sentence: string) =>
  fewestFor(sentence) > 0 || wordsOf(sentence).some((word) => denials.has(word) || asDenial.test(word));

const asDenial =
  /^(?:only|yet|but|except|hardly|fail\w*|lack\w*|miss\w*|un\w+|(?:in|im|ir|dis)\w+(?:[ai]ble|id|ent|ect|plete))$/;

/** "No more than" is a number's most, and may be said as "up to". */
const bounds = new RegExp(`\\b(?:${Object.values(english.beforeNumber.words).flat().join('|')})\\b`, 'gi');

/** How many words of denial a translation of a sentence has at least: one for what it denies, and one for what is so of one thing alone. */
function fewestFor(sentence: string): number {
  const words = wordsOf(sentence.replace(bounds, ''));
  if (words.length < fewest) return 0;
  const isDenied = words.some((word) => denials.has(word) || word.endsWith("n't"));
  return Number(isDenied) + Number(words.some((word) => limits.has(word)));
}

/** The sentences of a text, each with its translation; the whole texts, where one has more of them than the other. */
function pairsOf(from: string, to: string): readonly (readonly [string, string])[] {
  const [said, translated] = [from, to].map((text) => sentencesOf(plain(text)));
  if (said?.length !== translated?.length) return [[plain(from), plain(to)]];
  return (said ?? []).map((sentence, place) => [sentence, translated?.[place] ?? '']);
}
