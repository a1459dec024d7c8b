import { definitions } from 'virtual:definitions';
import { type AppSettings, readSettings } from '../../src/app/settings.ts';
import { loadVariant } from '../../src/definitions/variants.ts';
import { createClient } from '../../src/energy/api/client.ts';
import { worldOf } from '../../src/energy/effects/effect.ts';
import { effects } from '../../src/energy/effects/index.ts';
import { laterEffects } from '../../src/energy/effects/later.ts';
import type { Fatal, Services } from '../../src/energy/services.ts';
import { energy } from '../../src/energy/trade.ts';
import type { ResolvedItem } from '../../src/engine/types.ts';
import { createJourneyStore, type JourneyOptions, type JourneyStore } from '../../src/runtime/store.ts';
import { Applicant } from './applicant.ts';
import { Donor } from './donor.ts';
import { isCarbon, isSignUp } from './every-row.ts';
import type { SignUpVisit, Visit } from './line.ts';
import { Person } from './person.ts';
import { Reader } from './reader.ts';
import type { Somebody } from './somebody.ts';
import { type Request, type Service, serve } from './transport.ts';
import { wishes } from './wishes.ts';

/** A visit under way: the real journey, store, effects and client above a service of the test. */
export interface UnderWay {
  /** The store at the moment: a sign-up that is come back to has another. */
  readonly store: JourneyStore;
  readonly person: Somebody;
  readonly requests: readonly Request[];
  readonly fatal: readonly Fatal[];
  /** Everything that was given to be kept. */
  readonly kept: readonly unknown[];
}

const settings = readSettings(undefined, (problem) => {
  throw new Error(problem);
});

/** The settings of a visit: the shipped ones, and the other source of addresses where the visit is about it. */
export function settingsFor(visit: Visit): AppSettings {
  return { ...settings, brand: { ...settings.brand, gbData: visit === 'gbData' } };
}

/** The real client and effects above the service of the test. */
export function clientFor(): Services {
  const listeners = new Set<(fatal: Fatal) => void>();
  const { call } = createClient({
    baseUrl: 'https://api.example',
    token: async () => 'held',
    onFatal: (status, message) => {
      for (const listener of listeners) listener({ status, message });
    },
  });
  return {
    world: Promise.resolve(worldOf(call, effects, async () => laterEffects)),
    onFatal: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const quoted = {
  uid: 'visitor',
  switchId: 4711,
  switchKey: 'k'.repeat(43),
  switchType: 'dualConsolidatedToDualConsolidated',
  proposedPayMethod: 'MonthlyDirectDebit',
  includeAllPayMethodOptions: false,
  gasSmartMeterInstalled: true,
  electricitySmartMeterInstalled: false,
};

/** The journey of a visit, and what is known when it begins. */
function startOf(visit: Visit): Pick<JourneyOptions, 'journey' | 'session'> {
  if (isSignUp(visit)) return { journey: 'sign-up', session: quoted };
  if (visit === 'offsets') return { journey: 'carbon-offset', session: quoted };
  if (visit === 'settles') return { journey: 'carbon-offset-process', session: quoted };
  if (visit === 'details') return { journey: 'tariff-details', session: quoted };
  const comparisonType = visit.startsWith('vehicle') ? 'vehicle-home-energy' : 'home-energy';
  return { journey: 'quote', session: { uid: 'visitor', comparisonType } };
}

function somebodyFor(visit: Exclude<Visit, SignUpVisit>) {
  if (isCarbon(visit)) return Donor;
  return visit === 'details' ? Reader : Person;
}

/** Begins a visit with a service below it. */
export function begin(visit: Visit, service: Service, more: Partial<JourneyOptions> = {}): UnderWay {
  const { requests, underWay } = serve(service);
  const fatal: Fatal[] = [];
  const kept: unknown[] = [];
  const { world, onFatal } = clientFor();
  onFatal((one) => fatal.push(one));
  const { brand, averages, supplierVariants } = settingsFor(visit);
  const open = () =>
    createJourneyStore({
      definitions,
      ...startOf(visit),
      world,
      trade: energy,
      today: '2026-11-21',
      sources: { brand, averages },
      variantOf: (supplierId) => loadVariant(supplierId, supplierVariants),
      onSession: (session) => kept.push(session),
      ...more,
    });
  const person = isSignUp(visit)
    ? new Applicant({ open, underWay }, wishes[visit])
    : new (somebodyFor(visit))(open(), wishes[visit]);
  return {
    get store() {
      return person.store;
    },
    person,
    requests,
    fatal,
    kept,
  };
}

/** What the page says at the moment besides its questions: notices, errors, absent lists, and why the submit failed. */
export function saidBy({ store, person }: Pick<UnderWay, 'store' | 'person'>): readonly string[] {
  const { steps, state, failure } = store.view.getState();
  const cards = person.cards();
  const items = cards.flatMap((card) => [...card.items, ...Object.values(card.panels)]);
  return [
    ...items.flatMap(noticesIn),
    ...cards.flatMap(({ errors }) => errors.map(({ message }) => message)),
    ...Object.values(state.lookups).flatMap(({ status, why }) =>
      status === 'failed' ? `could not load this list. ${why}` : [],
    ),
    // A page without cards says of each part itself why it is missing.
    ...(steps.length === 0 ? Object.values(state.failures).map(({ message }) => message) : []),
    ...(failure ? [`${failure.heading ?? ''} ${failure.message}`] : []),
  ];
}

function noticesIn(item: ResolvedItem): readonly string[] {
  // What is only told, and quietly, is no complaint.
  if (item.kind === 'notice')
    return item.tone === 'quiet' || item.tone === 'info' ? [] : [`${item.heading ?? ''} ${item.text ?? ''}`];
  if (item.kind === 'group') return item.items.flatMap(noticesIn);
  // In the place of a list that did not come its field has a sentence of its own.
  const { lookup, ui } = item;
  return lookup === 'failed' && typeof ui.failed === 'string' ? [ui.failed] : [];
}
