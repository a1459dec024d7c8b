import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Model } from '../engine/model.ts';
import type { ResolvedCard, ResolvedNotice, ResolvedStep } from '../engine/types.ts';
import type { JourneyStore, JourneyView } from '../runtime/store.ts';

/** The journey that the components below belong to: the store's own, or one inside it. */
export interface Stage {
  readonly store: JourneyStore;
  readonly name: string;
  /** The model of this journey in a view. */
  readonly modelOf: (view: JourneyView) => Model;
  readonly stepsOf: (view: JourneyView) => readonly ResolvedStep[];
  /** Which notices the page says beside the form, where there is room there. */
  readonly isBeside?: ((notice: ResolvedNotice) => boolean) | undefined;
  /** Told after a person's answer, with the id of its step and the field. */
  readonly onAnswered?: ((stepId: string, field: string) => void) | undefined;
}

const StageContext = createContext<Stage | undefined>(undefined);

/** Gives a stage to the components below. */
export const StageProvider = StageContext.Provider;

/** The stage of this component; outside of one it throws, for nothing could be drawn. */
export function useStage(): Stage {
  const stage = useContext(StageContext);
  if (stage === undefined) throw new Error('Drawn outside of <Journey>.');
  return stage;
}

/**
 * The card in one place of the store's own steps while it is open. The component follows that step alone: a key that
 * changes another card costs it nothing.
 */
export function useOpenCard(index: number): ResolvedCard | undefined {
  const { store } = useStage();
  const watch = useCallback((look: () => void) => store.watchStep(index, look), [store, index]);
  const look = () => {
    const step = store.view.getState().steps[index];
    return step?.open ? step.card : undefined;
  };
  return useSyncExternalStore(watch, look, look);
}

/** The HTML id of a field's main control; error links and labels point at it. */
export function fieldId(name: string): string {
  return `field-${name.replaceAll('.', '-')}`;
}

/** The HTML id of the end of a journey. */
export const finishId = 'journey-finish';

/** The HTML id of a card's heading. */
export function headingId(stepId: string): string {
  return `card-${stepId.replaceAll('.', '-')}`;
}
