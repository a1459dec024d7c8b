import { definitionsNow, onDefinitionsChange } from '../definitions/parts.ts';
import { isMap } from '../engine/own.ts';
import { valuesOf } from '../engine/path.ts';
import { keptOf } from '../engine/resume.ts';
import type { OwnerId, Sources, Values } from '../engine/types.ts';
import type { Keeper } from '../runtime/persist.ts';
import type { World } from '../runtime/run.ts';
import { createJourneyStore, type JourneyStore } from '../runtime/store.ts';
import { today } from '../runtime/today.ts';
import { writtenAddress } from './api/postcode.ts';
import { readAddress } from './api/replies.ts';
import { keptSession, newcomer, readReferral } from './session.ts';
import { energy } from './trade.ts';

/** What an operator's settings say to a journey. */
interface JourneySettings {
  readonly brand: Values;
  readonly averages: Values;
  /** Suppliers without a variant of their own id: the id, and the variant's file by name. */
  readonly supplierVariants: Readonly<Record<string, string>>;
}

/** What the address of the first page says (Q2.03, Q2.04). */
interface Visit {
  readonly comparisonType: string;
  readonly refererBranch?: string | undefined;
  readonly reference?: string | undefined;
}

/** Keeps the journeys under way, so that a person who comes back finds them as they were. */
export interface Journeys {
  /** The quote journey for a visit, the present one where the visit says nothing new. Without a visit it begins nothing. */
  readonly quoteFor: (visit?: Visit) => JourneyStore;
  /** A journey that goes on from the saved quote, by name; a new one as soon as another has changed the session. */
  readonly fromQuote: (journey: string) => JourneyStore;
  /** The sign-up of the session's switchKey, the present one while the key stays and it has not led elsewhere; undefined without a key. */
  readonly signUp: () => JourneyStore | undefined;
  readonly isUnderWay: () => boolean;
  /** Every journey that was begun and is remembered. */
  readonly all: () => readonly JourneyStore[];
  /** Whether a switch of this session was completed: whoever goes back to its sign-up is shown its end. */
  readonly hasSwitched: () => boolean;
  /** Keeps the language that was chosen for as long as the tab lives. */
  readonly keepLanguage: (name: string) => void;
  /** The journey that keeps the quote under way and the answers that it lets be kept; undefined where there is nothing to keep. */
  readonly keeping: () => JourneyStore | undefined;
  /** Ends the sign-up: everything that was typed is forgotten. */
  readonly endSignUp: () => void;
  /** Forgets who somebody is: no more is left than a page that is loaded again would find, without the key of the sign-up. */
  readonly forget: () => void;
}

/**
 * The session of a visit: what was kept, and over it what the address says (Q1.05), where it is fit to be sent on. An address
 * that refers replaces the whole referral: a branch never goes with the reference of another visit.
 */
function sessionOf(visit: Visit, kept: Sources['session']): Sources['session'] {
  const { comparisonType } = visit;
  if (visit.refererBranch === undefined) return { ...kept, comparisonType };
  const refererBranch = readReferral(visit.refererBranch);
  const reference = readReferral(visit.reference);
  const { refererBranch: _branch, reference: _reference, ...own } = kept;
  return {
    ...own,
    comparisonType,
    ...(refererBranch && { refererBranch }),
    ...(reference && { reference }),
  };
}

interface Present {
  readonly key: string;
  readonly store: JourneyStore;
}

/** The meters of a quote with the address that they belong to: the sign-up looks whether it is the one that switches. */
function metersOf({ view }: JourneyStore): Values {
  const { state } = view.getState();
  const home = readAddress(Object(state.answers.address), '');
  if (home === undefined) return {};
  const { addressLine1, addressLine2, city, county, postcode } = home;
  const address = writtenAddress([addressLine1, addressLine2, city, county], postcode);
  return { ...valuesOf(state, 'meter'), address };
}

/** The journeys of a visit. They share one session: what one of them learns is kept by `keeper`, and the next one begins with it. */
export function keepJourneys(
  settings: JourneySettings,
  world: Promise<World>,
  keeper: Keeper = keptSession,
): Journeys {
  let shared: Sources['session'] | undefined;
  let present: Present | undefined;
  let signingUp: Present | undefined;
  const following = new Map<string, JourneyStore>();
  const all = () => [present, signingUp].flatMap((one) => one?.store ?? []).concat(...following.values());
  onDefinitionsChange(() => {
    for (const store of all()) store.redefine(definitionsNow(store.view.getState().model.name));
  });

  /** The same while nothing changes it: what another tab keeps is never mixed in. A visitor without a uid gets one. */
  const known = () => {
    shared ??= { uid: newcomer(), ...keeper.load() };
    return shared;
  };
  const { language: kept } = keeper.load();
  let language = kept;
  /** What a tab that is loaded again goes on with, beside a saved quote: what its answers tell of nobody. */
  const answersOf = (session: Values): Values => {
    const view = present?.store.view.getState();
    return view && session.switchId ? { answers: keptOf(view.model, view.state, 'open') } : {};
  };
  const save = (session: Values) =>
    // A journey that began before another language was chosen knows of the one before.
    keeper.save({ ...session, ...(language === undefined ? {} : { language }), ...answersOf(session) });
  const keep = (session: Values) => {
    // A quote that a link has led to takes the place of the one that was under way here.
    if (session?.kept !== shared?.kept) {
      present?.store.stop();
      present = undefined;
    }
    shared = session;
    save(session);
  };
  const { brand, averages, supplierVariants } = settings;
  const variantOf = async (supplierId: OwnerId) =>
    (await import('../definitions/variants.ts')).loadVariant(supplierId, supplierVariants);
  const start = (
    journey: string,
    session: Sources['session'],
    { brought, meter }: { readonly brought?: Values | undefined; readonly meter?: Values } = {},
  ) => {
    const options = {
      definitions: definitionsNow(journey),
      journey,
      trade: energy,
      world,
      today: today(),
      session,
      kept: brought,
      sources: { brand, averages, ...(meter && { meter }) },
      variantOf,
    };
    return createJourneyStore({ ...options, onSession: keep });
  };
  const endSignUp = () => {
    signingUp?.store.stop();
    signingUp = undefined;
  };

  return {
    quoteFor(visit) {
      if (present && visit === undefined) return present.store;
      const session = visit ? sessionOf(visit, present ? known() : { ...known(), answers: null }) : known();
      const { comparisonType, refererBranch, reference } = session;
      const key = JSON.stringify([visit && comparisonType, refererBranch, reference]);
      if (present?.key === key) return present.store;
      present?.store.stop();
      if (visit) keep(session);
      const { answers, kept = answers } = session;
      const store = start('quote', session, { brought: isMap(kept) ? kept : undefined });
      present = { key, store };
      return store;
    },
    fromQuote(journey) {
      const session = known();
      const before = following.get(journey);
      if (before && valuesOf(before.view.getState().state, 'session') === session) return before;
      before?.stop();
      const store = start(journey, session);
      following.set(journey, store);
      return store;
    },
    signUp() {
      const session = known();
      const { switchKey } = session;
      const { key, store: before } = signingUp ?? {};
      if (before && key === switchKey && before.view.getState().go === undefined) return before;
      endSignUp();
      if (typeof switchKey !== 'string') return undefined;
      const store = start('sign-up', session, { meter: present ? metersOf(present.store) : {} });
      signingUp = { key: switchKey, store };
      return store;
    },
    all,
    isUnderWay: () => all().some(({ view }) => Object.keys(view.getState().state.answers).length > 0),
    hasSwitched: () => [known().switched, known().alreadySwitched].includes(true),
    keepLanguage(name) {
      language = name;
      keep(known());
    },
    keeping() {
      const view = present?.store.view.getState();
      const given = view && keptOf(view.model, view.state, 'sealed');
      const answers = given && Object.keys(view.state.answers).length > 0 ? given : known().kept;
      if (answers === undefined && known().switchId === undefined) return undefined;
      const store = start('keep-quote', { ...known(), ...(answers === undefined ? {} : { kept: answers }) });
      following.set('keep-quote', store);
      return store;
    },
    endSignUp,
    forget() {
      const { switchKey: _, ...session } = known();
      save(session);
      for (const store of all()) store.stop();
      following.clear();
      present = signingUp = shared = undefined;
    },
  };
}
