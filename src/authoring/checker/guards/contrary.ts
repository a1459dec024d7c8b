import english from '../wording/english.json' with { type: 'json' };
import { isNumber } from '../wording/figures.ts';

/** What is known of a project's words: its parts, how it calls its owners, and the things that its texts speak of. */
export interface Speech {
  readonly parts: ReadonlySet<string>;
  readonly owners: readonly string[];
  readonly things: ReadonlySet<string>;
}

type Words = readonly string[];

const negations = /^(?:no|not|never|nobody|none|nothing|neither|nor|only|alone|without|cannot|\w+n't)$/;
/** How often words deny: what joins to a denial denies no second time, `neither … nor`. */
export const denied = (words: Words) =>
  words.filter((word, place) => negations.test(word) && (word !== 'nor' || place === 0)).length;
export const affirmed = (words: Words) => words.filter((word) => !negations.test(word));

/** Words that stand beside a denial and say nothing else. */
const helping: ReadonlySet<string> = new Set(english.helping.words.all);
/** Words that join others: one for another is a manner of speaking. */
const joining: ReadonlySet<string> = new Set([...helping, ...english.joining.words.all]);

const failings: ReadonlySet<string> = new Set(english.failings.words.all);
/** Whether a word denies by itself, without a `not`: by what it says, as `gone`, or by how it begins, as `incomplete`. */
export const isFailing = (word: string) => failings.has(word) || /^(?:un|in|im|dis)\p{L}{4,}$/u.test(word);

const articles: ReadonlySet<string> = new Set(english.articles.words.all);
const doers: ReadonlySet<string> = new Set(english.doers.words.all);

/** For each word those that say the contrary. */
const contraries = new Map<string, Set<string>>();
for (const [word, others] of [
  ...Object.values(english.opposites.words).map(([one = '', ...more]) => [one, more] as const),
  ...Object.entries(english.contraries.words),
])
  for (const other of others)
    for (const [one, its] of [
      [word, other],
      [other, word],
    ] as const)
      contraries.set(one, new Set([...(contraries.get(one) ?? []), its]));

/** Whether a word says the contrary of another. */
export const areContrary = (one: string, other: string): boolean => contraries.get(one)?.has(other) === true;

/** Words of one kind, by word: the list that it stands in, and which of its things it says. */
const kinds = new Map<string, { readonly list: string; readonly thing: number }>();
for (const [list, all] of Object.entries(english.kinds.words))
  for (const [thing, words] of all.entries())
    for (const word of words.toLowerCase().split('/')) kinds.set(word, { list, thing });

/** Words of one meaning, by word: the lists that they stand in. */
const meanings = new Map<string, readonly string[]>();
for (const [list, words] of Object.entries(english.meanings.words))
  for (const word of words) meanings.set(rootOf(word), [...(meanings.get(rootOf(word)) ?? []), list]);

const force = Object.values(english.force.words).map((words) => new Set<string>(words));

/** Whether a sentence says in the same words that something is as a rule, or sure where it may be, or the other way round. */
function isOfOtherForce(before: Words, now: Words): boolean {
  const [had = [], has = []] = [before, now].map((words) =>
    words.filter((word) => !helping.has(word) && !force.some((its) => its.has(word))),
  );
  if (apart(had, has).length + apart(has, had).length > 0) return false;
  const [sure = 0, unsure = 0, mostly = 0] = force.map(
    (its) => now.filter((word) => its.has(word)).length - before.filter((word) => its.has(word)).length,
  );
  return mostly !== 0 || sure * unsure < 0;
}

/**
 * Whether two sentences say the contrary: the same words and a denial more or less, one word for its opposite, or what is sure for
 * what may be.
 */
export function isContrary({ parts, owners }: Speech, before: Words, now: Words): boolean {
  if (isOfOtherForce(before, now)) return true;
  const [had, has] = [before, now].map((words) => affirmed(words).filter((word) => !helping.has(word)));
  if (had === undefined || has === undefined) return false;
  const [lost, added] = [apart(had, has), apart(has, had)];
  if (lost.length === 0 && added.length === 0) return denied(before) % 2 !== denied(now) % 2;
  if (lost.length === 0 || lost.length > 2 || denied(before) !== denied(now)) return false;
  if (lost.length > 1 && (added.length > 2 || alike(before, now) < 0.6)) return false;
  return isOfOtherKind({ parts, owners }, lost, added);
}

/** Whether words stand for their contrary, for another part, or for another thing of one kind. */
function isOfOtherKind({ parts, owners }: Omit<Speech, 'things'>, lost: Words, added: Words): boolean {
  const thingOf = (word: string) => (owners.includes(word) ? { list: 'who', thing: -1 } : kinds.get(word));
  const are = added.flatMap((word) => thingOf(word) ?? []);
  return lost.some((one) => {
    const was = thingOf(one);
    const ofKind = are.filter(({ list }) => list === was?.list);
    if (ofKind.length > 0 && ofKind.every(({ thing }) => thing !== was?.thing)) return true;
    return added.some((other) => areContrary(one, other) || (parts.has(one) && parts.has(other)));
  });
}

/** Whether a sentence says another thing in the same words: another number, one thing for another, two words exchanged. */
export function isOtherwise(speech: Speech, before: Words, now: Words): boolean {
  const [had, has] = [before, now].map((words) => words.filter(isNumber).sort());
  const [others, its] = [before, now].map((words) => words.filter((word) => !isNumber(word)));
  if (had?.length === has?.length && `${had}` !== `${has}`) return alike(others ?? [], its ?? []) >= 0.6;
  return isExchanged(before, now) || isFilledElsewhere(before, now) || isReplaced(speech, before, now);
}

/** Two words that stand in each other's place, all others in their own. */
function isExchanged(before: Words, now: Words): boolean {
  const moved = before.flatMap((word, place) => (word === now[place] ? [] : [place]));
  const [one = -1, other = -1] = moved;
  const isPair = before.length === now.length && moved.length === 2;
  const [first = '', second = ''] = [before[one], before[other]];
  // "News and offers" are "offers and news".
  if (other === one + 2 && ['and', 'or', '&'].includes(before[one + 1] ?? '')) return false;
  const isLetters = first.length === 1 && second.length === 1;
  const isJoining = (joining.has(first) || joining.has(second)) && !isLetters;
  return isPair && first === now[other] && second === now[one] && !isJoining;
}

/** The same words, and what is filled in stands behind another one of them: who owes whom. */
function isFilledElsewhere(before: Words, now: Words): boolean {
  if (`${before.toSorted()}` !== `${now.toSorted()}`) return false;
  return before.some((word, place) => {
    const other = word.startsWith('{') ? now.indexOf(word) : -1;
    // What it does itself it does in any order of the rest.
    const isDoing = before[place + 1] !== undefined && before[place + 1] === now[other + 1];
    return other > 0 && place > 0 && !isDoing && before[place - 1] !== now[other - 1];
  });
}

/** A thing for another, all else as it stood: all are things that the texts speak of, and no two of one meaning. */
function isReplaced(speech: Speech, before: Words, now: Words): boolean {
  const shorter = Math.min(before.length, now.length);
  let begin = 0;
  while (begin < shorter && before[begin] === now[begin]) begin += 1;
  let end = 0;
  while (end < shorter - begin && before.at(-1 - end) === now.at(-1 - end)) end += 1;
  if (begin + end < Math.max(2, shorter / 2)) return false;
  const [was = [], is = []] = [before, now].map((words) => words.slice(begin, words.length - end));
  if (was.length === 1 && is.length === 1 && isOfOtherKind(speech, was, is)) return true;
  const [lost = [], added = []] = [was, is].map((words) => words.filter((word) => !joining.has(word)));
  const [kept = [], has = []] = [was, is].map((words) =>
    words.filter((word) => joining.has(word) && !articles.has(word)),
  );
  if (`${kept}` !== `${has}`) return false;
  const isFew = [lost, added].every(({ length }) => length > 0 && length <= 2);
  const isOne = lost.some((word) => added.some((other) => isOfOneMeaning(word, other)));
  const isThing = (word: string) => word.startsWith('{') || speech.things.has(rootOf(word));
  return isFew && !isOne && [...lost, ...added].every(isThing);
}

/** Whether two words are one, of another ending or of one meaning. */
export function isOfOneMeaning(one: string, other: string): boolean {
  const lists = meanings.get(rootOf(other));
  return (
    rootOf(one) === rootOf(other) ||
    (meanings.get(rootOf(one))?.some((list) => lists?.includes(list)) ?? false)
  );
}

/** What the one has and the other has not. */
function apart(one: Words, other: Words): Words {
  const roots = new Set(other.map(rootOf));
  return one.filter((word) => !roots.has(rootOf(word)));
}

/** Words of one stem are one: `keep`, `keeps`. */
export function rootOf(word: string): string {
  return word.replace(/(?:'s|(?<!s)s|es|ed|ing|d)$/, '');
}

/** How much two lists of words share, from 0 to 1; two words that begin alike are one. */
export function alike(one: Words, other: Words): number {
  const roots = (words: Words) => new Set(words.map((word) => word.slice(0, 4)));
  const [left, right] = [roots(one), roots(other)];
  const both = [...left].filter((word) => right.has(word)).length;
  return both / Math.max(left.size, right.size, 1);
}

/**
 * The things that sentences speak of, by the root of the word: it stands behind an article more often than behind a doer,
 * or in the title of a field.
 */
export function thingsIn(sentences: Iterable<Words>, titles: readonly Words[]): ReadonlySet<string> {
  const score = new Map<string, number>();
  for (const words of sentences)
    for (const [place, word] of words.entries()) {
      const before = words[place - 1] ?? '';
      const points = Number(articles.has(before)) - Number(doers.has(before));
      if (!joining.has(word)) score.set(rootOf(word), (score.get(rootOf(word)) ?? 0) + points);
    }
  const named = titles.flatMap((title) => (title.length <= 3 ? title.map(rootOf) : []));
  return new Set([...named, ...[...score].flatMap(([word, points]) => (points > 0 ? word : []))]);
}
