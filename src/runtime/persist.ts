import type { Json } from '../engine/types.ts';

/** The values of `session.` that outlive a page load, by their names. */
export type SessionValues = Readonly<Record<string, Json>>;

/** A text that is kept under its own name while it looks as `pattern` says, which must bound its length. */
interface KeptWord {
  readonly pattern: RegExp;
  /**
   * `tab`: for as long as the tab lives. `browser`: for whoever comes back later; a tab goes on with its own. `visitor`:
   * the same, but one for all tabs.
   */
  readonly where: 'tab' | 'browser' | 'visitor';
}

/** Several values that are kept together, as JSON under one name. */
interface KeptRecord {
  /** Takes what may be kept out of the values of a session or of a storage; undefined where that is nothing. */
  readonly read: (values: SessionValues) => SessionValues | undefined;
  /** A session that says nothing of these leaves the record as it was. Without them every session speaks of it. */
  readonly words?: readonly string[];
  /** Kept for as long as the tab lives, and not for who comes back later. */
  readonly where?: 'tab';
}

/** What of a session outlives a page load: no other value is ever stored. */
export interface Keeping {
  readonly words: Readonly<Record<string, KeptWord>>;
  readonly records: Readonly<Record<string, KeptRecord>>;
}

/** Keeps sessions in the browser. */
export interface Keeper {
  /**
   * What was kept. A tab that was loaded again goes on with its own, whatever others did meanwhile; a new one with what
   * was kept last. Anybody may have written to a storage: whatever is missing, broken, too long or of another shape is
   * left out.
   */
  readonly load: () => SessionValues;
  /**
   * Keeps what may be kept of a session, for this tab and for whoever comes back later, and forgets what it holds no
   * more. A storage that refuses changes nothing.
   */
  readonly save: (session: SessionValues) => void;
}

/** Set once a tab has kept a session of its own. */
const ownKey = 'own';
/** A kept record takes some hundred characters; a longer text is somebody else's and is not even read. */
const longestRecord = 3000;

/** Makes the keeper of what is declared. */
export function createKeeper({ words, records }: Keeping): Keeper {
  /** The kept words of a place whose text is what it should be. */
  const known = (read: (name: string, word: KeptWord) => unknown) =>
    Object.fromEntries(
      Object.entries(words).flatMap(([name, word]) => {
        const value = read(name, word);
        return typeof value === 'string' && word.pattern.test(value) ? [[name, value] as const] : [];
      }),
    );

  function saveInto(into: Storage | undefined, session: SessionValues, isTab: boolean) {
    const kept = known((name) => session[name]);
    for (const [name, { where }] of Object.entries(words))
      if (isTab || where !== 'tab') put(into, name, kept[name]);
    for (const [name, record] of Object.entries(records)) {
      if (record.where && !isTab) continue;
      if (record.words && !record.words.some((word) => session[word] !== undefined)) continue;
      const values = record.read(session);
      put(into, name, values && JSON.stringify(values));
    }
  }

  return {
    load() {
      const local = storage('localStorage');
      const tab = storage('sessionStorage');
      const own = get(tab, ownKey) ? tab : local;
      const places = { tab, browser: own, visitor: local };
      const kept = Object.entries(records).map(([name, { read }]) => read(parsed(get(own, name))));
      return Object.assign(
        known((name, { where }) => get(places[where], name)),
        ...kept,
      );
    },
    save(session) {
      const tab = storage('sessionStorage');
      put(tab, ownKey, 'yes');
      saveInto(storage('localStorage'), session, false);
      saveInto(tab, session, true);
    },
  };
}

/** A browser storage, or undefined where it is turned off: even looking at it may throw. */
function storage(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[kind];
  } catch {
    return undefined;
  }
}

function get(from: Storage | undefined, key: string): unknown {
  try {
    return from?.getItem(key);
  } catch {
    return undefined;
  }
}

function put(into: Storage | undefined, key: string, value: string | undefined): void {
  try {
    // Removed first: where there is no room for the new value, the old one must not come back.
    into?.removeItem(key);
    if (value !== undefined) into?.setItem(key, value);
  } catch {
    // Full or turned off: the journey goes on without a memory.
  }
}

function parsed(text: unknown): SessionValues {
  if (typeof text !== 'string' || text.length > longestRecord) return {};
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
