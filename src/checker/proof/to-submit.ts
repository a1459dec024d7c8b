import { isComplete } from '../../engine/journey.ts';
import type { Change } from '../../engine/types.ts';
import { keep } from '../keep.ts';
import { arrivalOf, errandsFrom } from './arrival.ts';
import type { Chosen } from './explore.ts';
import { partsOf } from './parts.ts';
import type { Scene } from './scene.ts';
import { begunAtStart } from './start.ts';
import { opening, type Stage, type Trace, walkAgain, watched } from './trace.ts';
import type { Goal } from './walk.ts';

export const isSubmitted: Goal = (_, steps) => isComplete(steps);

/** Whether a journey comes to its submit in a situation. Suppliers first try what was done where it stands by itself. */
export function comesToSubmit(scene: Scene, wished: Chosen): boolean {
  const { model, variant, world } = scene;
  world.walked.add(model.name);
  const key = keyOf(model.name, wished);
  const errand = {
    key: variant === undefined ? key : `${variant} ${key}`,
    scene: { ...scene, model: watched(model) },
    parts: partsOf(scene),
    wished,
    goal: isSubmitted,
  };
  const fromStart = () => ({ ...errand, ...begunAtStart(errand.scene, wished) });
  if (variant === undefined) return walkAgain(fromStart()) !== undefined;
  const stages = stagesOf(scene, wished);
  const arrival = arrivalOf(scene, wished, hintsIn(stages));
  if (arrival === undefined) return walkAgain({ ...fromStart(), hints: hintsIn(stages) }) !== undefined;
  const hints = hintsIn(stagesAfter(stages, arrival.step));
  return errandsFrom(arrival, scene, errand).some((one) => walkAgain({ ...one, hints }) !== undefined);
}

/** The stages after a step opened. */
function stagesAfter(stages: readonly Stage[], step: string): readonly Stage[] {
  const opened = stages.findIndex(({ state }) => state.answers[opening(step)] !== undefined);
  return stages.slice(opened + 1);
}

/** What was done, but for what may be of one supplier alone. */
const hintsIn = keep((stages: readonly Stage[]): readonly Change[] =>
  stages
    .flatMap(({ changes }) => changes)
    .filter((change) => change.kind !== 'finished' || change.outcome.sources === undefined),
);

/** How a journey as it stands was submitted in a situation. */
function stagesOf({ world, model }: Scene, wished: Chosen): readonly Stage[] {
  const [trace] = world.memory.traces.get(keyOf(model.name, wished)) ?? [];
  return trace?.stages ?? [];
}

/** What was done to submit a journey as it stands, in all situations, as a text: equal texts, equal changes. */
export function textOfSubmits({ world, model }: Scene): string {
  const begin = JSON.stringify([model.name]).slice(0, -1);
  const traces = [...world.memory.traces].filter(([key]) => key.startsWith(begin));
  return traces.map(([key, [trace]]) => `${key} ${trace && textOf(trace)}`).join();
}

const textOf = keep(({ stages }: Trace) => JSON.stringify(stages.map(({ changes }) => changes)));

function keyOf(journey: string, wished: Chosen): string {
  return JSON.stringify([journey, ...wished]);
}
