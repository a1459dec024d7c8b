import { holds } from '../engine/condition.ts';
import { readerOf } from '../engine/facts.ts';
import { own } from '../engine/own.ts';
import type { JourneyView } from './store.ts';

/** One stage of a submit as it stands. */
export interface StageNow {
  readonly says: string;
  readonly state: 'waiting' | 'running' | 'done' | 'failed';
}

/**
 * How the stages of a journey's submit stand (S4.03): those before the one that runs or failed are done. Empty while
 * nothing was submitted, and for a journey that names no stages.
 */
export function stagesNow({ model, state, submitting, failure }: JourneyView): readonly StageNow[] {
  const { stages = [], run } = model.journey.submit;
  const isRunning = submitting === model.name;
  if (!isRunning && failure?.journey !== model.name) return [];
  const { read } = readerOf(state, model.definitions);
  const shown = stages.filter(({ when = true }) => holds(when, read, model.definitions.conditions));
  const from: Readonly<Record<string, unknown>> = isRunning ? state.pending : state.failures;
  const at = run.findIndex((effect) => own(from, effect) !== undefined);
  const here = shown.findIndex((stage) => stage.run.some((effect) => run.indexOf(effect) >= at));
  return shown.map(({ says }, place) => {
    if (at < 0 || here < 0) return { says, state: 'waiting' };
    if (place !== here) return { says, state: place < here ? 'done' : 'waiting' };
    return { says, state: isRunning ? 'running' : 'failed' };
  });
}
