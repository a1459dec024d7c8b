import { useMemo } from 'react';
import type { Problem } from '../../checker/problem.ts';
import { type DerivedStore, useDerived } from './derive.ts';

/** Everything that is wrong with the drafts: what the rules find at once, then what the proof found. */
export function useProblems(derived: DerivedStore): readonly Problem[] {
  const found = useDerived(derived, ({ opened }) => opened.problems);
  const proved = useDerived(derived, (now) => now.proved);
  return useMemo(() => [...found, ...proved], [found, proved]);
}
