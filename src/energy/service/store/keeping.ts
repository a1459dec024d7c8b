import type { Keeping } from '../../../service/store/keeping.ts';
import type { Store } from '../../../service/store/store.ts';
import { type KeptStore, keptStore } from './kept.ts';
import { type OffsetStore, offsetStore } from './offsets.ts';
import { type ProgressStore, progressStore } from './progress.ts';
import { type QuoteStore, quoteStore } from './quotes.ts';
import { type SignUpStore, signUpStore } from './signUps.ts';
import { migrations, type Tables } from './tables.ts';
import { type Tracking, trackingStore, usualTrackingBytes } from './tracking.ts';
import { upkeepOf } from './upkeep.ts';
import { watchedKept } from './watched.ts';
import { type WordingStore, wordingStore } from './wordings.ts';

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

/** What home energy keeps: quotes, sign-ups, offsets, what people come back to, links to the progress of switches, letters, and tracking. `trackingBytes` is all that tracking may take. */
export const energyKeeping = (trackingBytes: number = usualTrackingBytes): Keeping<EnergyKept> => ({
  migrations,
  tables: ['quotes', 'sign_ups', 'offsets', 'tracking', 'kept', 'progress_links', 'outbox', 'wordings'],
  sealed: {
    quotes: ['body'],
    kept: ['body'],
    progress_links: ['token'],
    outbox: ['letter'],
    sign_ups: ['personal', 'address', 'terms', 'bank', 'bank_verified', 'answer', 'shown'],
  },
  kept(database, isShared) {
    const db = database.withTables<Tables>();
    return {
      ...quoteStore(db),
      ...trackingStore(db, trackingBytes),
      signUps: signUpStore(db, isShared),
      offsets: offsetStore(db),
      kept: keptStore(db),
      wordings: wordingStore(db),
      progress: progressStore(db),
    };
  },
  upkeep: (database) => upkeepOf(database.withTables<Tables>()),
  watched: watchedKept,
});
