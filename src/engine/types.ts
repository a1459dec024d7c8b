/** The nouns of the engine: what the JSON files hold, the state of a journey, and what the view needs. Types only. */

export type * from './types-definition.ts';
export type * from './types-files.ts';
export type * from './types-resolved.ts';
export type * from './types-situation.ts';
