import type { ResolvedStep } from '../../../engine/types.ts';
import type { Choice } from './cells.ts';
import { moved, type Walk } from './walked.ts';
import { changeFor } from './ways.ts';

/** A cell put as it should be, by a person who sees its field or by an effect that writes it; undefined if nobody can. */
export function put(
  walk: Walk,
  steps: readonly ResolvedStep[],
  cell: string,
  choice: Choice,
): Walk | undefined {
  const way = changeFor(walk, steps, cell, choice);
  return way && moved(walk, way.change, way.words);
}
