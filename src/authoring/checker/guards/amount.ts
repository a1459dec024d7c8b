import english from '../wording/english.json' with { type: 'json' };
import { holdsAny } from '../wording/phrase-match.ts';
import { alike } from './contrary.ts';

type Words = readonly string[];

const each = english.each.words.all;
const pair = english.pair.words;
const some = english.some.words.all;
/** What leaves it open of how many it is so. */
const open = ['some', 'if', 'where', ...english.hedging.words.all];
const either = english.either.words.all;

/** What a sentence says of more, or of fewer, than nearly the same words did; undefined where it does not. */
export function otherAmount(before: Words, now: Words): string | undefined {
  if (alike(before, now) < 0.6) return undefined;
  if (holdsAny(before, each) && !holdsAny(now, each)) return 'it said of each of them that it is so';
  if (holdsAny(now, pair.all) && !holdsAny(before, [...pair.all, ...pair.alike]))
    return 'it did not say that it is so of both';
  if (holdsAny(before, some) && !holdsAny(now, [...some, ...open])) return 'it said so of some alone';
  if (holdsAny(before, either) && !now.includes('or') && !holdsAny(now, either))
    return 'it left the choice between them';
  return undefined;
}
