import { getNodePath } from 'jsonc-parser';
import { at, isInside, items, type Node, textOf } from '../json.ts';
import { keep } from '../keep.ts';
import type { Project } from '../project.ts';
import { type Finding, mentionsIn } from '../rule.ts';
import { fixedSentences, plain, sentencesOf } from '../sentences.ts';
import type { ReadSource, Source } from '../source.ts';
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
  project.read
    .filter(({ kind }) => shown.includes(kind))
    .flatMap((source) =>
      mentionsIn(source, 'text', 'message').flatMap(({ name: text, node }) =>
        sentencesOf(text).map((sentence) => ({ source, node, sentence, text })),
      ),
    ),
);

const negations = /^(?:no|not|never|nobody|none|nothing|neither|nor|without|cannot|\w+n't)$/;
const denied = (words: readonly string[]) => words.filter((word) => negations.test(word)).length;
const affirmed = (words: readonly string[]) => words.filter((word) => !negations.test(word));

/** The sentences that say what is not done: what people rely on. */
export const promisesIn = (project: Project): readonly string[] =>
  said(project).flatMap(({ sentence }) => (denied(wordsOf(plain(sentence))) > 0 ? plain(sentence) : []));

/** Where a promise is turned round: nearly the same words, and fewer that deny; undefined where nothing says the opposite. */
export function placeOfOpposite(project: Project, promise: string): Said | undefined {
  const words = wordsOf(promise);
  return said(project).find(({ sentence }) => {
    const now = wordsOf(plain(sentence));
    return denied(now) < denied(words) && alike(affirmed(words), affirmed(now)) >= 0.7;
  });
}

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
  const texts = said(project).filter(({ sentence, text }) => text === fixed || sentence === fixed);
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
