import { wordsOf } from '../wording/phrase-match.ts';
import { denied } from './contrary.ts';

/** The parts of a sentence on both sides of a colon, a semicolon or a dash. */
const clausesOf = (sentence: string) => sentence.split(/[:;–] ?/).map((part) => wordsOf(part));

const sorted = (words: readonly string[]) => words.toSorted().join(' ');

/** What stands before `than` and the word behind it. */
function comparedIn(sentence: string) {
  const words = wordsOf(sentence);
  const place = words.indexOf('than');
  return { before: words.slice(0, Math.max(0, place)), than: words[place + 1] ?? '' };
}

/** Whether a sentence says in the same words the one thing of what it said the other: its halves were exchanged. */
export function isOfExchangedHalves(before: string, now: string): boolean {
  if (sorted(wordsOf(before)) !== sorted(wordsOf(now))) return false;
  const [had, has] = [comparedIn(before), comparedIn(now)];
  if (has.before.includes(had.than) && had.before.includes(has.than)) return had.than !== has.than;
  const [halves, its] = [before, now].map((one) => clausesOf(one).map(sorted));
  return halves?.length === 2 && its?.length === 2 && !halves.some((half) => its.includes(half));
}

/** Whether a sentence says in one of its parts what it said, and the other, which denied something, denies nothing any more. */
export function isOfOtherClause(before: string, now: string): boolean {
  const [had, has] = [before, now].map(clausesOf);
  if (had?.length !== 2 || has?.length !== 2) return false;
  return [0, 1].some((same) => {
    const [one, other] = [had[1 - same] ?? [], has[1 - same] ?? []];
    return `${had[same]}` === `${has[same]}` && denied(one) > 0 && denied(other) === 0;
  });
}
