import type { Keeping } from '../../../service/store/keeping.ts';
import type { EnergyKept } from './energyStore.ts';
import { keptStore } from './kept.ts';
import { offsetStore } from './offsets.ts';
import { progressStore } from './progress.ts';
import { quoteStore } from './quotes.ts';
import { signUpStore } from './signUps.ts';
import { migrations, type Tables } from './tables.ts';
import { trackingStore, usualTrackingBytes } from './tracking.ts';
import { upkeepOf } from './upkeep.ts';
import { watchedKept } from './watched.ts';
import { wordingStore } from './wordings.ts';

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
  rowNames: {
    quotes: "'switch ' || switch_id",
    kept: "coalesce('switch ' || switch_id, 'row ' || token_hash)",
    progress_links: "'switch ' || switch_id",
    outbox: "coalesce('switch ' || about, 'row ' || id)",
    sign_ups: "'switch ' || switch_id",
  },
  kept(database, isShared) {
    const db = database.withTables<Tables>();
    return {
      ...quoteStore(db),
      ...trackingStore(db, trackingBytes, isShared),
      signUps: signUpStore(db, isShared),
      offsets: offsetStore(db),
      kept: keptStore(db, isShared),
      wordings: wordingStore(db),
      progress: progressStore(db, isShared),
    };
  },
  upkeep: (database) => upkeepOf(database.withTables<Tables>()),
  watched: watchedKept,
});
