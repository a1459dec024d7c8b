import { answer } from '../../../engine/answer.ts';
import { equal } from '../../../engine/equal.ts';
import { readerOf } from '../../../engine/facts.ts';
import { splitPath } from '../../../engine/path.ts';
import type { Change, EffectCall, JourneyState } from '../../../engine/types.ts';
import type { Cell, Choice } from './cells.ts';
import type { Scene } from './scene.ts';

/** A journey under way, and how one came there: each line can be done again in the product. */
export interface Walk {
  readonly scene: Scene;
  readonly state: JourneyState;
  readonly path: readonly string[];
  /** What was done, in order. */
  readonly changes: readonly Change[];
  /** The walk before the last change; none at the start. */
  readonly before?: Walk;
  /** What the last change asked for, and the answers that it kept changing round and round. */
  readonly effects: readonly EffectCall[];
  readonly loop?: readonly string[];
}

/** One change further, told in words. */
export function moved(walk: Walk, change: Change, words: string): Walk {
  const { state, effects, loop } = answer(walk.scene.model, walk.state, change);
  return {
    scene: walk.scene,
    state,
    changes: [...walk.changes, change],
    before: walk,
    effects,
    path: [...walk.path, words],
    ...(loop === undefined ? {} : { loop }),
  };
}

/** Whether a cell is as wished. */
export function stands({ state, scene }: Walk, cell: string, { holds }: Choice): boolean {
  const { read } = readerOf(state, scene.model.definitions);
  const wanted = Object.entries(holds);
  if (wanted.length > 0) return wanted.every(([path, value]) => equal(read(path), value));
  return cell.startsWith('dimension ') || read(cell) === undefined;
}

/** How a cell stands in a state. */
export function choiceNow({ state, scene }: Walk, { id, choices }: Cell): Choice {
  const { read, lookup } = readerOf(state, scene.model.definitions);
  const [source, name] = splitPath(id, scene.model.trade.sources);
  const paths = new Set([
    ...(id.startsWith('dimension ') ? [] : [id]),
    ...choices.flatMap(({ holds }) => Object.keys(holds)),
  ]);
  const list = source === 'lookup' ? lookup(name) : undefined;
  return {
    holds: Object.fromEntries(
      [...paths].flatMap((path) => {
        const value = read(path);
        return value === undefined ? [] : [[path, value] as const];
      }),
    ),
    ...(list === undefined ? {} : { list }),
  };
}
