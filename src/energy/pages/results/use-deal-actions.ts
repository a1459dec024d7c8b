import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { valuesOf } from '../../../engine/path.ts';
import { useHere } from '../../../react/use-here.ts';
import type { JourneyStore } from '../../../runtime/store.ts';
import type { Deal } from '../../api/deal.ts';
import { useSwitchNow } from '../use-switch-now.ts';

/** Switch Now and More Info (Q2.32): what they store and where they lead. */
export function useDealActions(store: JourneyStore) {
  const navigate = useNavigate();
  const switchNow = useSwitchNow(store);
  const [pressed, setPressed] = useState<string>();
  const isHere = useHere();

  const switchTo = useCallback(
    async (deal: Deal, place: string) => {
      if (store.view.getState().submitting !== undefined) return;
      setPressed(place);
      await switchNow(deal);
    },
    [store, switchNow],
  );

  const openDeal = useCallback(
    async ({ tariffId, payMethod, switchOption, totalCost, savings, exitFees }: Deal) => {
      store.change('moreInfo', undefined);
      store.change('moreInfo', { tariffId, payMethod, switchOption });
      await store.run('open-deal');
      // The address says of which deal the page is, wherever it is opened; the history what the results told of it.
      const { switchId } = valuesOf(store.view.getState().state, 'session');
      const costs = { switchId, totalCost, savings, exitFees };
      const entry = { from: 'results', switchOption, costs };
      const address = `/tariff-details/${tariffId}?payMethod=${payMethod}`;
      if (isHere.current) navigate(address, { state: entry });
    },
    [store, navigate, isHere],
  );

  return { pressed, switchTo, openDeal };
}
