import { readSavedQuote } from '../api/replies.ts';
import type { Json } from '../engine/types.ts';

/** The values of `session.` that outlive a page load, by the names of vocabulary/sources.ts. */
export type SessionValues = Readonly<Record<string, Json>>;

/** Ids kept in local storage, each under its own name (Q4.50). */
const ids = ['uid', 'uuid', 'switchKey'] as const;
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
/** The referral, kept for as long as the tab lives (Q1.05). */
const referral = ['refererBranch', 'reference'] as const;
/** Longest text that is taken back out of a storage that anybody may have written to. */
const longest = 200;

/** A browser storage, or undefined where it is switched off: even looking at it may throw. */
function storage(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[kind];
  } catch {
    return undefined;
  }
}

function get(from: Storage | undefined, key: string): string | undefined {
  try {
    const value = from?.getItem(key);
    return typeof value === 'string' && value !== '' ? value : undefined;
  } catch {
    return undefined;
  }
}

function put(into: Storage | undefined, key: string, value: string | undefined): void {
  try {
    if (value === undefined) into?.removeItem(key);
    else into?.setItem(key, value);
  } catch {
    // Full or switched off: the journey goes on without a memory.
  }
}

function parsed(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}

const entries = (from: Storage | undefined, names: readonly string[]): [string, string][] =>
  names.flatMap((name) => {
    const value = get(from, name);
    return value === undefined || value.length > longest ? [] : [[name, value]];
  });

/** What was kept: ids, the saved quote record and the referral. Whatever is missing or broken is left out. */
export function loadSession(): SessionValues {
  const local = storage('localStorage');
  return {
    ...Object.fromEntries([...entries(local, ids), ...entries(storage('sessionStorage'), referral)]),
    ...readSavedQuote(parsed(get(local, quoteKey))),
    ...switchedOf(parsed(get(local, switchedKey))),
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

/** Keeps what may be kept of a session, and forgets what it holds no more. A storage that refuses changes nothing. */
export function saveSession(session: SessionValues): void {
  const local = storage('localStorage');
  const textOf = (name: string) => {
    const value = session[name];
    return typeof value === 'string' ? value : undefined;
  };
  const quote = readSavedQuote(session);
  for (const name of ids) put(local, name, textOf(name));
  put(local, quoteKey, quote && JSON.stringify(quote));
  if (switchedWords.some((name) => session[name] !== undefined)) {
    const switched = switchedOf(session);
    put(local, switchedKey, Object.keys(switched).length === 0 ? undefined : JSON.stringify(switched));
  }
  for (const name of referral) put(storage('sessionStorage'), name, textOf(name));
}

/** A new anonymous user id of 128 random bits (Q4.41). Works on plain http too, where randomUUID is not there. */
export function newUid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
