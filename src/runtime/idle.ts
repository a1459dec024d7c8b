const minute = 60_000;
/** Minutes without anybody after which what tells who somebody is is wiped (T-03). */
export const idleMinutes = 30;
/** Minutes before that in which it is told (WCAG 2.2.1). */
const noticeMinutes = 2;
/** How often the clock is looked at, in milliseconds. */
const lookEvery = 1000;
/** What only somebody who is there does: with a key, a pointer, a wheel, or a tool that types and presses for them. */
const acts = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart', 'input', 'click'];

interface IdleOptions {
  /** Whether there is anything to wipe. */
  readonly holds: () => boolean;
  /** Called with the minutes that are left whenever they are fewer, and with undefined when somebody is there again. */
  readonly warn: (minutes: number | undefined) => void;
  /** Called when nobody was there for too long. */
  readonly over: () => void;
}

/** Looks whether anybody is there. */
export interface IdleWatch {
  /** Somebody is: all the time begins anew. */
  readonly stay: () => void;
  readonly stop: () => void;
}

/**
 * Watches a page that may be left behind on a shared computer. It compares times of the clock, for no timer counts while a
 * laptop sleeps; and before anything that somebody does counts, for what wakes it may be somebody else. Once the end is
 * told nothing but `stay` puts it off: a table that is bumped into says of nobody that they are there.
 */
export function watchIdle({ holds, warn, over }: IdleOptions): IdleWatch {
  let last = Date.now();
  let left: number | undefined;
  const tell = (minutes: number | undefined) => {
    if (minutes === left) return;
    left = minutes;
    warn(left);
  };
  const stay = () => {
    last = Date.now();
    tell(undefined);
  };
  const look = () => {
    const rest = idleMinutes * minute - (Date.now() - last);
    if (rest > noticeMinutes * minute || !holds()) return tell(undefined);
    if (rest > 0) return tell(Math.ceil(rest / minute));
    stay();
    over();
  };
  const act = () => {
    look();
    if (left === undefined) last = Date.now();
  };
  const timer = setInterval(look, lookEvery);
  const ends = new AbortController();
  const how = { capture: true, passive: true, signal: ends.signal };
  for (const name of acts) window.addEventListener(name, act, how);
  return {
    stay,
    stop() {
      clearInterval(timer);
      ends.abort();
    },
  };
}
