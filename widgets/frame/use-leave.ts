import { type FocusEvent, useCallback, useRef } from 'react';

/** Watches one widget: `used` notes a person's act, `watch` tells when the focus has left it after one. */
export interface Leaving {
  readonly used: () => void;
  /** For the element around all of the widget's controls. */
  readonly watch: { readonly onBlur: (event: FocusEvent<HTMLElement>) => void };
}

/**
 * Calls `onLeave` when the focus leaves the element after use; walking through an unused field says nothing. Where a
 * press takes the focus away, it waits for the click: a message that came earlier would push down what is
 * being pressed, and the click would miss it.
 */
export function useLeave(onLeave: () => void): Leaving {
  const wasUsed = useRef(false);
  const used = useCallback(() => {
    wasUsed.current = true;
  }, []);
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!wasUsed.current || event.currentTarget.contains(event.relatedTarget)) return;
    wasUsed.current = false;
    afterPress(onLeave);
  };
  return { used, watch: { onBlur } };
}

/** Calls back once the press under way was told as a click: what is pressed must not move. Gives what takes the call back. */
export function afterPress(then: () => void): () => void {
  if (document.querySelector(':active') === null) {
    then();
    return () => {};
  }
  const ends = new AbortController();
  const end = () => {
    ends.abort();
    setTimeout(then);
  };
  // Under a finger the focus leaves after pointerup; mouseup comes after both.
  for (const name of ['mouseup', 'pointercancel'])
    window.addEventListener(name, end, { signal: ends.signal });
  return () => ends.abort();
}
