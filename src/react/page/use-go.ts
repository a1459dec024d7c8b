import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { JourneyStore } from '../../runtime/store.ts';

/**
 * Follows a journey's effects to another page; coming back with the browser's Back stays, and so does whoever comes back
 * after an effect that ended when nobody was there. With `replace` no Back leads to the page that is left.
 */
export function useGo(store: JourneyStore, { replace = false } = {}): void {
  const navigate = useNavigate();
  useEffect(() => {
    store.arrive();
    return store.view.subscribe(({ go }) => {
      if (go === undefined) return;
      store.arrive();
      navigate(go, { replace });
    });
  }, [store, navigate, replace]);
}
