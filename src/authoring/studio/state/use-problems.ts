import { useMemo } from 'react';
import type { Problem } from '../../checker/problem.ts';
import { type DerivedStore, useDerived } from './derive.ts';

/**
 * Everything that is wrong with the drafts: what the rules find at once, then what the proof found. That nothing takes an
 * answer is told of what is saved: who drafts a question has not come to its use yet.
 */
export function useProblems(derived: DerivedStore): readonly Problem[] {
  const found = useDerived(derived, ({ opened }) => opened.problems);
  const saved = useDerived(derived, ({ before }) => before?.files);
  const files = useDerived(derived, ({ opened }) => opened.files);
  const proved = useDerived(derived, (now) => now.proved);
  return useMemo(() => {
    const stands = new Set(saved);
    const drafted = new Set(files.flatMap((one) => (stands.has(one) ? [] : one.file)));
    return [...found.filter(({ id, file }) => id !== 'unread-answer' || !drafted.has(file)), ...proved];
  }, [found, proved, saved, files]);
}
