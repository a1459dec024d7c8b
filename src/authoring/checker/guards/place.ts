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
