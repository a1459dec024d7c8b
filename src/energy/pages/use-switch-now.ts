import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHere } from '../../react/use-here.ts';
import type { JourneyStore } from '../../runtime/store.ts';
import type { ResultPayMethod } from '../api/contract/shared.ts';

/** The deal that a person chooses: a tariff with the way to pay for it. */
export interface ChosenDeal {
  readonly tariffId: number;
  readonly payMethod: ResultPayMethod;
}

/** Switch Now (Q2.32): starts one switch, however often it is pressed, and goes on; the store holds a failure. */
export function useSwitchNow(store: JourneyStore): (deal: ChosenDeal) => Promise<void> {
  const navigate = useNavigate();
  const isHere = useHere();
  return useCallback(
    async ({ tariffId, payMethod }) => {
      const { model, submitting } = store.view.getState();
      if (submitting !== undefined || !isHere.current) return;
      // Taken back first: the same deal, chosen again after a failure, is a new choice.
      store.change('switchNow', undefined);
      store.change('switchNow', { tariffId, payMethod });
      const isStarted = await store.submit(model);
      if (!isStarted || !isHere.current) return;
      // On the way out: a press that comes now starts no second switch.
      isHere.current = false;
      if (model.journey.submit.go) navigate(model.journey.submit.go);
    },
    [store, navigate, isHere],
  );
}
