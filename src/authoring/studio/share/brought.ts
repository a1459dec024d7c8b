import type { DefinitionFile } from '../../../definitions/types.ts';

/** What a link does to one file: how many lines it has, and how many of them the saved file has not. */
export interface Brought {
  readonly file: string;
  readonly isNew: boolean;
  readonly lines: number;
  readonly unknownLines: number;
}

/** What drafts of a link change, file by file; those that say what is saved change nothing. Takes time in step with their size. */
export function broughtBy(
  drafts: readonly DefinitionFile[],
  files: readonly DefinitionFile[],
): readonly Brought[] {
  const saved = new Map(files.map(({ file, text }) => [file, text]));
  return drafts.flatMap(({ file, text }) => {
    const before = saved.get(file);
    if (before === text) return [];
    const known = new Set(before?.split('\n'));
    const lines = text.split('\n');
    const unknownLines = lines.filter((line) => !known.has(line)).length;
    return { file, isNew: before === undefined, lines: lines.length, unknownLines };
  });
}
