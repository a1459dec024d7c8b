import { definitions } from 'virtual:definitions';
import { createClient } from '../../src/api/client.ts';
import { type AppSettings, readSettings } from '../../src/app/settings.ts';
import { effects } from '../../src/effects/index.ts';
import type { ResolvedItem } from '../../src/engine/types.ts';
import type { Fatal, Services } from '../../src/runtime/services.ts';
import { createJourneyStore, type JourneyStore } from '../../src/runtime/store.ts';
import type { Visit } from './lines.ts';
import { Person, type Wishes } from './person.ts';
import { type Request, type Service, serve } from './transport.ts';

/** A visit under way: the real journey, store, effects and client above a service of the test. */
export interface UnderWay {
  readonly store: JourneyStore;
  readonly person: Person;
  readonly requests: readonly Request[];
  readonly fatal: readonly Fatal[];
  /** Everything that was given to be kept. */
  readonly kept: readonly unknown[];
}

const usual: Wishes = {
  postcode: 'NR21NH',
  gdprConsent: true,
  isEconomy7: 'no',
  currentPayMethod: 'quarterlyDirectDebit',
  tariffValidToDate: '2027-06-30',
  usageSource: 'actual',
  'gasUsage.usage': 11_500,
  'electricityUsage.usage': 2700,
  newTariffPaymentMethod: 'monthlyDirectDebit',
  economy7Percentage: 40,
};

const estimated: Wishes = {
  ...usual,
  compareFuel: 'gasElectricity',
  sameSupplier: 'yes',
  usageSource: 'estimate',
};

const wishes: Readonly<Record<Visit, Wishes>> = {
  gas: { ...usual, compareFuel: 'gas' },
  electricity: { ...usual, compareFuel: 'electricity' },
  consolidated: { ...usual, compareFuel: 'gasElectricity', sameSupplier: 'yes' },
  distinct: { ...usual, compareFuel: 'gasElectricity', sameSupplier: 'no' },
  estimate: without(estimated, 'gasUsage.usage', 'electricityUsage.usage'),
  vehicle: { ...usual, compareFuel: 'electricity', registrationNumber: 'AB12CDE' },
  vehicleByHand: { ...usual, compareFuel: 'electricity' },
  gbData: { ...usual, compareFuel: 'gas' },
};

function without(all: Wishes, ...names: readonly string[]): Wishes {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
}

const settings = readSettings(undefined, (problem) => {
  throw new Error(problem);
});

/** What the person of a visit wants to answer. */
export const wishesFor = (visit: Visit): Wishes => wishes[visit];

/** The settings of a visit: the shipped ones, and the other source of addresses where the visit is about it. */
export function settingsFor(visit: Visit): AppSettings {
  return { ...settings, brand: { ...settings.brand, gbData: visit === 'gbData' } };
}

/** The real client and effects above the service of the test. */
export function clientFor(): Services {
  const listeners = new Set<(fatal: Fatal) => void>();
  const { call } = createClient({
    baseUrl: '',
    token: async () => 'held',
    onFatal: (status, message) => {
      for (const listener of listeners) listener({ status, message });
    },
  });
  return {
    world: Promise.resolve({ effects, api: call }),
    onFatal: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Begins a visit with a service below it. */
export function begin(visit: Visit, service: Service): UnderWay {
  const { requests } = serve(service);
  const fatal: Fatal[] = [];
  const kept: unknown[] = [];
  const { world, onFatal } = clientFor();
  onFatal((one) => fatal.push(one));
  const { brand, averages } = settingsFor(visit);
  const store = createJourneyStore({
    definitions,
    journey: 'quote',
    world,
    today: '2026-11-21',
    session: {
      uid: 'visitor',
      comparisonType: visit.startsWith('vehicle') ? 'vehicle-home-energy' : 'home-energy',
    },
    brand,
    averages,
    onSession: (session) => kept.push(session),
  });
  return { store, person: new Person(store, wishes[visit]), requests, fatal, kept };
}

/** What the page says at the moment besides its questions: notices, errors, absent lists, and why the submit failed. */
export function saidBy(store: JourneyStore): readonly string[] {
  const { steps, state, failure } = store.view.getState();
  const cards = steps.flatMap(({ open, card }) => (open ? card : []));
  const items = cards.flatMap((card) => [...card.items, ...Object.values(card.panels)]);
  return [
    ...items.flatMap(noticesIn),
    ...cards.flatMap(({ errors }) => errors.map(({ message }) => message)),
    ...Object.values(state.lookups).flatMap(({ status }) =>
      status === 'failed' ? 'could not load this list' : [],
    ),
    ...(failure ? [`${failure.heading ?? ''} ${failure.message}`] : []),
  ];
}

function noticesIn(item: ResolvedItem): readonly string[] {
  if (item.kind === 'notice') return [`${item.heading ?? ''} ${item.text ?? ''}`];
  return item.kind === 'group' ? item.items.flatMap(noticesIn) : [];
}
