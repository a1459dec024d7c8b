import type { Problem } from '../../checker/problem.ts';

/** Where a problem stands in the text of its file, from 0. */
export function offsetOf(text: string, { line, column }: Problem): number {
  const lines = text.split('\n').slice(0, line - 1);
  return lines.reduce((sum, one) => sum + one.length + 1, column - 1);
}
