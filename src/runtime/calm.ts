import { useEffect, useState } from 'react';
import type { JourneyStore, JourneyView } from './store.ts';

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
    const end = store.view.subscribe(() => {
      clearTimeout(waiting);
      waiting = setTimeout(catchUp, calmAfter);
    });
    return () => {
      clearTimeout(waiting);
      end();
    };
  }, [store]);
  return view;
}
