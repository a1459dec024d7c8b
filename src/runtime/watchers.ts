/** Those who watch single things of a kind: fields by their names, steps by their places. */
export interface Watchers<Key> {
  /** Calls `look` after each change that may concern the thing, until the function that it gives is called. */
  readonly watch: (key: Key, look: () => void) => () => void;
  readonly tell: (key: Key) => void;
  readonly tellAll: () => void;
}

/** Keeps who watches which thing, so that a change of one costs nothing for the others. */
export function createWatchers<Key>(): Watchers<Key> {
  const looks = new Map<Key, Set<() => void>>();
  const tell = (key: Key) => {
    for (const look of looks.get(key) ?? []) look();
  };
  return {
    watch(key, look) {
      const all = looks.get(key) ?? new Set();
      looks.set(key, all.add(look));
      return () => {
        all.delete(look);
        if (all.size === 0 && looks.get(key) === all) looks.delete(key);
      };
    },
    tell,
    tellAll() {
      for (const key of looks.keys()) tell(key);
    },
  };
}
