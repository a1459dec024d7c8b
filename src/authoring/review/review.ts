import type { Change } from './changes.ts';
import { type Comparison, compareVariants, compareVersions } from './compare.ts';
import { type Owner, otherOwners, ownersOf } from './contexts.ts';
import { type FileChange, fileChanges } from './file-changes.ts';
import { type Matrix, matrixOf } from './matrix.ts';
import { otherCardChanges } from './other-cards.ts';
import { saysOutdated } from './outdated.ts';
import type { Project } from './project.ts';

/** An owner whose file is new, and in what its screens differ from those of an owner without a file. */
export interface Newcomer {
  readonly owner: Owner;
  readonly changes: readonly Change[];
}

/** What a change of definition files means. */
export interface Review {
  readonly before: Matrix;
  readonly after: Matrix;
  /** The contexts whose screen is another one now. */
  readonly changedContexts: number;
  readonly owners: Comparison;
  readonly newcomers: readonly Newcomer[];
  readonly otherCards: readonly Change[];
  readonly files: readonly FileChange[];
  /** How many translations fit no more, in one sentence. */
  readonly outdated: string | undefined;
}

/** Everything that differs between two versions. Both are looked at in the contexts of the later one. */
export function reviewOf(before: Project, after: Project): Review {
  const { contexts } = after.data;
  const earlier = contexts === undefined ? before : { ...before, data: { ...before.data, contexts } };
  const [old, now] = [matrixOf(earlier), matrixOf(after)];
  const keys = new Map(old.cells.map(({ context, screen }) => [context.id, screen.key]));
  return {
    ...{ before: old, after: now },
    changedContexts: now.cells.filter(({ context, screen }) => keys.get(context.id) !== screen.key).length,
    owners: compareVersions(old, now),
    newcomers: ownersOf(after)
      .filter(({ variant }) => before.data.variants[variant] === undefined)
      .map((owner) => ({ owner, changes: compareVariants(after, otherOwners, owner.variant) })),
    otherCards: otherCardChanges(earlier, after),
    files: fileChanges(before, after),
    outdated: saysOutdated(before, after),
  };
}
