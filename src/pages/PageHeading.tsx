import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** What a visit remembers of its pages: the one shown last, and how far down each entry of the history was left. */
interface Remembered {
  page: string | undefined;
  readonly left: Map<string, number>;
}

const VisitContext = createContext<Remembered | undefined>(undefined);

/** One visit: remembers the pages that were shown, for the headings of its pages. */
export function Visit({ children }: { readonly children: ReactNode }) {
  const remembered = useRef<Remembered>({ page: undefined, left: new Map() });
  return <VisitContext.Provider value={remembered.current}>{children}</VisitContext.Provider>;
}

/**
 * The heading of a page. Every change of page scrolls to the top and moves the focus here (Q2.02), only Back and Forward
 * lead to where the page was left (Q2.40); the page that a visit begins with leaves the focus to the browser. It does so
 * when the page is really there, however late its code came.
 */
export function PageHeading({ children }: { readonly children: string }) {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const visit = useContext(VisitContext);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (visit === undefined || visit.page === pathname) return;
    const isFirst = visit.page === undefined;
    visit.page = pathname;
    if (isFirst) return;
    window.scrollTo(0, (isReturn && visit.left.get(key)) || 0);
    heading.current?.focus({ preventScroll: true });
  }, [pathname, key, isReturn, visit]);
  useLayoutEffect(
    () => () => {
      visit?.left.set(key, window.scrollY);
    },
    [key, visit],
  );
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
