import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { JourneyStore } from '../../runtime/store.ts';
import type { Deal } from './deals.ts';

/** Switch Now and More Info (Q2.32): what they store and where they lead. Two presses start one switch. */
export function useDealActions(store: JourneyStore) {
  const navigate = useNavigate();
  const [pressed, setPressed] = useState<string>();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const switchTo = useCallback(
    async ({ tariffId, payMethod }: Deal, place: string) => {
      const { model, submitting } = store.view.getState();
      if (submitting !== undefined) return;
      setPressed(place);
      // Taken back first: the same deal, chosen again after a failure, is a new choice.
      store.change('switchNow', undefined);
      store.change('switchNow', { tariffId, payMethod });
      const isStarted = await store.submit(model);
      if (isStarted && isHere.current && model.journey.submit.go) navigate(model.journey.submit.go);
    },
    [store, navigate],
  );

  const openDeal = useCallback(
    async ({ tariffId, payMethod, switchOption }: Deal) => {
      store.change('moreInfo', undefined);
      store.change('moreInfo', { tariffId, payMethod, switchOption });
      await store.run('open-deal');
      if (isHere.current) navigate(`/tariff-details/${tariffId}`);
    },
    [store, navigate],
  );

  return { pressed, switchTo, openDeal };
}
