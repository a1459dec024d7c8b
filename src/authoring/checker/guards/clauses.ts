import { wordsOf } from '../wording/phrase-match.ts';
import { denied } from './contrary.ts';

/** The parts of a sentence on both sides of a colon, a semicolon or a dash. */
const clausesOf = (sentence: string) => sentence.split(/[:;–] ?/).map((part) => wordsOf(part));

/** Whether a sentence says in one of its parts what it said, and the other, which denied something, denies nothing any more. */
export function isOfOtherClause(before: string, now: string): boolean {
  const [had, has] = [before, now].map(clausesOf);
  if (had?.length !== 2 || has?.length !== 2) return false;
  return [0, 1].some((same) => {
    const [one, other] = [had[1 - same] ?? [], has[1 - same] ?? []];
    return `${had[same]}` === `${has[same]}` && denied(one) > 0 && denied(other) === 0;
  });
}
