import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** What one visit remembers of its pages. */
interface VisitMemory {
  /** The address of the page that was shown last. */
  last: string | undefined;
  /** How far down each entry of the history was when it was left, CSS pixels. */
  readonly depths: Map<string, number>;
}

const Memory = createContext<VisitMemory | undefined>(undefined);

/** One visit: remembers its pages and how far down each was, for the headings of its pages. */
export function Visit({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  const [memory] = useState<VisitMemory>(() => ({ last: undefined, depths: new Map() }));
  useLayoutEffect(() => {
    // The browser would put a page back before it is drawn. A page that goes shrinks, which is no scrolling of the next.
    window.history.scrollRestoration = 'manual';
    const keep = () => memory.depths.set(key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key, memory]);
  return <Memory.Provider value={memory}>{children}</Memory.Provider>;
}

/**
 * The heading of a page. Every change of page scrolls to the top and moves the focus here (Q2.02); going back to a page
 * finds it as far down as it was left. The page that a visit begins with leaves the focus to the browser. All this
 * happens when the page is really there, however late its code came.
 */
export function PageHeading({ children }: { readonly children: string }) {
  const { key, pathname } = useLocation();
  const way = useNavigationType();
  const memory = useContext(Memory);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (memory === undefined || memory.last === pathname) return;
    const isFirst = memory.last === undefined;
    memory.last = pathname;
    if (isFirst) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, way === 'POP' ? (memory.depths.get(key) ?? 0) : 0);
  }, [key, pathname, way, memory]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
