/** Numbers that look random and are the same for the same seed (mulberry32). */
export interface Random {
  /** From 0 to below `below`. */
  readonly int: (below: number) => number;
  /** One of a list; undefined for an empty one. */
  readonly pick: <T>(list: readonly T[]) => T | undefined;
}

/** Random numbers from a seed. */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (below: number) => Math.floor(next() * below);
  return { int, pick: (list) => list[int(list.length)] };
}

/**
 * One of a list by a number that was drawn. What is in the list beside it takes its own share of the numbers and leaves
 * every other as it was: a file more is drawn too, and changes no draw but those that it wins.
 */
export function pickNamed<T>(list: readonly T[], nameOf: (one: T) => string, drawn: number): T | undefined {
  const scoreOf = (one: T) => randomFrom(sumOf(nameOf(one)) ^ drawn).int(2 ** 32);
  const scores = list.map(scoreOf);
  return list[scores.indexOf(Math.max(...scores))];
}

/** A number for a name (FNV-1a). */
function sumOf(name: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) sum = Math.imul(sum ^ name.charCodeAt(at), 0x01000193);
  return sum;
}
