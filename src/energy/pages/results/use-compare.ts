import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Deal } from '../../api/deal.ts';
import { mostCompared, type Shown } from './address.ts';

type Show = (change: Partial<Shown>, replace?: boolean) => void;

/** Choosing deals for comparison, the way there, and back to where the person was, by our button and the browser's alike. */
export function useCompare({ compare, isComparing }: Shown, show: Show) {
  const navigate = useNavigate();
  const [isFull, setFull] = useState(false);
  /** How far down the page was, and what opened the comparison. */
  const left = useRef<{ readonly depth: number; readonly opener: string }>(undefined);

  const toggle = useCallback(
    ({ id }: Deal) => {
      const isChosen = compare.includes(id);
      const isTooMany = !isChosen && compare.length >= mostCompared;
      setFull(isTooMany);
      if (isTooMany) return;
      const next = isChosen ? compare.filter((one) => one !== id) : [...compare, id];
      show({ compare: next, isComparing: isComparing && next.length > 0 }, true);
    },
    [compare, isComparing, show],
  );

  const open = useCallback(() => {
    left.current = { depth: window.scrollY, opener: document.activeElement?.id ?? '' };
    show({ isComparing: true });
  }, [show]);

  const close = useCallback(() => {
    // A comparison that was opened by a link has nothing before it.
    if (left.current === undefined) show({ isComparing: false }, true);
    else navigate(-1);
  }, [navigate, show]);

  useLayoutEffect(() => {
    if (isComparing || left.current === undefined) return;
    const { depth, opener } = left.current;
    left.current = undefined;
    window.scrollTo(0, depth);
    const button = document.getElementById(opener) ?? document.getElementById(compareButtonId);
    button?.focus({ preventScroll: true });
  }, [isComparing]);

  return { isFull, toggle, open, close };
}

/** The HTML id of the bar's button that opens the comparison; the focus comes back to it unless another one opened it. */
export const compareButtonId = 'compare-deals';
