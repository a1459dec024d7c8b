import type { Lookup, LookupItem, Outcome } from '../../engine/types.ts';
import type * as runtime from '../../runtime/effect.ts';
import type { World } from '../../runtime/run.ts';
import type { Call } from '../api/client.ts';
import { type ApiFailure, asFailure, unreadable } from '../api/failure.ts';
import { readNamed } from '../api/replies.ts';
import { rows, type Unchecked, type UncheckedList } from '../api/unchecked.ts';
import type { LookupName } from '../vocabulary/lookups.ts';

/** What an effect of ours may look at, and the client through which it calls. */
export interface EffectContext extends runtime.EffectContext {
  readonly api: Call;
}

/** The body of one effect word that calls the API: its failures are the client's. */
export interface Effect extends Omit<runtime.Effect, 'run' | 'failed'> {
  readonly fills?: readonly LookupName[];
  readonly loader?: 'page' | 'quote' | 'results';
  readonly run: (context: EffectContext) => Promise<Outcome>;
  /** What a failure changes (Q8.04): nothing is thrown further. */
  readonly failed: (failure: ApiFailure, context: EffectContext) => Outcome;
}

/** Our effects as the runtime runs them: with the client that they call through. */
function callingThrough(api: Call, effects: Bodies): runtime.Effects {
  return Object.fromEntries(
    Object.entries(effects).map(([word, effect]) => [
      word,
      {
        ...effect,
        run: (context) => effect.run({ ...context, api }),
        failed: (thrown, context) => effect.failed(asFailure(thrown), { ...context, api }),
      } satisfies runtime.Effect,
    ]),
  );
}

type Bodies = Readonly<Record<string, Effect>>;

/** What our journeys can do to the world through one client: effects at once, and those that come later where there are any. */
export function worldOf(api: Call, effects: Bodies, loadLater?: () => Promise<Bodies>): World {
  return {
    effects: callingThrough(api, effects),
    ...(loadLater && { laterEffects: async () => callingThrough(api, await loadLater()) }),
  };
}

/** A list that arrived. */
export const ready = (items: readonly LookupItem[]): Lookup => ({ status: 'ready', items });

/** Lists that could not be had: empty (Q8.04), and why. */
export const failedLists = (
  names: readonly string[],
  { message, status }: Pick<ApiFailure, 'message' | 'status'>,
): Outcome => ({
  lookups: Object.fromEntries(names.map((name) => [name, { status: 'failed', items: [], why: message }])),
  failure: { message, status },
});

/** A list nobody has asked for. */
export const unknownList: Lookup = { status: 'unknown', items: [] };

/** The rows of a list, each key once. Throws an ApiFailure without a list, or when no row of it can be used: that is a failed look-up. */
export function readAll<E, Row>(
  list: UncheckedList<E> | null | undefined,
  read: (row: Unchecked<E>) => Row | undefined,
  keyOf: (row: Row) => string,
): readonly Row[] {
  if (!Array.isArray(list)) throw unreadable();
  const found: Row[] = [];
  const keys = new Set<string>();
  for (const row of rows<E>(list)) {
    const one = read(row);
    if (one === undefined) continue;
    keys.add(keyOf(one));
    if (keys.size > found.length) found.push(one);
  }
  if (found.length === 0 && list.length > 0) throw unreadable();
  return found;
}

/** The same as entries of a list to choose from, each value once. */
export function readList<E>(
  list: UncheckedList<E> | null | undefined,
  read: (row: Unchecked<E>) => LookupItem | undefined,
): readonly LookupItem[] {
  return readAll(list, read, ({ value }) => JSON.stringify(value));
}

/** An entry of a list of named things. */
export function namedItem(row: Parameters<typeof readNamed>[0]): LookupItem | undefined {
  const found = readNamed(row);
  return found && { value: found.id, label: found.name };
}
