import { diffArrays } from 'diff';
import type { DefinitionFile } from '../../../definitions/types.ts';

/** Lines of a file that were changed together. */
export interface Hunk {
  readonly file: string;
  /** What was written or changed, by number from 1; none where something was only taken out. */
  readonly lines: readonly number[];
  /** Where something was taken out: the line that holds what is left, or else the one before. */
  readonly place: number;
  /** The file as it would be without this change alone. */
  readonly without: DefinitionFile;
}

/** What was changed between two states of definition files, in the files that both have. */
export function hunksBetween(
  before: readonly DefinitionFile[],
  after: readonly DefinitionFile[],
): readonly Hunk[] {
  const texts = new Map(before.map(({ file, text }) => [file, text]));
  return after.flatMap((one) => {
    const text = texts.get(one.file);
    return text === undefined || text === one.text ? [] : hunksIn(one, text.split('\n'));
  });
}

function hunksIn(now: DefinitionFile, old: readonly string[]): readonly Hunk[] {
  const lines = now.text.split('\n');
  const hunks: Hunk[] = [];
  let taken: readonly string[] = [];
  let put: readonly string[] = [];
  let next = 0;
  const end = () => {
    if (taken.length + put.length === 0) return;
    const first = next - put.length;
    const known = new Set(taken.map(plain));
    const isNew = (text: string) => !known.has(plain(text));
    const text = [...lines.slice(0, first), ...taken, ...lines.slice(next)].join('\n');
    hunks.push({
      file: now.file,
      lines: put.flatMap((line, index) => (isNew(line) && says(line) ? first + index + 1 : [])),
      place: holderOf(lines, next) || next,
      without: { ...now, text },
    });
    [taken, put] = [[], []];
  };
  for (const { added, removed, value } of diffArrays([...old], lines)) {
    if (!added && !removed) end();
    if (added) put = value;
    if (removed) taken = value;
    else next += value.length;
  }
  end();
  return hunks;
}

/** A line without what its neighbours and its place ask for. */
const plain = (line: string) => line.trim().replace(/,$/, '');

/** Brackets alone say nothing. */
const says = (line: string) => /\w/.test(line);

/** The number of the line that opens what the gap above line `next` (from 0) lies in; 0 where that says nothing. */
function holderOf(lines: readonly string[], next: number): number {
  const depthOf = (line: string) => line.search(/\S/);
  const depth = Math.max(depthOf(lines[next - 1] ?? ''), depthOf(lines[next] ?? ''));
  const above = lines.slice(0, next).findLastIndex((line) => says(line) && depthOf(line) < depth);
  return above + 1;
}
