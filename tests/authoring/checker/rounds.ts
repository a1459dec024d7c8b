import { expect, it } from 'vitest';
import { checkDefinitions } from '../../../src/authoring/checker/check.ts';
import type { Problem } from '../../../src/authoring/checker/problem.ts';
import type { DefinitionFile } from '../../../src/definitions/types.ts';
import { trade } from '../../../src/trade.ts';
import { productFiles } from '../../product-files.ts';

/** The files that say something else instead, and what the rules find in them. */
interface Round {
  readonly edits: Map<string, readonly string[]>;
  problems?: readonly Problem[];
}

/**
 * What the rules find in the product once a file says this instead of that. Edits that are told of beforehand are made
 * together, one of a file in each round: of its problems an edit has those in its file, and all where nothing was edited.
 * `check` is what looks: every rule when left out.
 */
export function inRounds(
  check: (files: readonly DefinitionFile[]) => readonly Problem[] = (files) => checkDefinitions(files, trade),
) {
  const rounds: Round[] = [];
  const edit = (edits: Round['edits']) =>
    productFiles.map((one) => {
      const [from = '', to = ''] = edits.get(one.file) ?? [];
      return from === '' ? one : { file: one.file, text: one.text.replace(from, () => to) };
    });
  const checked = (round: Round) => {
    round.problems ??= check(edit(round.edits));
    return round.problems;
  };
  return {
    /** `it.each`, of rows that each hold such an edit: the file, this, and that. */
    each<Row extends readonly string[]>(rows: Row[]) {
      const isFile = (cell: string) => productFiles.some(({ file }) => file === cell);
      for (const row of rows) {
        const at = row.findIndex(isFile);
        const [file = '', ...edit] = row.slice(at, at + 3);
        const free = rounds.find(({ edits }) => !edits.has(file)) ?? { edits: new Map() };
        if (free.edits.size === 0) rounds.push(free);
        free.edits.set(file, edit);
      }
      return it.each(rows);
    },
    /** What is found of an edit, and the line where it was made. */
    found(file: string, from: string, to: string) {
      const text = productFiles.find((one) => one.file === file)?.text ?? '';
      expect(text).toContain(from);
      const isThis = ({ edits }: Round) => `${edits.get(file)}` === `${[from, to]}`;
      const round = rounds.find(isThis) ?? { edits: new Map([[file, [from, to]]]) };
      return {
        line: text.slice(0, text.indexOf(from)).split('\n').length,
        problems: checked(round).filter((one) => one.file === file || !round.edits.has(one.file)),
      };
    },
  };
}
