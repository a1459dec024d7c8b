import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { type JourneyStore, useView } from '../runtime/store.ts';

/** Follows a journey's effects to another page; coming back with the browser's Back stays. */
export function useGo(store: JourneyStore): void {
  const navigate = useNavigate();
  const go = useView(store, (view) => view.go);
  useEffect(() => {
    if (go === undefined) return;
    store.arrive();
    navigate(go);
  }, [store, go, navigate]);
}
