import { applyEdits, getNodePath, modify } from 'jsonc-parser';
import type { DefinitionFile } from '../../../definitions/types.ts';
import { trade } from '../../../trade.ts';
import { spoken } from '../../../words/spoken.ts';
import { mentionsIn } from '../../checker/rule.ts';
import { readSource } from '../../checker/source.ts';
import { laidOut } from '../form/lay-out.ts';

/** A text of a file that people read. */
export interface Sentence {
  /** Keys and places in lists that lead to it. */
  readonly path: readonly (string | number)[];
  readonly text: string;
  /** Where it stands in the file, from 0, quotation marks included. */
  readonly offset: number;
  readonly length: number;
}

/** Every text of a file that people read, in the order of the file; none where the JSON is broken. */
export function sentencesIn(file: DefinitionFile): readonly Sentence[] {
  return mentionsIn(readSource(trade)(file), 'text')
    .map(({ name, node }) => ({
      path: getNodePath(node),
      text: name,
      offset: node.offset,
      length: node.length,
    }))
    .sort((one, other) => one.offset - other.offset);
}

/** A sentence and the file that it stands in. */
export interface FoundSentence extends Sentence {
  readonly file: string;
}

/** Fewer letters stand in every sentence. */
const fewestLetters = 3;

/** The sentences of some files that hold every one of the words asked for; none for too few letters. */
export function sentencesWith(files: readonly DefinitionFile[], search: string): readonly FoundSentence[] {
  if (search.trim().length < fewestLetters) return [];
  const words = search.toLowerCase().trim().split(/\s+/);
  return files.flatMap((one) =>
    sentencesIn(one)
      .filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)))
      .map((sentence) => ({ ...sentence, file: one.file })),
  );
}

/** The file's text with another sentence in the place of one, and every other line as it was. */
export function withSentence(text: string, path: Sentence['path'], sentence: string): string {
  const edits = modify(text, [...path], sentence, {});
  return laidOut(text, applyEdits(text, edits), path);
}

/** What a path leads to, in words: `credit check, heading`. */
export function saysPath(path: Sentence['path']): string {
  const skipped = [
    'schema',
    'properties',
    'ui',
    'notices',
    'groups',
    'messages',
    'words',
    'options',
    'text',
    'title',
  ];
  const [first] = path;
  // A translation is called as its text is, whose path is its name.
  if (first === 'texts' && path[2] === 'target') return saysPath(`${path[1]}`.split('.'));
  const names = path.filter((key, index) => index > 0 && typeof key === 'string' && !skipped.includes(key));
  const place = path.findLast((key) => typeof key === 'number');
  const shown = names.length === 0 ? [first ?? ''] : names;
  return [...shown.map(spoken), ...(typeof place === 'number' ? [place + 1] : [])].join(', ');
}

/** Words with a capital at their beginning. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
