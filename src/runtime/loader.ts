/** Which overlay shows: the page's, or the one with the stages of a quote, while it is saved or its deals are found. */
export type LoaderKind = 'page' | 'quote' | 'results';

/** Decides when the overlay of long calls shows. */
export interface Loader {
  /** Something that may take long began; call what it returns when it ended. */
  readonly begin: (kind: LoaderKind) => () => void;
}

/** The overlay shows after this many milliseconds (Q4.40). */
const loaderDelay = 2000;

/**
 * Shows an overlay when something has been under way for `delay` ms (2,000 by default, 0 shows it at once), and takes
 * it away when everything has ended (Q4.40). The kind of the latest one that waits long enough wins.
 */
export function createLoader(show: (kind: LoaderKind | undefined) => void, delay = loaderDelay): Loader {
  const waiting = new Set<object>();
  return {
    begin(kind) {
      const one = {};
      waiting.add(one);
      const timer = delay === 0 ? show(kind) : setTimeout(() => show(kind), delay);
      return () => {
        if (timer !== undefined) clearTimeout(timer);
        waiting.delete(one);
        if (waiting.size === 0) show(undefined);
      };
    },
  };
}
