import type { lookupWords } from './lookups.ts';

/** The lists of which each fuel has its own: they get its prefix in a `for` step. No page needs more of the lists than this. */
export const ownLookups = ['suppliers', 'tariffs'] as const satisfies readonly (keyof typeof lookupWords)[];
