import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const LastPage = createContext<RefObject<string | undefined> | undefined>(undefined);

/** One visit: remembers which page was shown last, for the headings of its pages. */
export function Visit({ children }: { readonly children: ReactNode }) {
  return <LastPage.Provider value={useRef<string | undefined>(undefined)}>{children}</LastPage.Provider>;
}

/**
 * The heading of a page. Every change of page scrolls to the top and moves the focus here (Q2.02); the page that a visit
 * begins with leaves the focus to the browser. It does so when the page is really there, however late its code came.
 */
export function PageHeading({ children }: { readonly children: string }) {
  const { pathname } = useLocation();
  const lastPage = useContext(LastPage);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (lastPage === undefined || lastPage.current === pathname) return;
    const isFirst = lastPage.current === undefined;
    lastPage.current = pathname;
    if (isFirst) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [pathname, lastPage]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
