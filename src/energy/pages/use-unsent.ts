import { useCallback, useEffect } from 'react';
import type { JourneyStore } from '../../runtime/store.ts';

/** Journeys into which something was typed that was not sent; they stay so when a page is left and come back to. */
const typedInto = new WeakSet<JourneyStore>();

/** Lets the browser ask before it loads another page over what was typed and not sent. Gives what to call when all is sent. */
export function useUnsent(store: JourneyStore): () => void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (typedInto.has(store)) event.preventDefault();
    };
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
  return useCallback(() => void typedInto.delete(store), [store]);
}
