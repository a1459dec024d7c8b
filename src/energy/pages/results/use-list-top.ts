import { useEffect, useRef } from 'react';

/** Below the screen as far as any page goes: what is left of the screen's edges is its upper one. */
const belowScreen = '0px 0px 10000000px 0px';

/** A ref for the top of a list: it comes back into view with another list below it. An observer tells where it is, without a layout. */
export function useListTop(list: object) {
  const top = useRef<HTMLElement>(null);
  const isAbove = useRef(false);
  useEffect(() => {
    const { IntersectionObserver } = window as Partial<typeof globalThis>;
    if (!IntersectionObserver || !top.current) return;
    const look = (entries: readonly IntersectionObserverEntry[]) => {
      isAbove.current = (entries.at(-1)?.intersectionRatio ?? 1) < 1;
    };
    const observer = new IntersectionObserver(look, { threshold: 1, rootMargin: belowScreen });
    observer.observe(top.current);
    return () => observer.disconnect();
  }, []);
  const before = useRef(list);
  useEffect(() => {
    if (before.current === list) return;
    before.current = list;
    if (isAbove.current) top.current?.scrollIntoView({ block: 'start' });
  }, [list]);
  return top;
}
