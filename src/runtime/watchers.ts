/** Those who watch single fields, by the field's name. */
export interface Watchers {
  /** Calls `look` after each change that may concern the field, until the function that it gives is called. */
  readonly watch: (field: string, look: () => void) => () => void;
  readonly tell: (field: string) => void;
  readonly tellAll: () => void;
}

/** Keeps who watches which field, so that a change of one costs nothing for the others. */
export function createWatchers(): Watchers {
  const looks = new Map<string, Set<() => void>>();
  const tell = (field: string) => {
    for (const look of looks.get(field) ?? []) look();
  };
  return {
    watch(field, look) {
      const all = looks.get(field) ?? new Set();
      looks.set(field, all.add(look));
      return () => {
        all.delete(look);
        if (all.size === 0 && looks.get(field) === all) looks.delete(field);
      };
    },
    tell,
    tellAll() {
      for (const field of looks.keys()) tell(field);
    },
  };
}
