import { type FocusEvent, useCallback, useRef } from 'react';

/** Watches one widget: `used` notes a person's act, `watch` tells when the focus has left it after one. */
export interface Leaving {
  readonly used: () => void;
  /** For the element around all of the widget's controls. */
  readonly watch: { readonly onBlur: (event: FocusEvent<HTMLElement>) => void };
}

/** Calls `onLeave` when the focus leaves the element after use; walking through an unused field says nothing. */
export function useLeave(onLeave: () => void): Leaving {
  const wasUsed = useRef(false);
  const used = useCallback(() => {
    wasUsed.current = true;
  }, []);
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!wasUsed.current || event.currentTarget.contains(event.relatedTarget)) return;
    wasUsed.current = false;
    onLeave();
  };
  return { used, watch: { onBlur } };
}
