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
