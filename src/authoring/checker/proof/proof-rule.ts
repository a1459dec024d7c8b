import type { Finding } from '../rule.ts';
import type { Scene } from './scene.ts';

/** A mistake of meaning, with the shortest way to it: what is opened, given, answered and brought, in order. */
export interface ProofFinding extends Finding {
  readonly path: readonly string[];
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
