import type {
  Answers,
  EffectCall,
  Json,
  LoadedVariant,
  Lookup,
  LookupItem,
  Outcome,
  Situation,
} from '../../engine/types.ts';
import type { Call } from '../api/client.ts';
import { type ApiFailure, unreadable } from '../api/failure.ts';
import { readNamed } from '../api/replies.ts';
import { rows, type Unchecked, type UncheckedList } from '../api/unchecked.ts';
import type { LookupName } from '../vocabulary/lookups.ts';

/** What an effect may look at while it runs: always the present, however long it has waited. */
export interface EffectContext {
  readonly call: EffectCall;
  readonly situation: () => Situation;
  /** The answers that count at the moment (engine/live-answers.ts): no other may be sent. */
  readonly answers: () => Answers;
  /** Reads any path of a condition: answers, `fact.`, `meter.`, `session.` … */
  readonly read: (path: string) => Json | undefined;
  /** Whether the person gave this answer: what the service knows or takes for usual never replaces it. */
  readonly isGiven: (field: string) => boolean;
  /** The name of the step's own field or list: with the fuel's prefix when the call has a `for`. */
  readonly own: (name: string) => string;
  /** Fetches the variant of the supplier that a step of the journey names; undefined where there is none, rejects when it cannot be had. */
  readonly variant: () => Promise<LoadedVariant | undefined>;
  /** What the card that a variant is laid over says at the moment, or would say with these answers: every text, in order. */
  readonly shownTerms: (answers?: Answers) => readonly string[];
  readonly api: Call;
  readonly signal: AbortSignal;
}

/** The body of one effect word. It asks for what it needs, says what changed, and never touches the store. */
export interface Effect {
  /** Paths that must hold a value, else the effect does not run (Q4.32). Its answer is dropped when one changes. */
  readonly needs: readonly string[];
  /** The same for the step's own fields, by the card's own names. */
  readonly needsOwn?: readonly string[];
  /** Answers that a person may give meanwhile, the same ones again included: then its own is dropped. */
  readonly yieldsTo?: readonly string[];
  /** Whether the lists that it has filled still do for what was answered since; without it they always do. */
  readonly stillDoes?: (context: Pick<EffectContext, 'own' | 'read' | 'situation'>) => boolean;
  /** Lists that it fills: pending from its start, unknown when its answer is dropped. */
  readonly fills?: readonly LookupName[];
  /** Which overlay shows when it takes long (Q4.40). */
  readonly loader?: 'page' | 'quote' | 'results';
  /** The person may give it up when it takes long: nothing is lost when its answer never comes. */
  readonly mayStop?: true;
  readonly run: (context: EffectContext) => Promise<Outcome>;
  /** What a failure changes (Q8.04): nothing is thrown further. */
  readonly failed: (failure: ApiFailure, context: EffectContext) => Outcome;
}

/** A list that arrived. */
export const ready = (items: readonly LookupItem[]): Lookup => ({ status: 'ready', items });

/** A list that could not be had: empty (Q8.04). */
export const failedList: Lookup = { status: 'failed', items: [] };
/** A list nobody has asked for. */
export const unknownList: Lookup = { status: 'unknown', items: [] };

/**
 * The rows of a list that a reply must hold, each key once; the first of two counts. Throws an ApiFailure when there is
 * no list, or when it has rows and none can be used: such an answer is a failed look-up, not an empty one.
 */
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
