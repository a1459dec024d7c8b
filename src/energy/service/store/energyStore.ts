import type { Store } from '../../../service/store/store.ts';
import type { KeptStore } from './kept.ts';
import type { OffsetStore } from './offsets.ts';
import type { ProgressStore } from './progress.ts';
import type { QuoteStore } from './quotes.ts';
import type { SignUpStore } from './signUps.ts';
import type { Tracking } from './tracking.ts';
import type { WordingStore } from './wordings.ts';

/** What requests ask of the database. A call that has returned is on the disk. */
export interface EnergyKept extends QuoteStore, Tracking {
  readonly signUps: SignUpStore;
  readonly offsets: OffsetStore;
  readonly kept: KeptStore;
  readonly wordings: WordingStore;
  readonly progress: ProgressStore;
}

/** Everything that the service keeps for this trade. */
export type EnergyStore = Store<EnergyKept>;
