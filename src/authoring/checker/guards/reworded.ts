import { at, items, textOf } from '../json.ts';
import { keep } from '../keep.ts';
import type { Project } from '../project.ts';
import { plain, sentencesOf } from '../sentences.ts';
import english from '../wording/english.json' with { type: 'json' };
import { evenBounds, figuresIn } from '../wording/figures.ts';
import { holdsAny, wordsOf } from '../wording/phrase-match.ts';
import { placeOfLessAgreed } from './agreed.ts';
import { otherAmount } from './amount.ts';
import { isOfOtherBound, isOfOtherDays, isWithoutDigits } from './bounds.ts';
import { isOfExchangedHalves, isOfOtherClause } from './clauses.ts';
import { alike, areContrary, denied, isFailing, isOfOneMeaning } from './contrary.ts';
import { aPromise, fileOf, promisesIn, statementsIn, toldName, toldSo } from './guarded-words.ts';
import { contentOf, isGone, isOfOtherMatter, isUnsaid, plainWords } from './other-matter.ts';
import type { Lost, Place } from './place.ts';
import { changedLeaves, digest } from './places.ts';
import { isOfOtherTime } from './times.ts';
import { placeOfWeaker } from './weaker.ts';

/** A sentence of the ledger, and what stands in its text for it: nothing, where it was taken out. */
interface Reworded extends Place {
  /** The sentence of the ledger under which it is told. */
  readonly of: string;
  /** All that stood there: the sentence, with the next one where one stands for both. */
  readonly before: string;
  readonly now: string | undefined;
  /** The whole text as it is. */
  readonly text: string;
}

/** Each sentence that was reworded or taken out of a text that still stands: its digest says that it was that one. */
const reworded = keep((project: Project): readonly Reworded[] => {
  const ledger = project.read.find(({ kind }) => kind === 'guards');
  const standing = new Set([...promisesIn(project), ...statementsIn(project)]);
  const goneOf = (kind: string) =>
    items(ledger && at(ledger.root, 'guards', kind)).flatMap((one) => {
      const name = textOf(one);
      return name === undefined || standing.has(name) ? [] : name;
    });
  const [promises, statements] = [goneOf(aPromise), goneOf(toldSo)];
  if (promises.length + statements.length === 0) return [];
  return changedLeaves(project).flatMap(({ leaf, before: stood }) => {
    if (leaf.means !== 'text' && leaf.means !== 'message') return [];
    const file = `${fileOf(leaf.source)}: `;
    const gone = [
      ...promises.map((name) => toldName(`: ${name}`)),
      ...statements.flatMap((name) => (name.startsWith(file) ? toldName(name) : [])),
    ];
    const text = leaf.value;
    const said = sentencesOf(text);
    const place = { source: leaf.source, node: leaf.node, text: plain(text) };
    const stoodAs = (one: string) => digest(one, stood.length) === stood;
    const pairs = gone.flatMap((one) => gone.flatMap((other) => (one === other ? [] : [[one, other]])));
    /** What stands for these sentences: as many, one for both, or none. */
    const standFor = ([one = '', other]: readonly string[]): readonly Reworded[] => {
      const before = [one, other ?? []].flat().join(' ');
      const stands = { ...place, of: one, before };
      const twoFor = (now: string | undefined, next: string | undefined) =>
        other === undefined || next === undefined
          ? [{ ...stands, now }]
          : [
              { ...place, of: one, before: one, now },
              { ...place, of: other, before: other, now: next },
            ];
      if (stoodAs(before)) return twoFor(said[0], said[1]);
      for (const [index, now] of said.entries()) {
        const next = said[index + 1];
        if (stoodAs(text.replace(now, () => before))) return [{ ...stands, now }];
        const isOut = [' ', item].some((between) =>
          [`${before}${between}${now}`, `${now}${between}${before}`].some((all) =>
            stoodAs(text.replace(now, () => all)),
          ),
        );
        if (isOut) return [{ ...stands, now: undefined }];
        if (stoodAs(text.replace(`${now} ${next}`, () => before))) return twoFor(now, next);
      }
      return [];
    };
    return [...gone.map((one) => [one]), ...pairs].flatMap(standFor);
  });
});

/** Where a sentence of the ledger, behind the file that it stands in, is cut off or says another thing than before, of how something stands, or how sure or dangerous it is. */
export function placeOfOtherwise(project: Project, name: string): Lost | undefined {
  const less = placeOfWeaker(project, name) ?? placeOfLessAgreed(project, name);
  if (less !== undefined) return { ...less, isTurned: true };
  const owner = project.trade.words.owners;
  const sentence = toldName(name);
  for (const one of reworded(project)) {
    if (one.of !== sentence) continue;
    const contrary = otherwise(one, [owner.one, owner.many, `{${owner.one}}`]);
    const why = contrary ?? (isElse(one) ? 'nothing here says it now' : undefined);
    if (why === undefined) continue;
    const isUnsure = contrary === undefined;
    const message = `${JSON.stringify(one.before)} stood here${one.now === undefined ? '' : ` for ${JSON.stringify(one.now)}`}: ${why}.`;
    return { source: one.source, node: one.node, message, isTurned: true, isUnsure };
  }
  return undefined;
}

/** What is wrong with what stands for a sentence; undefined where that says it in other words. */
function otherwise(one: Reworded, owners: Words): string | undefined {
  const [before, text] = [evenBounds(one.before), evenBounds(one.text)];
  const now = one.now === undefined ? undefined : evenBounds(one.now);
  const [had, all] = [wordsOf(before), wordsOf(text)];
  const has = now === undefined ? undefined : wordsOf(now);
  const isOther = has === undefined || alike(had, has) < 0.6 || denied(had) !== denied(has);
  const [, gone] = advice.find(([words]) => holdsAny(had, words) && !holdsAny(all, words)) ?? [];
  if (isOther && gone !== undefined) return `it ${gone}, and nothing here does now`;
  if (has === undefined) return undefined;
  const isDenied = denied(had) > 0 || had.some(isFailing);
  if (holdsAny(has, denying) && !holdsAny(had, denying) && !isDenied) return 'it promised less';
  if (holdsAny(has, affirming) && !holdsAny(had, affirming)) return 'it promised less';
  if (isOfOtherExtent(had, has, all)) return 'it said of more, or of less, that it is so alone';
  if (isOfExchangedHalves(before, now ?? '')) return 'it said the one of what this says of the other';
  if (isOfOtherClause(before, now ?? '')) return 'it promised what these words do not';
  const lost = leftOut(before, now ?? '');
  const beside = wordsOf(text.replace(now ?? '', ''));
  if (lost !== undefined && isUnsaid(wordsOf(lost), beside)) return `it said ${JSON.stringify(lost)} too`;
  const isLimited = holdsAny(had, limiting) && !holdsAny(has, limiting);
  if (isLimited && /\b(?:until|before|within|unless) /.test(had.join(' ')) && alike(had, has) >= 0.4)
    return 'it said until when, or unless what';
  if (isOfAnyCase(before, has)) return 'it said so of one case alone';
  if (holdsAny(has, excepting) && !holdsAny(had, excepting)) return 'it left nobody and nothing out';
  if (holdsAny(has, outcomes) && !holdsAny(had, outcomes) && alike(had, has) >= 0.6)
    return 'it said no such outcome';
  if (isOfOtherBound(before, now ?? '') && alike(had, has) >= 0.4) return 'it said no such least or most';
  if (isWithoutDigits(before, text)) return 'it said how many digits';
  if (isOfOtherDays(before, now ?? '')) return 'it said other days';
  const amount = otherAmount(had, has);
  if (amount !== undefined) return amount;
  if (isOfOtherTime(had, has) || isOfOtherTime(has, had))
    return 'what is still to be done is another thing than what was done';
  if (isOfOtherDenial(had, has) || isOfContrary(had, has)) return 'it said the contrary';
  if (isOfOtherAnchor(had, has) || isOfNewFigure(before, now ?? ''))
    return 'it said another time, or what for';
  if (isOfOtherDoer(owners, had, has)) return 'somebody else was to do it';
  return isOfOtherStand(had, has) ? 'it said the contrary' : undefined;
}

/** What stands between two things of a list. */
const item = '\n- ';

/** Whether a text is not about what a sentence of it was about; of a list, no other thing in it. */
function isElse({ before, now, text }: Reworded): boolean {
  const [had, all] = [wordsOf(before), wordsOf(text)];
  if (now !== undefined) return isOfOtherMatter(had, wordsOf(now), all);
  const parts = text.includes(item) ? sentencesOf(text).map(wordsOf) : [all];
  return parts.every((part) => isGone(had, part));
}

const limiting = english.limiting.words.all;
const excepting = english.excepting.words.all;
const outcomes = english.outcomes.words.all;
/** What people are told for their own good, and what a text does that says it. */
const advice = [
  [english.cautions.words.all, 'warned people'],
  [english.contacting.words.all, 'told people to get in touch'],
] as const;
const { denying, affirming } = english.assurances.words;

/** Whether something is said to be so alone, or only then, and was not, or was and is not. */
function isOfOtherExtent(before: Words, now: Words, all: Words): boolean {
  const { extent, condition } = english.alone.words;
  const isLost = holdsAny(before, extent) && denied(now) === 0 && !holdsAny(all, extent);
  const isAdded = holdsAny(now, condition) && denied(before) === 0 && !holdsAny(before, condition);
  return (isLost || isAdded) && alike(before, now) >= 0.4;
}

/** Whether a sentence began with the one case in which it is so, and goes on as before without it. */
function isOfAnyCase(before: string, now: Words): boolean {
  const [, condition = '', rest = ''] = /^If ([^,]+), (.+)$/.exec(before) ?? [];
  const isWhim = holdsAny(wordsOf(condition), english.whims.words.all);
  return rest !== '' && !isWhim && !now.includes('if') && `${now}` === `${wordsOf(rest)}`;
}

/** So many things make a list. */
const list = 3;

/** What a list named that names all its other things still. */
function leftOut(before: string, now: string): string | undefined {
  const [had = [], has = []] = [before, now].map((text) =>
    text.replace(/[.!]$/, '').split(/, | (?:and|or) /),
  );
  const [first, ...more] = had.filter((one) => !has.includes(one));
  return had.length >= list && more.length === 0 && has.length === had.length - 1 ? first : undefined;
}

type Words = readonly string[];

const denials: ReadonlySet<string> = new Set(english.denials.words.themselves);

/** Whether the words are mostly the same, and the one sentence denies once more than the other. */
function isOfOtherDenial(before: Words, now: Words): boolean {
  const [had = 0, has = 0] = [before, now].map((words) => words.filter((word) => denials.has(word)).length);
  const isOne = had % 2 !== has % 2 && denied(before) % 2 !== denied(now) % 2;
  // All of it denied, in each of its parts.
  const isAll = had === 0 && has > 1 && alike(contentOf(before), contentOf(now)) >= 0.7;
  const isOdd = isOne || isAll;
  const isFailed = [before, now].map((words) => words.some(isFailing));
  const isTurned = before.some((one) => now.some((other) => areContrary(one, other)));
  const least = had > 0 && has > 0 ? 0.8 : 0.6;
  const isAlike = had * has === 0 || alike(before, now) >= 0.4;
  return (
    isOdd &&
    isFailed[0] === isFailed[1] &&
    !isTurned &&
    isAlike &&
    alike(contentOf(before), contentOf(now)) >= least
  );
}

const doers: ReadonlySet<string> = new Set(english.doers.words.all);
const isNextTo = (one: string | undefined, other: string | undefined) =>
  one !== undefined && one === other && !plainWords.has(one);

/** Whether a word stands before the same other as its contrary did, or after the same doer: the old one for the new one. */
const isOfContrary = (before: Words, now: Words) =>
  denied(before) % 2 === denied(now) % 2 &&
  before.some((one, index) =>
    now.some(
      (other, place) =>
        areContrary(one, other) &&
        !now.includes(one) &&
        !before.includes(other) &&
        (isNextTo(before[index + 1], now[place + 1]) ||
          (doers.has(before[index - 1] ?? '') && before[index - 1] === now[place - 1])),
    ),
  );

/** Whether something is to be before, after or until another thing than it was, or so that another one is. */
const isOfOtherAnchor = (before: Words, now: Words) =>
  english.anchors.words.all.some((anchor) => {
    const [had = [], has = []] = [before, now].map((words) => {
      const [, rest = ''] = ` ${words.join(' ')}`.split(` ${anchor} `);
      return contentOf(wordsOf(rest)).slice(0, anchored);
    });
    const isSame = had.some((one) => has.some((other) => isOfOneMeaning(one, other)));
    return had.length * has.length > 0 && !isSame;
  });
/** So many words say what something is before or after. */
const anchored = 3;

/** Whether a length of time or a sum is told that stood nowhere in what was told before. */
function isOfNewFigure(before: string, now: string): boolean {
  const had = figuresIn(before);
  const numbers = new Set(wordsOf(before));
  const has = figuresIn(now).filter(({ count }) => !numbers.has(`${count}`));
  return had.length === 0 && has.length > 0 && alike(wordsOf(before), wordsOf(now)) >= 0.4;
}

/** Whether what people were to do is done by somebody else: `pay it`, `we pay it`. */
function isOfOtherDoer(owners: Words, before: Words, now: Words): boolean {
  const [first = '', ...rest] = before;
  const place = now.length - rest.length;
  const isSame = `${now.slice(place)}` === `${rest}` && now[place - 1]?.replace(/s$/, '') === first;
  // Who does it stands right before it: "we ask five questions" does nothing that was to be done.
  const doer = now.slice(0, Math.max(0, place - 1)).findLast((word) => !plainWords.has(word));
  return isSame && rest.length > 1 && [...owners, 'we', 'they'].includes(doer ?? '');
}

/** Each way in which something stands, beside the contrary one. */
const stands = Object.values(english.stands.words).flatMap((words, index, all) => {
  const other = all[index % 2 === 0 ? index + 1 : index - 1];
  return other === undefined ? [] : [[words, other] as const];
});

const onceSo: ReadonlySet<string> = new Set(['once', 'after', 'when']);

/** Whether the one waits until what the other begins after: `waits until it has ended`, `begins once it is over`. */
function isAwaited(one: Words, other: Words): boolean {
  const until = one.slice(one.indexOf('until') + 1);
  const then = other.slice(other.findIndex((word) => onceSo.has(word)) + 1);
  if (until.length === one.length || then.length === other.length) return false;
  const isTurned = until.some((word) => then.some((turned) => areContrary(word, turned)));
  return !isTurned && alike(contentOf(until), contentOf(then)) >= 0.6;
}

/** Whether two sentences that begin alike say contrary things of how something stands. */
function isOfOtherStand(before: Words, now: Words): boolean {
  if (denied(before) % 2 !== denied(now) % 2) return false;
  if (before[0] !== now[0] && alike(before, now) < 0.5) return false;
  if (isAwaited(before, now) || isAwaited(now, before)) return false;
  return stands.some(
    ([ones, others]) =>
      holdsAny(before, ones) && !holdsAny(before, others) && holdsAny(now, others) && !holdsAny(now, ones),
  );
}
