import type { Finding } from '../rule.ts';
import type { Place, Scene } from './scene.ts';

/** A mistake of meaning. */
export interface ProofFinding extends Finding {
  /** The shortest way to it: what is opened, given, answered and brought, in order. Left out where the message has it all. */
  readonly path?: readonly string[];
  /** Where it is told instead, if no other owner meets it: what binds or makes that owner's card. */
  readonly alone?: Place | undefined;
  /** The line that would accept it, but for whom it is. */
  readonly choice?: string | undefined;
}

/** One thing that is proved of every journey and every variant. Its id is the name of its file. */
export interface ProofRule {
  readonly severity: 'error' | 'warning';
  /** What the rule forbids, in a sentence for the reader of the list. */
  readonly doc: string;
  /** Looked for only in a journey in which nothing else was found: whatever that is says why. */
  readonly isLast?: boolean;
  readonly find: (scene: Scene) => Iterable<ProofFinding>;
}
