import { isMap, own } from '../../engine/own.ts';
import type { SwitchType } from './contract/shared.ts';
import type { CallInput } from './contract.ts';
import { number, text } from './unchecked.ts';

type Values = Readonly<Record<string, unknown>>;
type SingleBody = CallInput<'POST /request/switch/v2/gas'>['body'];
type ConsolidatedBody = CallInput<'POST /request/switch/v2/dual-consolidated'>['body'];
type DistinctBody = CallInput<'POST /request/switch/v2/dual-distinct'>['body'];
export type PayMethod = SingleBody['newTariffPaymentMethod'];

/** What a quote is made from: live answers only, by the names of the quote form model (specification §3). */
export interface QuoteSource {
  readonly answers: Values;
  readonly quoteType: SwitchType;
  /** The meter is of 02 type: the night share is sent (Q4.20). */
  readonly is02Meter: boolean;
  /** Of the first domestic electricity meter, and the first domestic gas meter. */
  readonly mpan: string | undefined;
  readonly mprn: string | undefined;
  readonly referrerBranchCode: string;
  readonly switchOwnerReference: string;
  readonly isHappyToBeAutoSwitched: boolean;
}

/** The call that creates the quote and its body. */
export type QuoteRequest =
  | { readonly name: 'POST /request/switch/v2/gas'; readonly body: SingleBody }
  | { readonly name: 'POST /request/switch/v2/electricity'; readonly body: SingleBody }
  | { readonly name: 'POST /request/switch/v2/dual-consolidated'; readonly body: ConsolidatedBody }
  | { readonly name: 'POST /request/switch/v2/dual-distinct'; readonly body: DistinctBody };

const payMethods: readonly PayMethod[] = [
  'monthlyDirectDebit',
  'quarterlyDirectDebit',
  'cashOrCheque',
  'prePaymentMeter',
];
/** A year's worth, by usage unit: 1 yearly, 2 monthly, 3 quarterly (specification §9). */
export const perYear: readonly (number | undefined)[] = [undefined, 1, 12, 4];
/** The usage type 'I spend' (specification §9). */
export const spend = 0;
/** The usage type 'I use' (specification §9). */
export const use = 1;

/** One of the four pay methods, or undefined. */
export function readPayMethod(value: unknown): PayMethod | undefined {
  return payMethods.find((method) => method === value);
}

const read = (value: unknown, name: string): unknown => (isMap(value) ? own(value, name) : undefined);

/** A fuel's cost in pounds and usage in kWh, both a year: the one that was asked for, null for the other. */
function yearly(answers: Values, fuel: 'gas' | 'electricity') {
  const part = (name: string) => {
    const value = answers[`${fuel}Usage.${name}`];
    return value === undefined || value === null || value === '' ? undefined : number(Number(value));
  };
  const times = perYear[part('usageUnit') ?? 0];
  const amount = (name: string) => {
    const value = part(name);
    return value === undefined || times === undefined ? null : value * times;
  };
  const type = part('usageType');
  return { cost: type === spend ? amount('cost') : null, usage: type === use ? amount('usage') : null };
}

/** The present tariff behind the prefixed names `gasTariff`, `gasTariffValidToDate`, …; undefined when incomplete. */
function present(answers: Values, name: (own: string) => string) {
  const tariffId = number(read(answers[name('tariff')], 'id'));
  const currentPayMethod = readPayMethod(answers[name('currentPayMethod')]);
  if (tariffId === undefined || currentPayMethod === undefined) return undefined;
  return { tariffId, tariffValidToDate: text(answers[name('tariffValidToDate')]) || null, currentPayMethod };
}

const prefixed = (prefix: string) => (own: string) =>
  `${prefix}${own.charAt(0).toUpperCase()}${own.slice(1)}`;

function common(source: QuoteSource, paid: readonly PayMethod[]) {
  const { answers } = source;
  const { address } = answers;
  const share = number(Number(answers.economy7Percentage ?? Number.NaN));
  const chosen = readPayMethod(answers.newTariffPaymentMethod) ?? 'monthlyDirectDebit';
  return {
    switchType: source.quoteType,
    postcode: text(answers.postcode) ?? '',
    addressLine1: text(read(address, 'addressLine1')) ?? '',
    addressLine2: text(read(address, 'addressLine2')) ?? '',
    town: text(read(address, 'town')) || text(read(address, 'city')) || '',
    county: text(read(address, 'county')) ?? '',
    mpan: source.mpan ?? null,
    mprn: source.mprn ?? null,
    billConsumptionIsEstimated: true as const,
    ...(source.is02Meter && source.quoteType !== 'gasToGas' && share !== undefined
      ? { economy7Percentage: share }
      : {}),
    referrerBranchCode: source.referrerBranchCode,
    switchOwnerReference: source.switchOwnerReference,
    isHappyToBeAutoSwitched: source.isHappyToBeAutoSwitched,
    accountManagementOnline: 'UnInterested' as const,
    newTariffPaymentMethod: paid.includes('prePaymentMeter') ? ('prePaymentMeter' as const) : chosen,
    utilityPeriod: 'Annually' as const,
  };
}

function bothFuels(answers: Values) {
  const gas = yearly(answers, 'gas');
  const electricity = yearly(answers, 'electricity');
  const exceeds = (a: number | null, b: number | null) => a !== null && b !== null && a > b;
  return {
    electricityCurrentCostEstimated: electricity.cost,
    electricityCurrentUsageEstimated: electricity.usage,
    gasCurrentCostEstimated: gas.cost,
    gasCurrentUsageEstimated: gas.usage,
    electricityConsumptionExceedsGasConsumption:
      exceeds(electricity.usage, gas.usage) || exceeds(electricity.cost, gas.cost),
  };
}

/** The quote call and its body to the letter of Q7.10: figures a year, prepayment where a present tariff is. Undefined when incomplete. */
export function buildQuoteRequest(source: QuoteSource): QuoteRequest | undefined {
  const { answers, quoteType } = source;
  if (quoteType === 'dualConsolidatedToDualConsolidated') {
    const both = present(answers, (own) => own);
    if (!both) return undefined;
    const body = { ...common(source, [both.currentPayMethod]), ...both, ...bothFuels(answers) };
    return { name: 'POST /request/switch/v2/dual-consolidated', body };
  }
  if (quoteType === 'dualDistinctToDualConsolidated') {
    const gas = present(answers, prefixed('gas'));
    const electricity = present(answers, prefixed('electricity'));
    if (!gas || !electricity) return undefined;
    const body = {
      ...common(source, [gas.currentPayMethod, electricity.currentPayMethod]),
      ...bothFuels(answers),
      electricityTariffId: electricity.tariffId,
      electricityTariffValidToDate: electricity.tariffValidToDate,
      electricityCurrentPayMethod: electricity.currentPayMethod,
      gasTariffId: gas.tariffId,
      gasTariffValidToDate: gas.tariffValidToDate,
      gasCurrentPayMethod: gas.currentPayMethod,
    };
    return { name: 'POST /request/switch/v2/dual-distinct', body };
  }
  const fuel = quoteType === 'gasToGas' ? 'gas' : 'electricity';
  const single = present(answers, prefixed(fuel));
  if (!single) return undefined;
  const { cost, usage } = yearly(answers, fuel);
  const figures = { currentCostEstimated: cost, currentUsageEstimated: usage };
  const body = { ...common(source, [single.currentPayMethod]), ...single, ...figures };
  return { name: `POST /request/switch/v2/${fuel}`, body };
}
