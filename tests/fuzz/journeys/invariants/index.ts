import type { Invariants } from '../visit.ts';
import { ends } from './ends.ts';
import { lists } from './lists.ts';
import { person } from './person.ts';
import { sending } from './sending.ts';

/** Everything that must hold at every moment of every journey. */
export const invariants: Invariants = {
  looks: { ...lists.looks, ...sending.looks, ...person.looks, ...ends.looks },
  sends: { ...sending.sends, ...person.sends },
  changes: person.changes,
  rests: ends.rests,
};

/** Nothing is looked at. */
export const nothing: Invariants = { looks: {}, sends: {}, changes: {}, rests: {} };
