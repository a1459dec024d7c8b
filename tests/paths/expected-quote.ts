import { averages, perYear, typed, type Unit, units, usages } from './amounts.ts';
import { notAsked, type Row } from './cover.ts';
import type { KnownHome } from './home-in.ts';
import { daysAfter, daysLeft, payMethods, payOf } from './quote-wishes.ts';

/** What a path brought besides its row: what the service told of the home, and what was chosen from its lists. */
export interface Learnt {
  readonly home: KnownHome;
  readonly today: string;
  /** Ids of the present tariff, by the prefix of the question: '' for both fuels. */
  readonly tariffIds: Readonly<Record<string, number | undefined>>;
  /** What the service estimated, kWh a year. */
  readonly estimate: { readonly gasUsage?: number; readonly electricityUsage?: number };
}

type Fuel = 'gas' | 'electricity';

/** The call of each kind of quote, and its switchType (quote journey §3, §7). */
export const calls: Readonly<Record<string, readonly [string, string]>> = {
  gas: ['POST /request/switch/v2/gas', 'gasToGas'],
  electricity: ['POST /request/switch/v2/electricity', 'electricityToElectricity'],
  'both, one supplier': ['POST /request/switch/v2/dual-consolidated', 'dualConsolidatedToDualConsolidated'],
  'both, two suppliers': ['POST /request/switch/v2/dual-distinct', 'dualDistinctToDualConsolidated'],
};

/** A fuel's figures a year: pounds if it was given as spent, else kWh (§9: typed × [0, 1, 12, 4][unit]). */
function yearly(row: Row, { home, estimate }: Learnt, fuel: Fuel) {
  const usage = usages[row.usage ?? ''];
  if (usage?.source === 'average') {
    const table = fuel === 'gas' ? averages.gas : home.is02 ? averages.economy7 : averages.standard;
    return { cost: null, usage: table[usage.level] };
  }
  if (usage?.source !== 'actual') return { cost: null, usage: estimate[`${fuel}Usage`] ?? null };
  const ofElectricity = row.electricityPeriod === notAsked ? usage.unit : (row.electricityPeriod as Unit);
  const unit = fuel === 'gas' ? usage.unit : ofElectricity;
  const amount = typed(fuel, usage.kind, unit, row.size ?? '') * perYear[units[unit]];
  return usage.kind === 'spend' ? { cost: amount, usage: null } : { cost: null, usage: amount };
}

/** The present tariff of a fuel, or of both. */
function present(row: Row, { tariffIds, today }: Learnt, prefix: '' | Fuel) {
  return {
    tariffId: tariffIds[prefix],
    tariffValidToDate: row.tariff === 'fixed' ? daysAfter(today, daysLeft[prefix] ?? 0) : null,
    currentPayMethod: payOf(row, prefix),
  };
}

const exceeds = (one: number | null, other: number | null) => one !== null && other !== null && one > other;

function bothFuels(row: Row, learnt: Learnt) {
  const gas = yearly(row, learnt, 'gas');
  const electricity = yearly(row, learnt, 'electricity');
  return {
    electricityCurrentCostEstimated: electricity.cost,
    electricityCurrentUsageEstimated: electricity.usage,
    gasCurrentCostEstimated: gas.cost,
    gasCurrentUsageEstimated: gas.usage,
    electricityConsumptionExceedsGasConsumption:
      exceeds(electricity.cost, gas.cost) || exceeds(electricity.usage, gas.usage),
  };
}

/**
 * The body of the quote that a path must send, from what was answered (quote journey §7, "The quote payload is built
 * from …"): field by field, by hand.
 */
export function expectedQuote(row: Row, learnt: Learnt): Readonly<Record<string, unknown>> {
  const { home } = learnt;
  const { address, gas, electricity } = home;
  const paysByPrepayment = row.pay === 'Prepayment' || row.payElectricity === 'Prepayment';
  const common = {
    switchType: calls[row.type ?? '']?.[1],
    postcode: address.postcode,
    addressLine1: address.addressLine1,
    addressLine2: address.addressLine2,
    town: address.city,
    county: address.county,
    mpan: electricity?.mpan ?? null,
    mprn: gas?.mprn ?? null,
    billConsumptionIsEstimated: true,
    ...(home.is02 && row.type !== 'gas' ? { economy7Percentage: Number(row.share) } : {}),
    referrerBranchCode: 'WEB',
    switchOwnerReference: 'SWITCHYARD',
    isHappyToBeAutoSwitched: false,
    accountManagementOnline: 'UnInterested',
    newTariffPaymentMethod: paysByPrepayment ? 'prePaymentMeter' : payMethods[row.newPay ?? ''],
    utilityPeriod: 'Annually',
  };
  if (row.type === 'both, one supplier')
    return { ...common, ...present(row, learnt, ''), ...bothFuels(row, learnt) };
  if (row.type === 'both, two suppliers') {
    const [ofGas, ofElectricity] = [present(row, learnt, 'gas'), present(row, learnt, 'electricity')];
    return {
      ...common,
      ...bothFuels(row, learnt),
      electricityTariffId: ofElectricity.tariffId,
      electricityTariffValidToDate: ofElectricity.tariffValidToDate,
      electricityCurrentPayMethod: ofElectricity.currentPayMethod,
      gasTariffId: ofGas.tariffId,
      gasTariffValidToDate: ofGas.tariffValidToDate,
      gasCurrentPayMethod: ofGas.currentPayMethod,
    };
  }
  const fuel = row.type === 'gas' ? 'gas' : 'electricity';
  const { cost, usage } = yearly(row, learnt, fuel);
  return {
    ...common,
    ...present(row, learnt, fuel),
    currentCostEstimated: cost,
    currentUsageEstimated: usage,
  };
}
