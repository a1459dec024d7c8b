import { diffLines } from 'diff';

/** A line that only one of two texts has. */
export interface LineChange {
  readonly sign: 'added' | 'removed';
  /** Its number in its own text, from 1. */
  readonly line: number;
  readonly text: string;
}

/** The lines in which two texts differ, in order. */
export function lineChanges(before: string, after: string): readonly LineChange[] {
  let [old, now] = [1, 1];
  return diffLines(before, after).flatMap(({ added, removed, value }): LineChange[] => {
    const lines = value.replace(/\n$/, '').split('\n');
    const [first, sign] = added ? [now, 'added' as const] : [old, 'removed' as const];
    if (!removed) now += lines.length;
    if (!added) old += lines.length;
    return added || removed
      ? lines.map((text, index) => ({ sign, line: first + index, text: text.trim() }))
      : [];
  });
}
