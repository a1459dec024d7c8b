import { useLayoutEffect, useState } from 'react';
import { own } from '../engine/own.ts';
import type { Json } from '../engine/types.ts';
import type { JourneyStore } from '../runtime/store.ts';

/** How one field stands, apart from what its card says of it. */
export interface Standing {
  readonly value: Json | undefined;
  /** It was used and left, or an attempt to submit reached it: its error shows. */
  readonly isTouched: boolean;
  /** The effect of its button is under way. */
  readonly isBusy: boolean;
}

/**
 * Follows one field by its name and the key of its button's effect, if it has a button. A keystroke costs a look at the
 * one field that it changed: no other field and no card is asked.
 */
export function useStanding(store: JourneyStore, name: string, effect: string | undefined): Standing {
  const [standing, setStanding] = useState(() => standingOf(store, name, effect));
  useLayoutEffect(() => {
    const look = () =>
      setStanding((before) => {
        const now = standingOf(store, name, effect);
        return isSame(before, now) ? before : now;
      });
    look();
    return store.watch(name, look);
  }, [store, name, effect]);
  return standing;
}

function standingOf(store: JourneyStore, name: string, effect: string | undefined): Standing {
  const { answers, touched, pending } = store.view.getState().state;
  return {
    value: own(answers, name),
    isTouched: own(touched, name) !== undefined,
    isBusy: effect !== undefined && own(pending, effect) !== undefined,
  };
}

function isSame(a: Standing, b: Standing): boolean {
  return a.value === b.value && a.isTouched === b.isTouched && a.isBusy === b.isBusy;
}
