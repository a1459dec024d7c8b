import { readSavedQuote } from '../energy/api/replies.ts';
import { code } from '../energy/api/unchecked.ts';
import type { Json } from '../engine/types.ts';

/** The values of `session.` that outlive a page load, by the names of vocabulary/sources.ts. */
export type SessionValues = Readonly<Record<string, Json>>;

/** Ids kept in local storage, each under its own name (Q4.50), and what each may look like. */
const ids = {
  uid: /^[\w-]{1,64}$/,
  uuid: /^[\w-]{1,64}$/,
  switchKey: /^[\w.~+/=-]{1,512}$/,
};
/** The saved quote record, under one name (Q4.50). */
const quoteKey = 'quote';
/** What is kept of a completed switch, under one name: nothing that tells who the person is (S4.03). */
const switchedKey = 'switched';
const switchedWords = [
  'switched',
  'alreadySwitched',
  'gasReference',
  'electricityReference',
  'switchedSupplier',
  'switchedUuid',
  'switchedFuels',
  'switchedCost',
  'switchedOn',
  'switchCounted',
  'switchDelayed',
] as const;
/** Set once a tab has kept a session of its own. */
const ownKey = 'own';
/** A kept record takes some hundred characters; a longer text is somebody else's and is not even read. */
const longestRecord = 3000;
/** Longest text in a record. */
const longest = 200;
/** The referral, kept for as long as the tab lives (Q1.05). */
const referral = { refererBranch: /^[\w-]{1,64}$/, reference: /^[\w-]{1,64}$/ };

/** A branch code or reference as it came from an address (Q2.03); undefined unless it is 1 to 64 of A-Z a-z 0-9 _ -. */
export function readReferral(value: unknown): string | undefined {
  return code(value, referral.reference);
}

/** A browser storage, or undefined where it is switched off: even looking at it may throw. */
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
    // Full or switched off: the journey goes on without a memory.
  }
}

function parsed(text: unknown): Readonly<Record<string, unknown>> {
  if (typeof text !== 'string' || text.length > longestRecord) return {};
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The values whose text is what it should be, by their names. */
function known(patterns: Readonly<Record<string, RegExp>>, read: (name: string) => unknown) {
  return Object.entries(patterns).flatMap(([name, pattern]) => {
    const value = code(read(name), pattern);
    return value === undefined ? [] : [[name, value] as const];
  });
}

/**
 * What was kept: ids, the saved quote record and the referral. A tab that was loaded again goes on with its own, whatever
 * others did meanwhile; a new one with what was kept last. Anybody may have written to a storage: whatever is missing,
 * broken, too long or of another shape is left out.
 */
export function loadSession(): SessionValues {
  const local = storage('localStorage');
  const tab = storage('sessionStorage');
  const own = get(tab, ownKey) ? tab : local;
  return {
    ...Object.fromEntries([
      // All tabs are one visitor, to whom their quotes belong.
      ...known(ids, (name) => get(name === 'uid' ? local : own, name)),
      ...known(referral, (name) => get(tab, name)),
    ]),
    ...readSavedQuote(parsed(get(own, quoteKey))),
    ...switchedOf(parsed(get(own, switchedKey))),
  };
}

/** The words of a completed switch that hold something: texts of a sensible length, numbers and yes. */
function switchedOf(values: Readonly<Record<string, unknown>>): SessionValues {
  const kept: Record<string, Json> = {};
  for (const name of switchedWords) {
    const value = values[name];
    if (value === true || typeof value === 'number') kept[name] = value;
    if (typeof value === 'string' && value !== '' && value.length <= longest) kept[name] = value;
  }
  return kept;
}

/**
 * Keeps what may be kept of a session, for this tab and for whoever comes back later, and forgets what it holds no more.
 * A storage that refuses changes nothing.
 */
export function saveSession(session: SessionValues): void {
  const tab = storage('sessionStorage');
  put(tab, ownKey, 'yes');
  for (const into of [storage('localStorage'), tab]) saveInto(into, session);
  for (const [name, pattern] of Object.entries(referral)) put(tab, name, code(session[name], pattern));
}

function saveInto(into: Storage | undefined, session: SessionValues): void {
  const quote = readSavedQuote(session);
  for (const [name, pattern] of Object.entries(ids)) put(into, name, code(session[name], pattern));
  put(into, quoteKey, quote && JSON.stringify(quote));
  if (!switchedWords.some((name) => session[name] !== undefined)) return;
  const switched = switchedOf(session);
  put(into, switchedKey, Object.keys(switched).length === 0 ? undefined : JSON.stringify(switched));
}

let fresh: string | undefined;

/**
 * The anonymous id of a visitor who has none kept, 128 random bits (Q4.41): the same one for as long as the page lives, so
 * that its tokens and its session speak of one visitor. Works on plain http too, where randomUUID is not there.
 */
export function newcomer(): string {
  fresh ??= Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return fresh;
}
