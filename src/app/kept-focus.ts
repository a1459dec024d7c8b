import { useEffect } from 'react';

/**
 * Keeps the focus in the page when what has it goes away, as the button does that asked again for what could not be had:
 * it goes on to what stands in its place. Whoever moves the focus itself comes first.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** Where the focus is; the browser moves it along when the page changes around it. */
    const place = document.createRange();
    let holder: Element | undefined;
    let part: Element | null = null;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      holder = target;
      part = target.closest('main, dialog, [role="dialog"]');
      place.setStartBefore(target);
      place.collapse(true);
    };
    const isLost = () => holder !== undefined && document.activeElement === document.body;
    // A person who presses beside everything lets go of the focus: what had it is still there a moment later.
    const release = () =>
      queueMicrotask(() => {
        if (isLost() && holder?.isConnected) holder = undefined;
      });
    const look = () => {
      if (!isLost() || holder?.isConnected) return;
      holder = undefined;
      if (part?.isConnected) focusAt(place, part);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', release);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', release);
    };
  }, []);
}

const focusable = 'input, select, textarea, button, summary, a[href], [tabindex]';

/** Focuses what comes next at a place of the page, or else before it, in the smallest surroundings that have any such thing. */
function focusAt(place: Range, part: Element): void {
  const { startContainer } = place;
  let around = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  for (; around && part.contains(around); around = around.parentElement) {
    const all = [...around.querySelectorAll<HTMLElement>(focusable)];
    const next = all.filter((one) => place.comparePoint(one, 0) >= 0);
    const before = all.filter((one) => place.comparePoint(one, 0) < 0).reverse();
    if ([...next, ...before].some((one) => takes(one, false)) || takes(around, true)) return;
  }
}

/** Whether an element takes the focus, which what is hidden or shut does not; surroundings are in sight already. */
function takes(element: Element, preventScroll: boolean): boolean {
  if (element instanceof HTMLElement) element.focus({ preventScroll });
  return document.activeElement === element;
}
