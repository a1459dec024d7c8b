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
  /** The sign-up of the session's switchKey, the present one for as long as the key stays; undefined without a key. */
  readonly signUp: () => JourneyStore | undefined;
  /** Ends the sign-up: everything that was typed is forgotten. */
  readonly endSignUp: () => void;
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

interface Present {
  readonly key: string;
  readonly store: JourneyStore;
}

export function keepJourneys(settings: AppSettings, world: Promise<World>): Journeys {
  let present: Present | undefined;
  let signingUp: Present | undefined;
  onDefinitionsChange((next) => {
    present?.store.redefine(next);
    signingUp?.store.redefine(next);
  });
  const { brand, averages, supplierVariants } = settings;
  const common = { world, brand, averages, onSession: saveSession };
  const sessionUnderWay = () => present?.store.view.getState().state.sources.session;
  const endSignUp = () => {
    signingUp?.store.stop();
    signingUp = undefined;
  };
  const variants = () => import('../definitions/variants.ts');

  return {
    quoteFor(visit) {
      if (present && visit === undefined) return present.store;
      const session = sessionOf(visit ?? { comparisonType: 'home-energy' }, loadSession(), newUid);
      const { comparisonType, refererBranch, reference } = session;
      const key = JSON.stringify([comparisonType, refererBranch, reference]);
      if (present?.key === key) return present.store;
      present?.store.stop();
      saveSession(session);
      const store = createJourneyStore({
        ...common,
        definitions,
        journey: 'quote',
        today: today(),
        session,
      });
      present = { key, store };
      return store;
    },
    signUp() {
      const kept = loadSession();
      // A browser that keeps nothing still has the quote under way.
      const session = kept.switchKey === undefined ? (sessionUnderWay() ?? kept) : kept;
      const { switchKey } = session;
      if (signingUp?.key === switchKey) return signingUp?.store;
      endSignUp();
      if (typeof switchKey !== 'string') return undefined;
      const store = createJourneyStore({
        ...common,
        definitions,
        journey: 'sign-up',
        today: today(),
        session,
        variantOf: async (supplierId) => (await variants()).loadVariant(supplierId, supplierVariants),
      });
      signingUp = { key: switchKey, store };
      return store;
    },
    endSignUp,
  };
}
