import type { Node } from '../json.ts';
import type { ReadSource } from '../source.ts';

/** A place of a file. */
export interface Place {
  readonly source: ReadSource;
  readonly node: Node;
}

/** A place by a name. */
export interface Named extends Place {
  readonly name: string;
}

/** Where a guard is missing, with words of its own where its name says nothing. */
export interface Lost extends Place {
  readonly message?: string;
  /** Left out, as its kind says: whether something says the contrary, and was not taken away. */
  readonly isTurned?: boolean;
  /** Another wording may well be meant: whoever reads it is to see it, and nothing is held back. */
  readonly isUnsure?: boolean;
  /** It guarded what the law asks. */
  readonly isOfLaw?: boolean;
}
