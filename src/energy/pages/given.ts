import type { ReactNode } from 'react';
import type { Values } from '../../engine/types.ts';
import type { Journeys } from '../journeys.ts';

/** What every page of ours is given. */
export interface Given {
  readonly journeys: Journeys;
  readonly brand: Values;
  /** The box that says whom to ask. */
  readonly contact: ReactNode;
  /** Whether the API that the page talks to keeps quotes for who comes back. */
  readonly canKeep: boolean;
  /** While the page talks to the demonstration service: postcodes to try. */
  readonly samples: ReactNode;
}
