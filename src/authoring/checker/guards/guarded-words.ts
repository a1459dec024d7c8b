import type { Node } from '../json.ts';
import { keep } from '../keep.ts';
import type { Project } from '../project.ts';
import { mentionsIn } from '../rule.ts';
import { fixedSentences, plain, sentencesOf } from '../sentences.ts';
import type { ReadSource, Source } from '../source.ts';
import { wordsOf } from '../wording/phrase-match.ts';

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

/** The sentences of requirements that stand alone in a text or between other sentences: by name, with how often. */
export const wholeSentencesIn = (project: Project): readonly string[] =>
  fixedSentences(project).flatMap(({ sentence }) => {
    const count = said(project).filter((one) => isWhole(one, sentence)).length;
    return Array.from({ length: count }, (_, index) => `${sentence} (${index + 1})`);
  });

const isWhole = ({ sentence, text }: Said, fixed: string) => text === fixed || sentence === fixed;

/** The text that says such a sentence no more as it stands: with words around it, or reworded in one of its places. */
export function placeOfReworded(project: Project, name: string): Said | undefined {
  const fixed = name.replace(/ \(\d+\)$/, '');
  const words = wordsOf(fixed);
  const all = new Set(fixedSentences(project).map(({ sentence }) => sentence));
  // What no text says at all is told by the rule that holds it to the letter.
  if (!all.has(fixed) || !said(project).some(({ text }) => text.includes(fixed))) return undefined;
  const others = said(project).filter((one) => !all.has(one.sentence) && !all.has(one.text));
  const around = others.find(({ sentence }) => sentence.includes(fixed));
  if (around !== undefined || words.length < 2) return around;
  const near = others
    .map((one) => ({ one, shared: alike(words, wordsOf(one.sentence)) }))
    .toSorted((left, right) => right.shared - left.shared)[0];
  return near !== undefined && near.shared >= 0.6 ? near.one : undefined;
}
