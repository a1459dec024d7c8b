import { getNodePath } from 'jsonc-parser';
import { at, isInside, items, type Node, textOf } from '../json.ts';
import { keep } from '../keep.ts';
import type { Project } from '../project.ts';
import { type Finding, mentionsIn } from '../rule.ts';
import { fixedSentences, plain, sentencesOf } from '../sentences.ts';
import type { ReadSource, Source } from '../source.ts';
import english from '../wording/english.json' with { type: 'json' };
import { wordsOf } from '../wording/phrase-match.ts';
import type { Place } from './guard-kinds.ts';

/** A sentence that people read, as its words, and the text that it stands in. */
interface Said {
  readonly source: ReadSource;
  readonly node: Node;
  readonly sentence: string;
  /** The whole text. */
  readonly text: string;
}

const shown: readonly Source['kind'][] = [
  'card',
  'journey',
  'variant',
  'notices',
  'messages',
  'words',
  'brand',
];

/** Every sentence of every text that people read. */
const said = keep((project: Project): readonly Said[] =>
  project.read.flatMap((source) => (shown.includes(source.kind) ? saidIn(source) : [])),
);

const saidIn = keep((source: ReadSource): readonly Said[] =>
  mentionsIn(source, 'text', 'message').flatMap(({ name: text, node }) =>
    sentencesOf(text).map((sentence) => ({ source, node, sentence, text })),
  ),
);

/** The same by sentence and by whole text. */
const saidBy = keep((project: Project): ReadonlyMap<string, readonly Said[]> => {
  const by = new Map<string, Said[]>();
  for (const one of said(project))
    for (const key of new Set([one.sentence, one.text])) {
      const others = by.get(key);
      if (others) others.push(one);
      else by.set(key, [one]);
    }
  return by;
});

const negations = /^(?:no|not|never|nobody|none|nothing|neither|nor|only|without|cannot|\w+n't)$/;
const denied = (words: readonly string[]) => words.filter((word) => negations.test(word)).length;
const affirmed = (words: readonly string[]) => words.filter((word) => !negations.test(word));

/** The sentences that say what is not done: what people rely on. */
export const promisesIn = (project: Project): readonly string[] =>
  project.read.flatMap((source) => (shown.includes(source.kind) ? promisesOf(source) : []));

const promisesOf = keep((source: ReadSource): readonly string[] =>
  saidIn(source).flatMap(({ sentence }) => (denied(wordsOf(plain(sentence))) > 0 ? plain(sentence) : [])),
);

/** Where a promise is turned round: nearly the same words, and fewer that deny; undefined where nothing says the opposite. */
export function placeOfOpposite(project: Project, promise: string): Said | undefined {
  const words = wordsOf(promise);
  const known = keptStatements(project);
  return said(project).find(({ source, sentence }) => {
    // What stood before stands beside it, and is no other wording of it.
    if (known.has(statementOf(source, sentence))) return false;
    const now = wordsOf(plain(sentence));
    const isDone = denied(now) < denied(words) && alike(affirmed(words), affirmed(now)) >= 0.7;
    return isDone || isContrary(project, words, now);
  });
}

/** So many words say something that has a contrary, as does what ends in a full stop; a label has none. */
const statement = 4;

/** The sentences that say how something is and stand in no other guard, each behind its file: `saved-quote: The link works once.` */
export function statementsIn(project: Project): readonly string[] {
  const fixed = new Set(fixedSentences(project).map(({ sentence }) => sentence));
  const names = project.read.flatMap((source) =>
    (shown.includes(source.kind) ? statementsOf(source) : []).flatMap(({ sentence, name }) =>
      fixed.has(sentence) ? [] : name,
    ),
  );
  return [...new Set(names)];
}

const statementsOf = keep((source: ReadSource) =>
  saidIn(source).flatMap(({ sentence }) => {
    const words = wordsOf(plain(sentence));
    const isStatement = words.length >= statement || sentence.endsWith('.');
    return isStatement && denied(words) === 0 ? { sentence, name: statementOf(source, sentence) } : [];
  }),
);

/** The guards of this kind in the ledger, by the name that it has there. */
export const toldSo = 'told so';

const keptStatements = keep(({ read }: Project): ReadonlySet<string> => {
  const ledger = read.find(({ kind }) => kind === 'guards');
  return new Set(items(at(ledger?.root, 'guards', toldSo)).flatMap((name) => textOf(name) ?? []));
});

/** Brands are an operator's own: the ledger names none. */
const fileOf = ({ name, kind }: ReadSource) => (kind === 'brand' ? kind : (name ?? kind));

const statementOf = (source: ReadSource, sentence: string) => `${fileOf(source)}: ${plain(sentence)}`;

/**
 * Where a sentence says the contrary of one of the ledger: the same words and a denial more or less, or one word for its
 * opposite; undefined where none does.
 */
export function placeOfDenial(project: Project, name: string, kept: readonly string[]): Place | undefined {
  const known = new Set(kept);
  const place = name.indexOf(': ');
  const words = wordsOf(name.slice(place + 2));
  return said(project).find(
    ({ source, sentence }) =>
      fileOf(source) === name.slice(0, place) &&
      !known.has(statementOf(source, sentence)) &&
      isContrary(project, words, wordsOf(plain(sentence))),
  );
}

/** Words that stand beside a denial and say nothing else. */
const helping: ReadonlySet<string> = new Set(english.helping.words.all);

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

function isContrary({ parts }: Project, before: readonly string[], now: readonly string[]): boolean {
  const [had, has] = [before, now].map((words) => affirmed(words).filter((word) => !helping.has(word)));
  if (had === undefined || has === undefined) return false;
  const [lost, added] = [apart(had, has), apart(has, had)];
  if (lost.length === 0 && added.length === 0) return denied(before) % 2 !== denied(now) % 2;
  const [only, ...more] = lost;
  if (only === undefined || more.length > 0 || denied(before) !== denied(now)) return false;
  return added.some(
    (word) => contraries.get(only)?.has(word) === true || (parts.has(only) && parts.has(word)),
  );
}

/** What the one has and the other has not. */
function apart(one: readonly string[], other: readonly string[]): readonly string[] {
  const roots = new Set(other.map(rootOf));
  return one.filter((word) => !roots.has(rootOf(word)));
}

/** Words of one stem are one: `keep`, `keeps`. */
const rootOf = (word: string) => word.replace(/(?:s|es|ed|ing)$/, '');

/** How much two lists of words share, from 0 to 1; two words that begin alike are one. */
function alike(one: readonly string[], other: readonly string[]): number {
  const roots = (words: readonly string[]) => new Set(words.map((word) => word.slice(0, 4)));
  const [left, right] = [roots(one), roots(other)];
  const both = [...left].filter((word) => right.has(word)).length;
  return both / Math.max(left.size, right.size, 1);
}

/** The sentences of requirements that stand alone in a text or between other sentences: by name, with file and part. */
export const wholeSentencesIn = (project: Project): readonly string[] =>
  fixedSentences(project).flatMap(({ sentence }) => wholes(project, sentence));

/** Each text that says it, once; a part that says it more than once has them numbered, in whatever order they stand. */
function wholes(project: Project, fixed: string): readonly string[] {
  const texts = saidBy(project).get(fixed) ?? [];
  const places = [...new Map(texts.map(({ source, node }) => [node, source]))].map(
    ([node, source]) => `${fixed} — ${source.file} ${partOf(getNodePath(node).map(String)).join(' ')}`,
  );
  return places.map((place, index) => {
    const before = places.slice(0, index).filter((one) => one === place).length;
    return before === 0 ? place : `${place} ${before + 1}`;
  });
}

/** The keys that lead to the field, notice, message or section in which a path ends. */
const partOf = (path: readonly string[]) => path.slice(0, path[0] === 'schema' ? 3 : 2);

/** The field, notice, message or section of such a name, where it still stands. */
function partNamed(project: Project, name: string): Place | undefined {
  const [file, ...path] = (name.split(' — ')[1] ?? '').split(' ');
  const source = project.read.find((one) => one.file === file);
  const node = source && at(source.root, ...partOf(path));
  return node && { source, node };
}

/** The guards of this kind in the ledger, by the name that it has there. */
export const saidToTheLetter = 'said to the letter';

/** Where a fixed sentence was said when the guards were last kept; undefined where that is gone, or nobody kept it. */
export function placeThatSaid(
  project: Project,
  fixed: string,
): Pick<Finding, 'source' | 'where'> | undefined {
  const ledger = project.read.find(({ kind }) => kind === 'guards');
  const names = items(at(ledger?.root, 'guards', saidToTheLetter)).flatMap((name) => textOf(name) ?? []);
  const part = partNamed(project, names.find((name) => name.startsWith(`${fixed} — `)) ?? '');
  return part && { source: part.source, where: part.node };
}

/**
 * The text that says such a sentence no more as it stands, with words around it or reworded, else the field, notice or
 * section that said it and is still there. Undefined where it is said as often as the `kept` names have it, only elsewhere.
 */
export function placeOfReworded(project: Project, name: string, kept: readonly string[]): Place | undefined {
  const [fixed = '', place = ''] = name.split(' — ');
  const source = project.read.find(({ file }) => file === place.split(' ')[0]);
  const all = new Set(fixedSentences(project).map(({ sentence }) => sentence));
  // What no text says at all is told by the rule that holds it to the letter.
  if (!source || !all.has(fixed) || !said(project).some(({ text }) => text.includes(fixed))) return undefined;
  const before = kept.filter((one) => one.startsWith(`${fixed} — `)).length;
  if (wholes(project, fixed).length >= before) return undefined;
  const part = partNamed(project, name);
  const words = wordsOf(fixed);
  const near = said(project)
    .filter(
      (one) => one.source === source && isInside(one.node, part?.node ?? source.root) && !all.has(one.text),
    )
    .map((one) => ({ one, shared: alike(words, wordsOf(one.sentence)) }))
    .toSorted((left, right) => right.shared - left.shared)[0];
  if (near !== undefined && near.shared >= 0.6) return near.one;
  return part;
}
