import { useEffect } from 'react';
import type { JourneyStore } from '../../runtime/store.ts';

/** Journeys into which something was typed; they stay so when a page is left and come back to. */
const typedInto = new WeakSet<JourneyStore>();

/**
 * Lets the browser ask before it loads another page over what was typed and not sent: nothing of it is kept anywhere else.
 * It asks nothing before the first answer, and nothing where this product itself goes from page to page.
 */
export function useUnsent(store: JourneyStore): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const begin = () => {
      typedInto.add(store);
      window.addEventListener('beforeunload', ask);
    };
    if (typedInto.has(store)) begin();
    document.addEventListener('input', begin);
    return () => {
      document.removeEventListener('input', begin);
      window.removeEventListener('beforeunload', ask);
    };
  }, [store]);
}
