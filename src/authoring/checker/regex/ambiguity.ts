import { keepByText } from '../keep.ts';
import { type Automaton, automatonOf } from './automaton.ts';

const maxCircling = 40;

/**
 * Why a pattern can take far longer than its text is long, in words for "refused: WHY"; undefined for a safe one. A
 * pattern is safe when no text can be matched in ever more ways as it grows: then backtracking is linear. Judged on the
 * pattern's automaton: unsafe are an edge of a circle that stands twice, and two positions p and q such that one text
 * leads from p to p, from p to q and from q to q (Weber and Seidl, "On the degree of ambiguity of finite automata").
 */
export const unsafeBecause = keepByText((pattern): string | undefined => {
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

  const twice = circling.some((p) => {
    const along = (next[p] ?? []).filter((to) => sameCircle(p, to));
    return new Set(along).size < along.length;
  });
  const sliding = () =>
    circling.some((p) =>
      circling.some((q) => p !== q && reach[p]?.has(q) === true && slides(p, q, next, overlaps, sameCircle)),
    );
  if (!twice && !sliding()) return undefined;
  return 'parts of it that repeat can share one text in ever more ways; begin it with ^, and let neighbouring repeats take different characters';
});

type Overlaps = (a: number, b: number) => boolean;
type Relation = (a: number, b: number) => boolean;

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
