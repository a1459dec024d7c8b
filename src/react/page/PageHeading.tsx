import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** What one visit remembers of its pages. */
interface VisitMemory {
  /** The address of the page that was shown last. */
  last?: string;
  /** How many entries lay before it in the history. */
  place: number;
  /** How far down each entry of the history was when it was left, CSS pixels. */
  readonly depths: Map<string, number>;
  /** The HTML id of what had the focus last in an entry, where that says `data-comes-back`. */
  readonly focused: Map<string, string>;
}

const Memory = createContext<VisitMemory | undefined>(undefined);

/** One visit: remembers its pages and how far down each was, for the headings of its pages. */
export function Visit({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  const [memory] = useState<VisitMemory>(() => ({
    place: 0,
    depths: new Map(),
    focused: new Map(),
  }));
  useLayoutEffect(() => {
    // The browser would put a page back before it is drawn. A page that goes shrinks, which is no scrolling of the next.
    window.history.scrollRestoration = 'manual';
    const keep = () => memory.depths.set(key, window.scrollY);
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && 'comesBack' in target.dataset) memory.focused.set(key, target.id);
      else memory.focused.delete(key);
    };
    window.addEventListener('scroll', keep, { passive: true });
    window.addEventListener('focusin', note);
    return () => {
      window.removeEventListener('scroll', keep);
      window.removeEventListener('focusin', note);
    };
  }, [key, memory]);
  return <Memory.Provider value={memory}>{children}</Memory.Provider>;
}

/**
 * The heading of a page. Every change of page, forwards too, scrolls to the top and moves the focus here (Q2.02); going
 * back to a page finds it as far down as it was left, and the focus on the button that led on, where that is one to come
 * back to. The page that a visit begins with leaves the focus to the browser. All this happens when the page is really
 * there, however late its code came.
 */
export function PageHeading({ children }: { readonly children: string }) {
  const { key, pathname } = useLocation();
  const way = useNavigationType();
  const memory = useContext(Memory);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (memory === undefined) return;
    const before = memory.place;
    // The browser's router counts its entries there; of any other all that is known is that this is no new page.
    memory.place = history.state?.idx;
    const isBack = way === 'POP' && !(memory.place > before);
    if (memory.last === pathname) return;
    const isFirst = memory.last === undefined;
    memory.last = pathname;
    if (isFirst) return;
    const left = isBack ? memory.focused.get(key) : undefined;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, isBack ? (memory.depths.get(key) ?? 0) : 0);
    if (left === undefined) return;
    const back = () => document.getElementById(left)?.focus({ preventScroll: true });
    // A long list draws it when it has been scrolled there.
    if (document.getElementById(left)) back();
    else requestAnimationFrame(back);
  }, [key, pathname, way, memory]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
