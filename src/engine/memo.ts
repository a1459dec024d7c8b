import { share } from './equal.ts';
import { type Derivations, factValue } from './facts.ts';
import { own } from './own.ts';
import { beginnings, lookupName, type Reader, readPath, splitPath } from './path.ts';
import type { Json, Lookup, Situation, Sources } from './types.ts';

/** A piece of work whose result is kept, known by its identity, and the larger thing that it is a part of. */
export interface Work<Whole> {
  readonly whole: Whole;
}

/** What one piece of work read: values by path, lists under their cell. */
type Reads = ReadonlyMap<string, Json | Lookup | undefined>;

interface Kept {
  readonly value: unknown;
  readonly reads: Reads;
}

const list = 'list:';
const fact = 'fact.';

/** The cells that a read depends on: a whole list for anything about it; for a part of an answer, also the answer. */
function cellsOf(read: string, sources: Sources): readonly string[] {
  if (read.startsWith(list)) return [`lookup.${read.slice(list.length)}`];
  if (!read.includes('.')) return [read];
  const [source, name] = splitPath(read, sources);
  if (source === 'lookup') return [`lookup.${lookupName(name)}`];
  return source === '' ? [read, ...beginnings(read)] : [read];
}

/**
 * Keeps what was worked out from the situations of one day, with the values that it read. After a change only what read
 * one of the changed values is looked at again, so a keystroke costs the same however large the journey is. Results
 * never depend on history: whatever is kept has read exactly the values that stand in the present situation.
 */
export class Memo<Whole extends object> {
  #situation: Situation | undefined;
  readonly #derivations: Derivations;
  readonly #facts = new Map<string, Json | undefined>();
  readonly #kept = new Map<Work<Whole>, Kept>();
  readonly #doubted = new Set<Work<Whole>>();
  /** By cell: names of facts (`fact.NAME`) and pieces of work that once read it. */
  readonly #dependents = new Map<string, Set<string | Work<Whole>>>();
  readonly #cells = new Map<string, readonly string[]>();
  readonly #working = new Set<string>();

  constructor(derivations: Derivations) {
    this.#derivations = derivations;
  }

  /** Takes the next situation; gives all of which a part may no longer be right. */
  advance(situation: Situation): ReadonlySet<Whole> {
    const before = this.#situation;
    this.#situation = situation;
    const doubted = new Set<Whole>();
    if (before !== undefined) eachChange(before, situation, (cell) => this.#doubt(cell, doubted));
    return doubted;
  }

  /** The kept result of `work` when all it read stands as it did; else works it out, sharing what is same. */
  keep<T extends object>(work: Work<Whole>, before: T | undefined, workOut: (reader: Reader) => T): T {
    const kept = this.#kept.get(work);
    if (before !== undefined && kept?.value === before && this.#stands(work, kept)) return before;
    const { value, reads } = this.#track(work, kept?.reads, workOut);
    const shared = before === undefined ? value : share(before, value);
    this.#kept.set(work, { value: shared, reads });
    this.#doubted.delete(work);
    return shared;
  }

  #stands(work: Work<Whole>, { reads }: Kept): boolean {
    if (!this.#doubted.has(work)) return true;
    for (const [read, value] of reads) {
      const now = read.startsWith(list) ? this.#list(read.slice(list.length)) : this.#read(read);
      if (!Object.is(now, value)) return false;
    }
    this.#doubted.delete(work);
    return true;
  }

  #doubt(cell: string, doubted: Set<Whole>): void {
    for (const dependent of this.#dependents.get(cell) ?? []) {
      if (typeof dependent === 'object') {
        this.#doubted.add(dependent);
        doubted.add(dependent.whole);
      } else if (this.#facts.delete(dependent)) this.#doubt(dependent, doubted);
    }
  }

  #track<T>(
    key: string | Work<Whole>,
    before: Reads | undefined,
    workOut: (reader: Reader) => T,
  ): { readonly value: T; readonly reads: Reads } {
    const reads = new Map<string, Json | Lookup | undefined>();
    const noting = <V extends Json | Lookup | undefined>(read: string, value: V): V => {
      if (!reads.has(read)) {
        reads.set(read, value);
        if (!before?.has(read)) this.#depend(key, read);
      }
      return value;
    };
    const value = workOut({
      read: (path) => noting(path, this.#read(path)),
      lookup: (name) => noting(`${list}${name}`, this.#list(name)),
    });
    return { value, reads };
  }

  #depend(key: string | Work<Whole>, read: string): void {
    for (const cell of this.#cellsOf(read)) {
      const dependents = this.#dependents.get(cell);
      if (dependents) dependents.add(key);
      else this.#dependents.set(cell, new Set<string | Work<Whole>>().add(key));
    }
  }

  #cellsOf(read: string): readonly string[] {
    const known = this.#cells.get(read);
    if (known !== undefined) return known;
    const cells = cellsOf(read, this.#situation?.sources ?? {});
    this.#cells.set(read, cells);
    return cells;
  }

  #list(name: string): Lookup | undefined {
    return own(this.#situation?.lookups, name);
  }

  #read(path: string): Json | undefined {
    if (this.#situation === undefined) return undefined;
    if (!path.includes('.')) return own(this.#situation.answers, path);
    return path.startsWith(fact)
      ? this.#fact(path, path.slice(fact.length))
      : readPath(path, this.#situation);
  }

  #fact(path: string, name: string): Json | undefined {
    if (this.#facts.has(path)) return this.#facts.get(path);
    const definition = own(this.#derivations.facts, name);
    if (definition === undefined || this.#working.has(path)) return undefined;
    this.#working.add(path);
    const derive = ({ read }: Reader) => factValue(definition, read, this.#derivations.conditions);
    const { value } = this.#track(path, undefined, derive);
    this.#working.delete(path);
    this.#facts.set(path, value);
    return value;
  }
}

/** Tells every cell whose value is not the very same in both. */
function eachChange(before: Situation, after: Situation, tell: (cell: string) => void): void {
  eachName(before.answers, after.answers, '', tell);
  if (before.sources !== after.sources) {
    for (const [source, values] of Object.entries(after.sources))
      eachName(own(before.sources, source) ?? {}, values, `${source}.`, tell);
  }
  eachName(before.lookups, after.lookups, 'lookup.', tell);
  eachName(before.pending, after.pending, 'pending.', tell);
  eachName(before.failures, after.failures, 'failure.', tell);
  eachName(before.editing ?? {}, after.editing ?? {}, 'editing.', tell);
}

function eachName(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  prefix: string,
  tell: (cell: string) => void,
): void {
  if (before === after) return;
  for (const name of Object.keys(after)) {
    if (!Object.is(own(before, name), after[name])) tell(`${prefix}${name}`);
  }
  for (const name of Object.keys(before)) {
    if (!Object.hasOwn(after, name)) tell(`${prefix}${name}`);
  }
}
