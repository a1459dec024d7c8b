import { useCallback } from 'react';
import { type Delta, deltasOf, matrixOf, saysMatrix } from '../../review/matrix.ts';
import { type DerivedStore, useDerived } from '../state/derive.ts';
import { useLater } from '../state/use-later.ts';

/** What became of every context by the drafts. */
interface Deltas {
  /** How many contexts and screens there are, in words. */
  readonly says: string;
  readonly deltas: readonly Delta[];
}

/** Every context against what is saved, a moment after each change; undefined until it was worked out once. */
export function useDeltas(derived: DerivedStore): Deltas | undefined {
  const opened = useDerived(derived, (now) => now.opened);
  const before = useDerived(derived, (now) => now.before);
  return useLater(
    useCallback(() => {
      if (before === undefined) return undefined;
      const now = matrixOf(opened.project ?? before);
      return { says: saysMatrix(now), deltas: deltasOf(matrixOf(before), opened) };
    }, [opened, before]),
  );
}
