import { factValue } from '../../../engine/facts.ts';
import { own } from '../../../engine/own.ts';
import { type Reader, readAnswer, splitPath } from '../../../engine/path.ts';
import type { Json } from '../../../engine/types.ts';
import type { Cell, Choice, Chosen, Domain } from './cells.ts';

/** What a look at one situation gave, and the choices that it was made of. */
export interface Seen<T> {
  readonly value: T;
  readonly chosen: Chosen;
}

interface Open {
  readonly cell: Cell;
  index: number;
}

/** More situations than this are not looked at, and the domain is told: the cone of one line hardly ever holds so many. */
const mostSituations = 40_000;

/**
 * Looks at every situation that `look` can tell apart, and at each once: only what it reads is chosen, in the order of
 * reading, and of each cell every choice. `given` is fixed. Facts are the engine's own, never chosen.
 */
export function* explore<T>(
  domain: Domain,
  look: (reader: Reader) => T,
  given: Chosen = new Map(),
): Generator<Seen<T>> {
  const stack: Open[] = [];
  for (let count = 0; count < mostSituations; count += 1) {
    const chosen = new Map(given);
    for (const { cell, index } of stack) chosen.set(cell.id, choiceOf(cell, index));
    const choose = (cell: Cell): Choice => {
      const known = chosen.get(cell.id);
      if (known !== undefined) return known;
      stack.push({ cell, index: 0 });
      const first = choiceOf(cell, 0);
      chosen.set(cell.id, first);
      return first;
    };
    const value = look(readerOn(domain, choose));
    yield { value, chosen };
    while (stack.length > 0 && isLast(stack[stack.length - 1])) stack.pop();
    const last = stack.at(-1);
    if (last === undefined) return;
    last.index += 1;
  }
  domain.onOverrun?.(stack.map(({ cell }) => cell.id));
}

/** The first situation that `look` accepts with the fewest cells that hold something; undefined where there is none. */
export function findSituation(
  domain: Domain,
  look: (reader: Reader) => boolean,
  given?: Chosen,
): Chosen | undefined {
  for (const { value, chosen } of explore(domain, look, given)) if (value) return chosen;
  return undefined;
}

/** True when some situation is accepted. */
export function isPossible(domain: Domain, look: (reader: Reader) => boolean, given?: Chosen): boolean {
  return findSituation(domain, look, given) !== undefined;
}

const nothing: Choice = { holds: {} };

function choiceOf({ choices }: Cell, index: number): Choice {
  return choices[index] ?? nothing;
}

function isLast(open: Open | undefined): boolean {
  return open !== undefined && open.index >= open.cell.choices.length - 1;
}

/** Reads through the cells, facts through the engine; a fact that needs itself is undefined (the checker refuses it). */
function readerOn(domain: Domain, choose: (cell: Cell) => Choice): Reader {
  const working = new Set<string>();
  const read = (path: string): Json | undefined => {
    const [source, name] = splitPath(path, domain.sources);
    if (source === 'fact') {
      const fact = own(domain.facts, name);
      if (fact === undefined || working.has(name)) return undefined;
      working.add(name);
      const value = factValue(fact, read, domain.conditions);
      working.delete(name);
      return value;
    }
    const { holds } = choose(domain.cellOf(path));
    return source === '' ? readAnswer(holds, path) : own(holds, path);
  };
  return { read, lookup: (name) => choose(domain.cellOf(`lookup.${name}`)).list };
}
