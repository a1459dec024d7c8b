import type { Project } from '../project.ts';
import { plain } from '../sentences.ts';
import english from '../wording/english.json' with { type: 'json' };
import { holdsAny, wordsOf } from '../wording/phrase-match.ts';
import { alike, denied } from './contrary.ts';
import { fileOf, isKept, said, toldName } from './guarded-words.ts';
import { contentOf } from './other-matter.ts';
import type { Lost } from './place.ts';
import { changedLeaves } from './places.ts';

const hedging = english.hedging.words.all;
/** What already says that something may be so, or lets it be. */
const permitting = ['in case', ...hedging, ...english.granting.words.all, ...english.agreeing.words.all];
/** What begins a part of a sentence that tells of what may be. */
const supposed = /\b(?:if|in case|when|whether|so that)\b[^,;:]*$/i;
const hedges = new Set(hedging.flatMap((phrase) => phrase.split(' ')));

/** Where a sentence of the ledger, behind the file that it stands in (`: NAME` for any), is cut off in the middle or no longer said plainly. */
export function placeOfWeaker(project: Project, name: string): Lost | undefined {
  const file = name.slice(0, name.indexOf(': '));
  const whole = toldName(name);
  const changed = new Set(changedLeaves(project).map(({ leaf }) => leaf.node));
  for (const one of said(project)) {
    if ((file !== '' && fileOf(one.source) !== file) || isKept(project, one.source, one.sentence)) continue;
    const now = plain(one.sentence);
    const isCut = changed.has(one.node) && one.text.endsWith(one.sentence) && isCutOff(whole, now);
    if (!isCut && !isHedged(whole, now)) continue;
    const why = isCut
      ? 'it is cut off'
      : 'it said so plainly, and not that it may, should or mostly will be so';
    return { ...one, message: `${JSON.stringify(whole)} stood here: ${why}.` };
  }
  return undefined;
}

const ended = /[.?!:]$/;

/** Whether words are a beginning of a sentence that ended in a mark, and have none. */
function isCutOff(whole: string, now: string): boolean {
  const rest = whole.slice(now.length);
  return ended.test(whole) && !ended.test(now) && whole.startsWith(now) && /^[,;]?[\s–-]+\S/.test(rest);
}

/** Whether a sentence that said plainly how something is says in nearly the same words that it may, should or mostly will be so. */
function isHedged(before: string, now: string): boolean {
  const [had, has] = [wordsOf(before), wordsOf(now)];
  if (now.endsWith('?') || !holdsAny(has, hedging) || holdsAny(had, permitting)) return false;
  // "Check it" is as good as "you should check it"; "should it fail" is "if it fails".
  const [first] = had.filter((word) => word !== 'please');
  const place = has.findIndex((word) => hedging.includes(word));
  if (place === 0 || (place > 0 && has[place + 1] === first)) return false;
  // Who would like something wants it, and what could not be done was not.
  const phrase = has.slice(place, place + 2).join(' ');
  if (phrase === 'would like' || (phrase === 'could not' && had.includes('did'))) return false;
  if (place > 0 && supposed.test(now.slice(0, now.toLowerCase().indexOf(` ${has[place]} `)))) return false;
  const [left = [], right = []] = [had, has].map((words) =>
    contentOf(words).filter((word) => !hedges.has(word)),
  );
  return alike(left, right) >= 0.7 && denied(had) === denied(has);
}
