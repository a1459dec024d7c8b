import { at, entries, items, type Node, textOf } from './json.ts';
import { keepByText } from './keep.ts';
import type { Project } from './project.ts';
import type { ReadSource } from './source.ts';

const segmenter = new Intl.Segmenter('en-GB', { granularity: 'sentence' });

/** The sentences of a text as they are written, with their marks; each line and item of a list by itself. */
export const sentencesOf = keepByText((text): readonly string[] => {
  const lines = text.split('\n').map((line) => line.replace(/^\s*- /, ''));
  const sentences = lines.flatMap((line) =>
    [...segmenter.segment(namesAsCapitals(line))].map(({ index, segment }) =>
      line.slice(index, index + segment.length).trim(),
    ),
  );
  return sentences.filter((sentence) => sentence !== '');
});

/** A full stop before a small letter ends no sentence; one before a placeholder does, whatever its name is written with. */
function namesAsCapitals(line: string): string {
  return line.replace(/\{[a-zA-Z0-9.]*\}/g, (name) => name.toUpperCase());
}

/** A text as it is read: links are their words, and nothing is marked bold. */
export function plain(text: string): string {
  return text.replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1').replaceAll('**', '');
}

/** How many words a plain text has; a placeholder is one, a mark by itself is none. */
export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** A sentence of wording.json: the requirement that fixes it, and where it stands. */
export interface FixedSentence {
  readonly source: ReadSource;
  readonly node: Node;
  readonly requirement: string;
  readonly sentence: string;
}

/** Every sentence that a requirement fixes to the letter. */
export function fixedSentences({ read }: Project): readonly FixedSentence[] {
  return read.flatMap((source) =>
    entries(source.kind === 'wording' ? at(source.root, 'toTheLetter') : undefined).flatMap(
      ({ key, value }) =>
        items(value).map((node) => ({ source, node, requirement: key, sentence: textOf(node) ?? '' })),
    ),
  );
}
