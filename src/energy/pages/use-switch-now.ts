import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHere } from '../../react/use-here.ts';
import type { JourneyStore } from '../../runtime/store.ts';
import type { ResultPayMethod } from '../api/replies.ts';

/** The deal that a person chooses: a tariff with the way to pay for it. */
export interface ChosenDeal {
  readonly tariffId: number;
  readonly payMethod: ResultPayMethod;
}

/**
 * Switch Now (Q2.32): starts the switch to a deal and goes on to the journey's next page; the store holds a failure. Two
 * presses start one switch.
 */
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
