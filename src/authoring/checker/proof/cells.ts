import type { Derivations } from '../../../engine/facts.ts';
import type { Trade } from '../../../engine/trade.ts';
import type { Json, Lookup } from '../../../engine/types.ts';

/** One way in which a cell can stand: what then holds by path, and for a list the list itself. */
export interface Choice {
  readonly holds: Readonly<Record<string, Json>>;
  readonly list?: Lookup;
}

/** What stands by itself: an answer, a list, a value of a source, or a dimension of contexts.json. */
export interface Cell {
  readonly id: string;
  /** Every class of values that the definitions can tell apart, a value of each; what is nearest to nothing first. */
  readonly choices: readonly Choice[];
}

/** How the cells that were looked at stand, by the cell's id: all the others are free. */
export type Chosen = ReadonlyMap<string, Choice>;

/** What every path can be: finite, for only what the definitions can tell apart counts. */
export interface Domain extends Derivations {
  /** The trade's sources. */
  readonly sources: Trade['sources'];
  readonly cellOf: (path: string) => Cell;
  /** Hears that these cells can stand in more ways than were looked at: what was concluded from that is not sure. */
  readonly onOverrun?: (cells: readonly string[]) => void;
}
