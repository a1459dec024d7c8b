import { answer } from '../engine/answer.ts';
import { resolveJourney } from '../engine/journey.ts';
import type { JourneyStore } from './store.ts';

/**
 * Goes the way of a keystroke once while the browser has nothing else to do, so that the first real one finds its code
 * compiled. What comes of it is dropped: no state, no effect. Gives what calls it off; does nothing where no idle time
 * is told.
 */
export function rehearseKey(store: JourneyStore): () => void {
  const { requestIdleCallback, cancelIdleCallback } = window as Partial<Window>;
  if (!requestIdleCallback || !cancelIdleCallback) return () => {};
  const idle = requestIdleCallback.call(window, () => {
    const { model, state, steps } = store.view.getState();
    const fields = steps.flatMap(({ open, card }) => (open ? card.fields : []));
    const typed = fields.find(({ options, lookup }) => options === undefined && lookup === undefined);
    if (!typed) return;
    const rehearsed = answer(model, state, { kind: 'answer', field: typed.name, value: 'a' });
    resolveJourney(model, rehearsed.state);
  });
  return () => cancelIdleCallback.call(window, idle);
}
