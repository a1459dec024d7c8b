import { useEffect, useState } from 'react';
import type { JourneyStore, JourneyView } from '../runtime/store.ts';

/** Milliseconds without a change after which a person has stopped typing for the moment. */
const calmAfter = 200;

/**
 * What the journey's view was when it last stood still: for what repeats the answers elsewhere on the page, so that a
 * keystroke need not draw it again.
 */
export function useCalmView(store: JourneyStore): JourneyView {
  const [view, setView] = useState(() => store.view.getState());
  useEffect(() => {
    const catchUp = () => setView(store.view.getState());
    catchUp();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let changedAt = 0;
    const look = () => {
      const left = changedAt + calmAfter - performance.now();
      waiting = left > 0 ? setTimeout(look, left) : undefined;
      if (left <= 0) catchUp();
    };
    // A timer for each key would cost more than all else that is done here: one that is under way looks again.
    const end = store.view.subscribe(() => {
      changedAt = performance.now();
      waiting ??= setTimeout(look, calmAfter);
    });
    return () => {
      clearTimeout(waiting);
      end();
    };
  }, [store]);
  return view;
}
