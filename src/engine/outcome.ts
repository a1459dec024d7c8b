import { effectKey } from './model.ts';
import { isMap } from './own.ts';
import type { Turn } from './turn.ts';
import type { EffectCall, Failure, JourneyState, Lookup, LookupItem, Outcome } from './types.ts';

/** The call is under way: its old failure is forgotten. */
export function start(turn: Turn, state: JourneyState, call: EffectCall): void {
  const key = effectKey(call);
  turn.put({ pending: { ...state.pending, [key]: call }, failures: without(state.failures, key) });
}

/**
 * Takes what an effect brought. Parts that have not the shape they should are left out: an answer from outside never
 * breaks the journey.
 */
export function finish(turn: Turn, state: JourneyState, call: EffectCall, outcome: Outcome): void {
  const key = effectKey(call);
  const failure = turn.worded(failureOf(outcome.failure));
  turn.put({
    pending: without(state.pending, key),
    failures: failure === undefined ? without(state.failures, key) : { ...state.failures, [key]: failure },
  });
  turn.bring(outcome.sources);
  for (const [name, lookup] of entries(outcome.lookups)) if (isLookup(lookup)) turn.writeLookup(name, lookup);
  for (const [field, value] of entries(outcome.set)) turn.write(field, value, 'effect');
}

function without<T>(map: Readonly<Record<string, T>>, name: string): Readonly<Record<string, T>> {
  if (!Object.hasOwn(map, name)) return map;
  return Object.fromEntries(Object.entries(map).filter(([key]) => key !== name));
}

function entries<T>(map: Readonly<Record<string, T>> | undefined): readonly (readonly [string, T])[] {
  return isMap(map) ? Object.entries(map) : [];
}

function failureOf(failure: unknown): Failure | undefined {
  if (!isMap(failure) || typeof failure.message !== 'string') return undefined;
  const { message, heading, status } = failure;
  return {
    message,
    ...(typeof heading === 'string' ? { heading } : {}),
    ...(typeof status === 'number' ? { status } : {}),
  };
}

function isLookup(lookup: unknown): lookup is Lookup {
  if (!isMap(lookup)) return false;
  const { status, items } = lookup;
  return typeof status === 'string' && statuses.has(status) && Array.isArray(items) && items.every(isItem);
}

const statuses = new Set(['unknown', 'pending', 'ready', 'failed']);

function isItem(item: unknown): item is LookupItem {
  return isMap(item) && item.value !== undefined && typeof item.label === 'string';
}
