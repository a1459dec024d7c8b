import { useEffect, useState } from 'react';
import { type Delta, deltasOf, type Matrix, matrixOf, saysMatrix } from '../../review/matrix.ts';
import type { Project } from '../../review/project.ts';
import { type DerivedStore, useDerived } from '../state/derive.ts';

/** What became of every context by the drafts. */
interface Deltas {
  /** How many contexts and screens there are, in words. */
  readonly says: string;
  readonly deltas: readonly Delta[];
}

/** Milliseconds of quiet before all contexts are looked at again: nobody watches them while typing. */
const quiet = 120;

const matrices = new WeakMap<Project, Matrix>();

function matrixFor(project: Project): Matrix {
  const made = matrices.get(project) ?? matrixOf(project);
  matrices.set(project, made);
  return made;
}

/** Every context against what is saved, a moment after each change; undefined until it was worked out once. */
export function useDeltas(derived: DerivedStore): Deltas | undefined {
  const opened = useDerived(derived, (now) => now.opened);
  const before = useDerived(derived, (now) => now.before);
  const [deltas, setDeltas] = useState<Deltas>();
  useEffect(() => {
    if (before === undefined) return;
    const timer = setTimeout(() => {
      const saved = matrixFor(before);
      setDeltas({ says: saysMatrix(matrixFor(opened.project ?? before)), deltas: deltasOf(saved, opened) });
    }, quiet);
    return () => clearTimeout(timer);
  }, [opened, before]);
  return deltas;
}
