import english from '../wording/english.json' with { type: 'json' };
import { isNumber } from '../wording/figures.ts';
import { affirmed, isOfOneMeaning } from './contrary.ts';

type Words = readonly string[];

/** Words that say nothing of what a sentence is about. */
export const plainWords: ReadonlySet<string> = new Set([
  ...english.joining.words.all,
  ...english.helping.words.all,
]);

/** The words that say what a sentence is about. */
export const contentOf = (words: Words) => affirmed(words).filter((word) => !plainWords.has(word));

/** So few words say what a short sentence is about, and so many a long one, which may be worded otherwise in part. */
const few = 2;
const many = 3;

/** How much of a long sentence another one must still be about; of a short one it is any word. */
const kept = 0.4;

/** Whether what stands for a sentence is about other things, and nothing beside it is about the same: no other wording of it. */
export function isOfOtherMatter(before: Words, now: Words, all: Words): boolean {
  return isGone(before, all) && isGone(now, before);
}

/** Whether a text is not about what a sentence was about. */
export function isGone(sentence: Words, text: Words): boolean {
  const [matter, others] = [rootsOf(sentence), rootsOf(text)];
  const isThere = (root: string, word: string) =>
    others.has(root) || [...others.values()].some((other) => isOfOneMeaning(word, other));
  const same = [...matter].filter(([root, word]) => isThere(root, word)).length;
  return matter.size >= many ? same / matter.size < kept : matter.size >= few && same === 0;
}

/** Whether a part of a sentence is told nowhere else: one of a word or two in other sentences is about something of its own. */
export const isUnsaid = (part: Words, beside: Words): boolean =>
  contentOf(part).length < many || isGone(part, beside);

/** What is filled in is in every sentence of a kind, and figures are compared by what they come to. */
const isFigure = (word: string) => word.startsWith('{') || isNumber(word) || ofTime.has(word);
const ofTime: ReadonlySet<string> = new Set(Object.values(english.unitsOfTime.words).flat());

/** The words of matter by how they begin: one of another ending is the same. */
const rootsOf = (words: Words): ReadonlyMap<string, string> =>
  new Map(contentOf(words).flatMap((word) => (isFigure(word) ? [] : [[word.slice(0, 4), word] as const])));
