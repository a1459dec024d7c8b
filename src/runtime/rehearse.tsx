import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Place } from './Place.tsx';
import { StageProvider } from './stage.ts';
import type { JourneyStore } from './store.ts';

/**
 * Types a letter into a copy of the journey that nobody sees, while the browser has nothing else to do, so that the
 * first real key finds all its code compiled. What comes of it is dropped: no state, no effect, no place in the page.
 * Gives what calls it off; does nothing where no idle time is told.
 */
export function rehearseKey(store: JourneyStore): () => void {
  const { requestIdleCallback, cancelIdleCallback } = window as Partial<Window>;
  if (!requestIdleCallback || !cancelIdleCallback) return () => {};
  const idle = requestIdleCallback.call(window, () => {
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
    const root = createRoot(document.createElement('div'));
    flushSync(() =>
      root.render(
        <StageProvider value={stage}>
          <Place index={first.index} />
        </StageProvider>,
      ),
    );
    for (const value of ['a', 'ab']) flushSync(() => copy.change(first.field.name, value));
    root.unmount();
    copy.stop();
  });
  return () => cancelIdleCallback.call(window, idle);
}
