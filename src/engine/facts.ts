import { calculated } from './calculation.ts';
import { holds } from './condition.ts';
import { own } from './own.ts';
import { type Read, type Reader, readPath, splitPath } from './path.ts';
import type { Definitions, FactDefinition, Json, Situation } from './types.ts';
import { valueNow } from './value.ts';

/** What facts are derived with: the facts themselves and the named conditions. */
export type Derivations = Pick<Definitions, 'facts' | 'conditions'>;

const prefix = 'fact.';

/** The fact that a path names; undefined for any other path. */
export function factAt(path: string, facts: Derivations['facts']): FactDefinition | undefined {
  return path.startsWith(prefix) ? own(facts, path.slice(prefix.length)) : undefined;
}

/** What the fact chooses or works out, else `otherwise`, else undefined. */
export function factValue(
  fact: FactDefinition,
  read: Read,
  named: Derivations['conditions'],
): Json | undefined {
  const chosen = 'first' in fact ? fact.first.find(({ when }) => holds(when, read, named)) : undefined;
  const worked = 'first' in fact ? undefined : calculated(fact, read, named);
  const value = chosen === undefined ? (worked ?? fact.otherwise) : chosen.value;
  return value === undefined ? undefined : valueNow(value, read);
}

/** The same reader as one step sees it: `step.for` is the step's part. Facts are the same for all. */
export function readerFor({ part }: { readonly part: string }, { read, lookup }: Reader): Reader {
  return { read: (path) => (path === 'step.for' ? part : read(path)), lookup };
}

/**
 * A reader of everything, facts included, each worked out anew when it is read: right while the situation's parts are
 * being replaced. A fact that depends on itself is undefined there (the checker refuses it).
 */
export function readerOf(situation: Situation, { facts, conditions }: Derivations): Reader {
  const working = new Set<string>();
  const read: Read = (path) => {
    const [source, name] = splitPath(path, situation.sources);
    if (source !== 'fact') return readPath(path, situation);
    const fact = own(facts, name);
    if (fact === undefined || working.has(name)) return undefined;
    working.add(name);
    try {
      return factValue(fact, read, conditions);
    } finally {
      working.delete(name);
    }
  };
  return { read, lookup: (name) => own(situation.lookups, name) };
}
