import { useMemo } from 'react';
import { resolveJourney } from '../engine/journey.ts';
import type { Model } from '../engine/model.ts';
import type { ResolvedStep } from '../engine/types.ts';
import type { JourneyView } from '../runtime/store.ts';
import { type Stage, useStage } from './stage.ts';

/** No steps: always the same list, so that nothing is drawn anew. */
export const noSteps: readonly ResolvedStep[] = [];

/** The stage of a journey inside the present one: the same store and answers, its own steps. */
export function useInnerStage(name: string, onAnswered?: (stepId: string) => void): Stage {
  const { store } = useStage();
  return useMemo(() => {
    const modelOf = (view: JourneyView): Model => view.model.nested.get(name) ?? view.model;
    return {
      store,
      name,
      modelOf,
      stepsOf: (view) => (view.model.nested.has(name) ? resolveJourney(modelOf(view), view.state) : noSteps),
      ...(onAnswered && { onAnswered }),
    };
  }, [store, name, onAnswered]);
}
