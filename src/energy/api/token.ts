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
  /**
   * The last good token. When none is held or the held one has run out, a fresh one is waited for, up to 3 seconds;
   * after that the call goes with what there is, which may be none (Q8.03). It is asked for at once where the last fetch
   * failed, unless the service wants to be left alone.
   */
  readonly token: () => Promise<string | undefined>;
  readonly renew: () => void;
  readonly stop: () => void;
}

/** The token is asked for again after this many milliseconds (Q4.41). */
const renewEvery = 10_000;
/** A call waits this many milliseconds for a token, and then goes without. */
const longestWait = 3_000;

/** Two clocks: the first never jumps but may stand still while a laptop sleeps, the second runs on and may be set. */
const clocks = () => [performance.now(), Date.now()] as const;

/**
 * Keeps a bearer token: fetched at once and every 10 seconds after, one timer and one flight, not while the page is
 * hidden; on return at once, unless the last one is younger than that (Q4.41). A failed fetch is silent and keeps the last
 * good token (Q8.03); `fetchToken` gives undefined or rejects when there is none, and may say with `retryAfter` (seconds)
 * that the service wants to be left alone.
 */
export function keepToken(fetchToken: () => Promise<Token | undefined>, page: PageVisibility): TokenKeeper {
  let held:
    | { readonly token: string; readonly since: ReturnType<typeof clocks>; readonly life: number }
    | undefined;
  let flight: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the next fetch is due, by both clocks. */
  let due = clocks();
  /** The last fetch brought nothing, and the service did not ask to be left alone. */
  let hasFailed = false;
  let stopped = false;

  const isHidden = () => page.visibilityState === 'hidden';
  const hasPassed = (since: ReturnType<typeof clocks>, milliseconds: number) =>
    clocks().some((now, which) => now - (since[which] ?? now) >= milliseconds);

  async function fetchOnce() {
    let wait = renewEvery;
    try {
      const fresh = await fetchToken();
      hasFailed = fresh === undefined;
      if (fresh) held = { token: fresh.token, since: clocks(), life: fresh.expiresInSeconds * 1000 };
    } catch (thrown) {
      // Silent by Q8.03: the next round tries again, later where the service asks for it.
      const asked = retryAfter(thrown) * 1000;
      hasFailed = asked === 0;
      wait = Math.max(wait, asked);
    }
    flight = undefined;
    const [monotonic, wall] = clocks();
    due = [monotonic + wait, wall + wait];
    schedule();
  }

  /** The one timer: rings when the next fetch is due, at once when it is overdue. */
  function schedule() {
    clearTimeout(timer);
    if (stopped || flight || isHidden()) return;
    if (hasPassed(due, 0)) flight = fetchOnce();
    else timer = setTimeout(renew, due[0] - performance.now());
  }

  function renew() {
    if (stopped) return;
    clearTimeout(timer);
    flight ??= fetchOnce();
  }

  page.addEventListener('visibilitychange', schedule);
  renew();
  return {
    token: async () => {
      if (held && !hasPassed(held.since, held.life)) return held.token;
      // No call goes without because the next round is some seconds away: the service may be whole again.
      if (hasFailed || hasPassed(due, 0)) renew();
      await atMost(longestWait, flight);
      return held?.token;
    },
    renew,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      page.removeEventListener('visibilitychange', schedule);
    },
  };
}

/** Seconds that a refusal asks to be left alone for; 0 when it says nothing. */
function retryAfter(thrown: unknown): number {
  const seconds = thrown instanceof Object && 'retryAfter' in thrown ? Number(thrown.retryAfter) : 0;
  return Number.isFinite(seconds) ? seconds : 0;
}

async function atMost(milliseconds: number, flight: Promise<void> | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([flight, patience]);
  clearTimeout(timer);
}
