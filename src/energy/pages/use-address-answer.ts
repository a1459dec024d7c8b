import { useLayoutEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { equal } from '../../engine/equal.ts';
import type { Json } from '../../engine/types.ts';
import type { JourneyStore } from '../../runtime/store.ts';

/**
 * Gives the journey the answer that stands in the page's address, and with it all that follows. Every arrival asks anew;
 * who goes back to the page finds it as it was, or a call that leads to the error page would lead there for ever (Q8.01).
 * That they came back is the answer `back`, for a journey that follows it once.
 */
export function useAddressAnswer(
  store: JourneyStore,
  field: string,
  value: Json | undefined,
  back?: string,
): void {
  // How the person came here, whatever changes in the address afterwards.
  const [way] = useState(useNavigationType());
  useLayoutEffect(() => {
    if (value === undefined) return;
    const { answers } = store.view.getState().state;
    if (way === 'POP' && equal(answers[field], value)) {
      if (back !== undefined) store.change(back, true);
      return;
    }
    store.change(field, undefined);
    store.change(field, value);
  }, [store, field, value, back, way]);
}
