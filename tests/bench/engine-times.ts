import { definitions } from '../../src/definitions/load.ts';
import { energy } from '../../src/energy/trade.ts';
import { answer } from '../../src/engine/answer.ts';
import { resolveJourney } from '../../src/engine/journey.ts';
import { buildModel } from '../../src/engine/model.ts';
import { emptyState } from '../../src/engine/state.ts';
import type { JourneyState, Json } from '../../src/engine/types.ts';
import { withVariant } from '../../src/engine/variant.ts';

const meter = {
  known: true,
  gasSupplierId: 2,
  electricitySupplierId: 7,
  sameSupplier: false,
  gasIsPrepayment: false,
  electricityIsPrepayment: false,
  gasAnnualQuantity: 11800,
  mpan: '018011002012345678901',
  mprn: '1234567890',
  hasDomesticMeter: true,
  hasDomesticGas: true,
  hasDomesticElectricity: true,
  isNonDomestic: false,
};
const tariff = { id: 1, name: 'Standard', isDefaultOrStandard: true, isFixedFromEnergyStartDate: false };
const address = { text: '1 High Street', postcode: 'NR21NH' };
const given: Readonly<Record<string, Json>> = {
  sameSupplier: 'yes',
  currentPayMethod: 'monthlyDirectDebit',
  supplierId: 2,
  tariff,
  'electricityUsage.usage': 2900,
};

/** A dual-fuel quote, every card open and answered. */
function complete(): JourneyState {
  const model = buildModel(definitions, 'quote', energy);
  let state = answer(model, emptyState(energy, '2026-03-10'), { kind: 'enter' }).state;
  const put = (field: string, value: Json) => {
    state = answer(model, state, { kind: 'answer', field, value }).state;
  };
  put('postcode', 'NR21NH');
  put('gdprConsent', true);
  put('address', address);
  const call = { effect: 'load-meters', with: {} };
  state = answer(model, state, { kind: 'finished', call, outcome: { sources: { meter } } }).state;
  for (const [field, value] of Object.entries(given)) put(field, value);
  return state;
}

const middle = (times: number[]) =>
  times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;

/** A sign-up whose supplier's variant is laid over its terms: what the terms card costs is what it costs more than without. */
function terms(): { readonly all: number; readonly without: number } {
  const variant = {
    owners: [49],
    name: 'Octopus',
    card: 'terms',
    show: { happyToReceiveCreditCheck: true },
  };
  const varied = withVariant(definitions, { name: '49', variant, parents: {} });
  const { confirm } = varied.cards;
  if (confirm === undefined) throw new Error('The sign-up ends with its statements.');
  const bare = { ...varied, cards: { ...varied.cards, terms: { ...confirm, card: 'terms' } } };
  const time = (all: typeof definitions) =>
    middle(
      Array.from({ length: 400 }, () => {
        const model = buildModel(all, 'sign-up', energy);
        const started = performance.now();
        resolveJourney(model, emptyState(energy, '2026-03-10'));
        return performance.now() - started;
      }),
    );
  return { all: time(varied), without: time(bare) };
}

/**
 * Medians in milliseconds: the whole quote journey resolved from nothing, one keystroke answered and resolved, and the
 * terms card of the sign-up.
 */
export function engineTimes(): {
  readonly resolve: number;
  readonly answer: number;
  readonly terms: number;
  readonly open: number;
} {
  const state = complete();
  const resolves = Array.from({ length: 400 }, () => {
    const model = buildModel(definitions, 'quote', energy);
    const started = performance.now();
    resolveJourney(model, state);
    return performance.now() - started;
  });
  const model = buildModel(definitions, 'quote', energy);
  let now = state;
  const answers = Array.from({ length: 1000 }, (_, index) => {
    const started = performance.now();
    now = answer(model, now, { kind: 'answer', field: 'electricityUsage.usage', value: 2000 + index }).state;
    resolveJourney(model, now);
    return performance.now() - started;
  });
  const signUp = terms();
  return {
    resolve: middle(resolves),
    answer: middle(answers),
    terms: Math.max(0, signUp.all - signUp.without),
    open: resolveJourney(model, now).filter((one) => one.open).length,
  };
}
