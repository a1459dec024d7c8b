import { createContext, useContext } from 'react';
import type { JourneyStore } from '../../../runtime/store.ts';
import type { Deal } from '../../api/deal.ts';

/** What the parts of the results page share. */
interface ResultsContext {
  readonly store: JourneyStore;
  /** Pounds that leaving the present tariffs today costs; 0 where it is free or not known. */
  readonly fees: number;
  readonly compared: readonly string[];
  readonly toggle: (deal: Deal) => void;
  readonly compare: () => void;
  /** Ids of the deals whose features are all shown; a deal that is scrolled away and back is found as it was left. */
  readonly opened: ReadonlySet<string>;
  readonly setOpened: (id: string, isOpen: boolean) => void;
  readonly pressed: string | undefined;
  /** Switch Now: starts the switch to the deal and goes on; the store holds a failure (Q2.32). */
  readonly switchTo: (deal: Deal, place: string) => void;
  readonly openDeal: (deal: Deal) => void;
}

const Context = createContext<ResultsContext | undefined>(undefined);

/** Gives the page's context to the parts below. */
export const ResultsProvider = Context.Provider;

/** The results page around a part; outside of one it throws, for nothing could be drawn. */
export function useResults(): ResultsContext {
  const results = useContext(Context);
  if (results === undefined) throw new Error('A part of the results page was drawn outside of it.');
  return results;
}
