import type { Problem } from '../../../../src/authoring/checker/problem.ts';
import type { DefinitionFile } from '../../../../src/definitions/types.ts';
import type { Replayed } from './replay.ts';

/** What a problem says, the files that it is about and its path walked in them. */
export interface Told {
  readonly problem: Problem;
  readonly files: readonly DefinitionFile[];
  readonly replayed: Replayed;
}

/** Looks at the end of a path for what a sentence says; `words` are those that the sentence quotes. */
type Sight = (told: Told, ...words: readonly string[]) => boolean;

/** Sentences, and how each is seen. */
export type Sights = readonly (readonly [sentence: RegExp, sight: Sight])[];
