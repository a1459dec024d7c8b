import { useEffect, useState } from 'react';

/** Milliseconds of quiet before long work begins: nobody watches it while typing. */
const quiet = 300;

/**
 * What long work gives, a moment after `make` became another function (wrap it in useCallback); what it gave before until
 * then, and at first undefined.
 */
export function useLater<T>(make: () => T): T | undefined {
  const [made, setMade] = useState<{ readonly value: T }>();
  useEffect(() => {
    const timer = setTimeout(() => setMade({ value: make() }), quiet);
    return () => clearTimeout(timer);
  }, [make]);
  return made?.value;
}
