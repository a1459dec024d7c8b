import { type Automaton, automatonOf } from './automaton.ts';

const maxCircling = 40;

/**
 * Why a pattern can take far longer than its text is long, in words for "…, because WHY"; undefined for a safe one.
 * A pattern is safe when no text can be matched in ever more ways as it grows: then backtracking is linear. Judged on
 * the pattern's automaton: two different circles through one position make it exponential, two circles that take the
 * same text one after the other make it quadratic (Weber and Seidl, "On the degree of ambiguity of finite automata").
 */
export function unsafeBecause(pattern: string): string | undefined {
  let automaton: Automaton;
  try {
    automaton = automatonOf(pattern);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const { next } = automaton;
  const overlaps = overlapsOf(automaton);
  const reach = next.map((_, index) => reachable(index, next));
  const sameCircle = (a: number, b: number) => reach[a]?.has(b) === true && reach[b]?.has(a) === true;
  const circling = next.map((_, index) => index).filter((index) => sameCircle(index, index));
  if (circling.length > maxCircling) return 'it repeats too many parts to be judged';

  for (const p of circling) {
    const along = (next[p] ?? []).filter((to) => sameCircle(p, to));
    if (new Set(along).size < along.length || splits(p, next, overlaps, sameCircle)) {
      return 'a repeat inside a repeat can share the same text in more and more ways';
    }
  }
  for (const p of circling) {
    for (const q of circling) {
      if (p !== q && reach[p]?.has(q) === true && slides(p, q, next, overlaps, sameCircle)) {
        return 'two repeats can share the same text; begin the pattern with ^, and let neighbouring repeats differ';
      }
    }
  }
  return undefined;
}

type Overlaps = (a: number, b: number) => boolean;
type Relation = (a: number, b: number) => boolean;

/** Whether one text leads from a position back to it along two different ways. */
function splits(start: number, next: Automaton['next'], overlaps: Overlaps, sameCircle: Relation): boolean {
  const before = new Map<string, string[]>();
  const reached = search([start, start], (from) => {
    const [a = 0, b = 0] = from;
    const steps = pairs(next[a], next[b]).filter(
      ([x = 0, y = 0]) => overlaps(x, y) && sameCircle(start, x) && sameCircle(start, y),
    );
    for (const to of steps) before.set(to.join(), [...(before.get(to.join()) ?? []), from.join()]);
    return steps;
  });
  const home = [start, start].join();
  const returning = new Set([home]);
  for (const key of returning) for (const earlier of before.get(key) ?? []) returning.add(earlier);
  return reached.some(([a, b]) => a !== b && returning.has([a, b].join()));
}

/** Whether one text leads from p to p, from p to q and from q to q: the border between the circles can slide. */
function slides(
  p: number,
  q: number,
  next: Automaton['next'],
  overlaps: Overlaps,
  sameCircle: Relation,
): boolean {
  const found = search([p, p, q], ([a = 0, b = 0, c = 0]) =>
    pairs(next[a], next[b])
      .filter(([x = 0, y = 0]) => sameCircle(p, x) && overlaps(x, y))
      .flatMap(([x = 0, y = 0]) =>
        (next[c] ?? [])
          .filter((z) => sameCircle(q, z) && overlaps(x, z) && overlaps(y, z))
          .map((z) => [x, y, z]),
      ),
  );
  return found.some(([a, b, c]) => a === p && b === q && c === q);
}

function pairs(left: readonly number[] = [], right: readonly number[] = []): number[][] {
  return left.flatMap((a) => right.map((b) => [a, b]));
}

/** Every tuple that at least one step reaches. */
function search(start: readonly number[], step: (from: readonly number[]) => readonly (readonly number[])[]) {
  const seen = new Map<string, readonly number[]>();
  const waiting = [start];
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    for (const to of step(from)) {
      const key = to.join();
      if (seen.has(key)) continue;
      seen.set(key, to);
      waiting.push(to);
    }
  }
  return [...seen.values()];
}

function reachable(start: number, next: Automaton['next']): ReadonlySet<number> {
  return new Set(search([start], ([from = 0]) => (next[from] ?? []).map((to) => [to])).flat());
}

/** Characters that tell sets apart: all of the first blocks, and a sample of the rest of Unicode. */
const samples: readonly string[] = [
  ...Array.from({ length: 0x250 }, (_, code) => String.fromCodePoint(code)),
  ...Array.from({ length: 0x340 }, (_, index) => String.fromCodePoint(0x250 + index * 61)),
  ...[0x10400, 0x1d7ce, 0x1f600, 0x20000].map((code) => String.fromCodePoint(code)),
].filter((character) => !/[\uD800-\uDFFF]/.test(character) || character.length > 1);

/** Whether two positions can take the same character. */
function overlapsOf({ takes }: Automaton): Overlaps {
  const sets = new Map(
    [...new Set(takes)].map((text) => {
      const pattern = new RegExp(`^${text}$`, 'u');
      return [text, samples.map((sample) => pattern.test(sample))] as const;
    }),
  );
  const known = new Map<string, boolean>();
  return (a, b) => {
    const key = `${takes[a]}\n${takes[b]}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const left = sets.get(takes[a] ?? '');
    const right = sets.get(takes[b] ?? '');
    const both = left?.some((takesIt, index) => takesIt && right?.[index]) === true;
    known.set(key, both);
    return both;
  };
}
