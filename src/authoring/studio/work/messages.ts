import type { DefinitionFile } from '../../../definitions/types.ts';
import type { Asked, Question } from './questions.ts';

/** The files of a view by their numbers; left out where there is no such version. */
interface Lists {
  readonly now: readonly number[];
  readonly shown?: readonly number[];
  readonly before?: readonly number[];
}

/** Which files a question is asked of. Only those that the last request did not name come with it. */
export interface Numbered {
  /** Another number when the files are other ones: what was asked of the ones before is of no use then. */
  readonly version: number;
  readonly lists: Lists;
  readonly added: readonly (readonly [number: number, file: DefinitionFile])[];
}

/** A question as it goes to the worker. */
export interface RequestOf<Q extends Question> extends Numbered {
  readonly id: number;
  readonly question: Q;
  readonly asked: Asked<Q>;
}

export type Request = { readonly [Q in Question]: RequestOf<Q> }[Question];

/** What the worker says to a request: an answer, that a newer request took its place, or why there is none. */
export type Reply =
  | { readonly id: number; readonly kind: 'answer'; readonly answer: unknown }
  | { readonly id: number; readonly kind: 'superseded' }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };
