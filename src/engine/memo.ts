import { share } from './equal.ts';
import { type Derivations, factValue } from './facts.ts';
import { own } from './own.ts';
import { beginnings, lookupName, type Reader, readPath, splitPath } from './path.ts';
import type { Json, Lookup, Situation } from './types.ts';

/** What one piece of work read: values by path, lists under their cell. */
type Reads = ReadonlyMap<string, Json | Lookup | undefined>;

interface Kept {
  readonly value: unknown;
  readonly reads: Reads;
}

const list = 'list:';

/** The cells that a read depends on: a whole list for anything about it; for a part of an answer, also the answer. */
function cellsOf(read: string): readonly string[] {
  if (read.startsWith(list)) return [`lookup.${read.slice(list.length)}`];
  const [source, name] = splitPath(read);
  if (source === 'lookup') return [`lookup.${lookupName(name)}`];
  return source === '' ? [read, ...beginnings(read)] : [read];
}

/**
 * Keeps what was worked out from a situation, with the values that it read. After a change only what read one of the
 * changed values is looked at again, so a keystroke costs the same however large the journey is. Results never depend
 * on history: whatever is kept has read exactly the values that stand in the present situation.
 */
export class Memo {
  #situation: Situation | undefined;
  readonly #derivations: Derivations;
  #facts = new Map<string, Json | undefined>();
  #kept = new Map<object, Kept>();
  #doubted = new Set<object>();
  /** By cell: names of facts (`fact.NAME`) and keys of work that once read it. */
  #dependents = new Map<string, Set<string | object>>();
  #working = new Set<string>();

  constructor(derivations: Derivations) {
    this.#derivations = derivations;
  }

  /** Takes the next situation and marks what may no longer be right. */
  advance(situation: Situation): void {
    const before = this.#situation;
    this.#situation = situation;
    if (before === undefined) return;
    if (before.today !== situation.today) {
      this.#kept.clear();
      this.#facts.clear();
      return;
    }
    for (const cell of changedCells(before, situation)) this.#doubt(cell);
  }

  /** The kept result of `work` under `key` when all it read stands as it did; else works it out, sharing what is same. */
  keep<T extends object>(key: object, before: T | undefined, work: (reader: Reader) => T): T {
    const kept = this.#kept.get(key);
    if (before !== undefined && kept?.value === before && this.#stands(key, kept)) return before;
    const { value, reads } = this.#track(key, work);
    const shared = share(before, value);
    this.#kept.set(key, { value: shared, reads });
    this.#doubted.delete(key);
    return shared;
  }

  /** True when nothing that was worked out under these keys may have changed. */
  isUndoubted(...keys: readonly object[]): boolean {
    return keys.every((key) => this.#kept.has(key) && !this.#doubted.has(key));
  }

  #stands(key: object, kept: Kept): boolean {
    if (!this.#doubted.has(key)) return true;
    for (const [read, value] of kept.reads) {
      const now = read.startsWith(list) ? this.#list(read.slice(list.length)) : this.#read(read);
      if (!Object.is(now, value)) return false;
    }
    this.#doubted.delete(key);
    return true;
  }

  #doubt(cell: string): void {
    for (const dependent of this.#dependents.get(cell) ?? []) {
      if (typeof dependent === 'object') this.#doubted.add(dependent);
      else if (this.#facts.delete(dependent)) this.#doubt(dependent);
    }
  }

  #track<T>(key: string | object, work: (reader: Reader) => T): { readonly value: T; readonly reads: Reads } {
    const reads = new Map<string, Json | Lookup | undefined>();
    const before = typeof key === 'object' ? this.#kept.get(key)?.reads : undefined;
    const noting = <V extends Json | Lookup | undefined>(read: string, value: V): V => {
      if (!reads.has(read)) {
        reads.set(read, value);
        if (!before?.has(read)) this.#depend(key, read);
      }
      return value;
    };
    const value = work({
      read: (path) => noting(path, this.#read(path)),
      lookup: (name) => noting(`${list}${name}`, this.#list(name)),
    });
    return { value, reads };
  }

  #depend(key: string | object, read: string): void {
    for (const cell of cellsOf(read)) {
      const dependents = this.#dependents.get(cell) ?? new Set<string | object>();
      this.#dependents.set(cell, dependents.add(key));
    }
  }

  #list(name: string): Lookup | undefined {
    return own(this.#situation?.lookups, name);
  }

  #read(path: string): Json | undefined {
    if (this.#situation === undefined) return undefined;
    const [source, name] = splitPath(path);
    return source === 'fact' ? this.#fact(path, name) : readPath(path, this.#situation);
  }

  #fact(path: string, name: string): Json | undefined {
    if (this.#facts.has(path)) return this.#facts.get(path);
    const fact = own(this.#derivations.facts, name);
    if (fact === undefined || this.#working.has(path)) return undefined;
    this.#working.add(path);
    const { value } = this.#track(path, ({ read }) => factValue(fact, read, this.#derivations.conditions));
    this.#working.delete(path);
    this.#facts.set(path, value);
    return value;
  }
}

function changedCells(before: Situation, after: Situation): readonly string[] {
  const { meter, plan, session, brand, averages } = after.sources;
  return [
    ...changedNames(before.answers, after.answers, ''),
    ...changedNames(before.sources.meter, meter, 'meter.'),
    ...changedNames(before.sources.plan, plan, 'plan.'),
    ...changedNames(before.sources.session, session, 'session.'),
    ...changedNames(before.sources.brand, brand, 'brand.'),
    ...changedNames(before.sources.averages, averages, 'averages.'),
    ...changedNames(before.lookups, after.lookups, 'lookup.'),
    ...changedNames(before.pending, after.pending, 'pending.'),
    ...changedNames(before.failures, after.failures, 'failure.'),
  ];
}

function changedNames(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  prefix: string,
): readonly string[] {
  if (before === after) return [];
  const changed: string[] = [];
  for (const name of Object.keys(after)) {
    if (!Object.is(own(before, name), after[name])) changed.push(`${prefix}${name}`);
  }
  for (const name of Object.keys(before)) {
    if (!Object.hasOwn(after, name)) changed.push(`${prefix}${name}`);
  }
  return changed;
}
