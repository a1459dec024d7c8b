/** A token as the API gives it. */
export interface Token {
  readonly token: string;
  readonly expiresInSeconds: number;
}

/** The part of `document` that tells whether anybody looks at the page. */
export interface PageVisibility {
  readonly visibilityState: string;
  addEventListener(type: 'visibilitychange', listener: () => void): void;
  removeEventListener(type: 'visibilitychange', listener: () => void): void;
}

export interface TokenKeeper {
  /** The last good token. Waits for the flight under way only when none is held or the held one has run out. */
  readonly token: () => Promise<string | undefined>;
  readonly stop: () => void;
}

/** The token is asked for again after this many milliseconds (Q4.41). */
const renewEvery = 10_000;

/**
 * Keeps a bearer token: fetched at once and every 10 seconds after, one flight at a time, not while the page is hidden
 * and at once on return (Q4.41). A failed fetch is silent and keeps the last good token (Q8.03); `fetchToken` gives
 * undefined or rejects when there is none.
 */
export function keepToken(fetchToken: () => Promise<Token | undefined>, page: PageVisibility): TokenKeeper {
  let held: { readonly token: string; readonly until: number } | undefined;
  let flight: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const isHidden = () => page.visibilityState === 'hidden';

  async function fetchOnce() {
    try {
      const fresh = await fetchToken();
      if (fresh) held = { token: fresh.token, until: performance.now() + fresh.expiresInSeconds * 1000 };
    } catch {
      // Silent by Q8.03: the next round tries again.
    }
    flight = undefined;
    if (!stopped && !isHidden()) timer = setTimeout(renew, renewEvery);
  }

  function renew() {
    clearTimeout(timer);
    flight ??= fetchOnce();
  }

  function onVisibility() {
    if (isHidden()) clearTimeout(timer);
    else renew();
  }

  page.addEventListener('visibilitychange', onVisibility);
  renew();
  return {
    token: async () => {
      if (held === undefined || held.until <= performance.now()) await flight;
      return held?.token;
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      page.removeEventListener('visibilitychange', onVisibility);
    },
  };
}
