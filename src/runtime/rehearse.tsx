import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Place } from './Place.tsx';
import { StageProvider } from './stage.ts';
import type { JourneyStore } from './store.ts';

/** Draws something in a place that is not in the page. */
type Draw = (what: ReactNode) => void;

/**
 * Plays parts that nobody sees, each once the browser has nothing else to do, so that the same finds all its code
 * compiled when it is meant. Gives what calls off those to come; does nothing where no idle time is told.
 */
export function rehearse(...parts: readonly ((draw: Draw) => void)[]): () => void {
  const { requestIdleCallback, cancelIdleCallback } = window as Partial<Window>;
  if (!requestIdleCallback || !cancelIdleCallback) return () => {};
  const coming = [...parts];
  const wait = () =>
    requestIdleCallback.call(window, () => {
      const root = createRoot(document.createElement('div'));
      coming.shift()?.((what) => flushSync(() => root.render(what)));
      root.unmount();
      if (coming.length > 0) idle = wait();
    });
  let idle = wait();
  return () => cancelIdleCallback.call(window, idle);
}

/** By the fourth letter the browser has compiled what a key runs through. */
const letters = ['a', 'ab', 'abc', 'abcd'];

/**
 * Types letters into a copy of the journey that nobody sees. What comes of it is dropped: no state, no effect, no place
 * in the page.
 */
export function rehearseKey(store: JourneyStore): () => void {
  return rehearse((draw) => {
    const copy = store.copy();
    const { model, steps } = copy.view.getState();
    const typed = steps.flatMap(({ open, card }, index) =>
      open ? card.fields.map((field) => ({ index, field })) : [],
    );
    const first = typed.find(({ field }) => field.options === undefined && field.lookup === undefined);
    if (!first) return;
    const stage = {
      store: copy,
      name: model.name,
      modelOf: () => model,
      stepsOf: (view: ReturnType<typeof copy.view.getState>) => view.steps,
    };
    draw(
      <StageProvider value={stage}>
        <Place index={first.index} />
      </StageProvider>,
    );
    for (const value of letters) flushSync(() => copy.change(first.field.name, value));
    copy.stop();
  });
}
