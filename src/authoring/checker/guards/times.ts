import english from '../wording/english.json' with { type: 'json' };
import { holdsAny } from '../wording/phrase-match.ts';
import { affirmed, alike, denied } from './contrary.ts';
import { contentOf } from './other-matter.ts';

type Words = readonly string[];

/** Whether the first says that something is still to be done, and the second in the same words that it was done. */
export function isOfOtherTime(one: Words, other: Words): boolean {
  const [pending, done] = [english.pending.words.all, english.done.words.all];
  if (isUnderWay(one, other)) return true;
  const isDone = holdsAny(other, done) || pasts.some(([form]) => isActive(other, form));
  if (!holdsAny(one, pending) || holdsAny(other, pending) || !isDone || holdsAny(one, done)) return false;
  const [left = [], right = []] = [one, other].map((words) =>
    affirmed(words)
      .filter((word) => !timed.has(word))
      .map((word) => presents.get(word) ?? word),
  );
  return alike(left, right) >= 0.7 && denied(one) === denied(other);
}

/** Whether one says that something is being done, and the other that it was: `we are sending it`, `we sent it`. */
const isUnderWay = (one: Words, other: Words) =>
  alike(contentOf(one), contentOf(other)) >= 0.7 &&
  one.some((word, index) => {
    const root = word.replace(/ing$/, '');
    const isRunning = root !== word && root.length > 3 && ['is', 'are'].includes(one[index - 1] ?? '');
    const isPast = (past: string) => isActive(other, past) && !holdsAny(other, english.pending.words.all);
    return isRunning && [`${root}ed`, presents.get(root) ?? ''].some((past) => past !== '' && isPast(past));
  });

const pasts = Object.values(english.states.words);
const presents = new Map(
  pasts.flatMap(([past = '', ...forms]) => [past, ...forms].map((form) => [form, past])),
);
const timed = new Set(
  [...english.pending.words.all, ...english.done.words.all].flatMap((phrase) => [
    ...phrase.split(' '),
    'be',
    'been',
  ]),
);

/** Whether words say in a verb of their own that something was done: `we sent it`, and not `it is sent`. */
const isActive = (words: Words, past = '') =>
  words.some(
    (word, index) => word === past && !['is', 'are', 'be', 'being'].includes(words[index - 1] ?? ''),
  );
