/** Decides when the overlay of long calls shows. */
export interface Loader {
  /**
   * Something that may take long began. Call what it returns when it ended; it resolves when the page may change: at
   * once, or when an overlay that has only just come has been seen.
   */
  readonly begin: (kind: string) => () => Promise<void>;
}

/** The overlay shows after this many milliseconds (Q4.40). */
const loaderDelay = 2000;
/** An overlay that has come stays for this many milliseconds: a shorter one is a flash that nobody can read. */
const leastShown = 300;

/**
 * Shows an overlay when something has been under way for `delay` ms (2,000 by default, 0 shows it at once), and takes it
 * away when nothing has been under way for so long any more (Q4.40). The kind of the latest one that waits long wins.
 */
export function createLoader(show: (kind: string | undefined) => void, delay = loaderDelay): Loader {
  /** What has been under way for long, in the order in which it became so. */
  const long = new Map<object, string>();
  let shownSince = 0;

  function add(one: object, kind: string) {
    if (long.size === 0) shownSince = performance.now();
    long.set(one, kind);
    show(kind);
  }

  async function remove(one: object) {
    if (!long.has(one)) return;
    const rest = leastShown - (performance.now() - shownSince);
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    long.delete(one);
    show([...long.values()].at(-1));
  }

  return {
    begin(kind) {
      const one = {};
      const timer = delay === 0 ? add(one, kind) : setTimeout(() => add(one, kind), delay);
      return () => {
        if (timer !== undefined) clearTimeout(timer);
        return remove(one);
      };
    },
  };
}
