import type { FormEvent } from 'react';
import { isComplete } from '../engine/journey.ts';
import type { Model } from '../engine/model.ts';
import { focusField } from './focus.ts';
import { fieldId, useStage } from './stage.ts';
import { useHere } from './use-here.ts';

/**
 * Submits the stage's journey, from its button or by Enter in a box, and calls `onDone` when it was submitted and the
 * person is still there. Too early it shows what is missing and goes to the first of it.
 */
export function usePress(onDone: (model: Model) => void): (event?: FormEvent) => void {
  const { store, modelOf, stepsOf } = useStage();
  const isHere = useHere();

  async function press() {
    const view = store.view.getState();
    const model = modelOf(view);
    const steps = stepsOf(view);
    if (isComplete(steps)) {
      if ((await store.submit(model)) && isHere.current) onDone(model);
      return;
    }
    const errors = steps.flatMap(({ open, card }) => (open ? card.errors : []));
    store.touch(errors.map(({ field }) => field));
    const [first] = errors;
    if (first) focusField(fieldId(first.field));
  }

  return (event) => {
    event?.preventDefault();
    void press();
  };
}

/**
 * Whether a journey asks one thing alone, whatever it tells beside it: its button is there from the start, and Enter
 * presses it.
 */
export function asksOneThing({ steps }: Model): boolean {
  const [only, ...others] = steps;
  if (only === undefined || others.length > 0 || only.card.each !== undefined) return false;
  return Object.keys(only.card.schema.properties).length === 1;
}
