import { definitions, onDefinitionsChange } from '../definitions/load.ts';
import type { Sources } from '../engine/types.ts';
import { loadSession, newUid, saveSession } from '../runtime/persist.ts';
import type { World } from '../runtime/run.ts';
import { createJourneyStore, type JourneyStore } from '../runtime/store.ts';
import { today } from '../runtime/today.ts';
import type { AppSettings } from './settings.ts';

/** What the address of the first page says (Q2.03, Q2.04). */
interface Visit {
  readonly comparisonType: string;
  readonly refererBranch?: string | undefined;
  readonly reference?: string | undefined;
}

/** Keeps the journey under way, so that a person who comes back finds the answers as they were. */
export interface Journeys {
  /** The quote journey for a visit; the present one where the visit says nothing new. */
  readonly quoteFor: (visit?: Visit) => JourneyStore;
}

/** The session of a visit: what was kept, and over it what the address says (Q1.05). A visitor without a uid gets one. */
function sessionOf(visit: Visit, kept: Sources['session'], makeUid: () => string): Sources['session'] {
  const { comparisonType, refererBranch, reference } = visit;
  return {
    uid: makeUid(),
    ...kept,
    comparisonType,
    ...(refererBranch ? { refererBranch } : {}),
    ...(reference ? { reference } : {}),
  };
}

export function keepJourneys(settings: AppSettings, world: Promise<World>): Journeys {
  let present: { readonly key: string; readonly store: JourneyStore } | undefined;
  onDefinitionsChange((next) => present?.store.redefine(next));

  return {
    quoteFor(visit) {
      if (present && visit === undefined) return present.store;
      const session = sessionOf(visit ?? { comparisonType: 'home-energy' }, loadSession(), newUid);
      const { comparisonType, refererBranch, reference } = session;
      const key = JSON.stringify([comparisonType, refererBranch, reference]);
      if (present?.key === key) return present.store;
      present?.store.stop();
      saveSession(session);
      const { brand, averages } = settings;
      const store = createJourneyStore({
        definitions,
        journey: 'quote',
        world,
        today: today(),
        session,
        brand,
        averages,
        onSession: saveSession,
      });
      present = { key, store };
      return store;
    },
  };
}
