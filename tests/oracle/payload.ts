import type { Answers, Fuel, Home } from './home.ts';
import { amountOf, isComplete, member, problems } from './problems.ts';
import { nameFor, payMethodsOf, quoteType, stepsOf } from './steps.ts';

/** What a quote carries besides answers and meters (§7): referral, owner and configuration. */
export interface QuoteSettings {
  readonly referrerBranchCode: string;
  readonly switchOwnerReference: string;
  readonly isHappyToBeAutoSwitched: boolean;
}

/** §9 Usage units: multipliers by unit index. */
const timesAYear = [0, 1, 12, 4] as const;

/** The paths of §7 for each quote type. */
export const quotePaths = {
  gasToGas: '/request/switch/v2/gas',
  electricityToElectricity: '/request/switch/v2/electricity',
  dualConsolidatedToDualConsolidated: '/request/switch/v2/dual-consolidated',
  dualDistinctToDualConsolidated: '/request/switch/v2/dual-distinct',
} as const;

/** Pounds and kWh a year of one fuel; the one that was not asked for is null. */
function yearly(answers: Answers, fuel: Fuel): { cost: number | null; usage: number | null } {
  const unit = amountOf(answers[`${fuel}Usage.usageUnit`]);
  const times = timesAYear[unit] ?? 0;
  if (answers[`${fuel}Usage.usageType`] === 1)
    return { cost: null, usage: amountOf(answers[`${fuel}Usage.usage`]) * times };
  return { cost: amountOf(answers[`${fuel}Usage.cost`]) * times, usage: null };
}

/** Tariff, end date and pay method, read from a fuel's own card or the combined one, written with a prefix or none. */
function present(answers: Answers, from: Fuel | undefined, to?: Fuel): Record<string, unknown> {
  const tariff = answers[nameFor('tariff', from)];
  const isFixed = member(tariff, 'isFixedFromEnergyStartDate') === true;
  return {
    [nameFor('tariffId', to)]: member(tariff, 'id'),
    [nameFor('tariffValidToDate', to)]: isFixed ? answers[nameFor('tariffValidToDate', from)] : null,
    [nameFor('currentPayMethod', to)]: answers[nameFor('currentPayMethod', from)],
  };
}

function single(answers: Answers, fuel: Fuel): Record<string, unknown> {
  const { cost, usage } = yearly(answers, fuel);
  return { ...present(answers, fuel), currentCostEstimated: cost, currentUsageEstimated: usage };
}

function both(answers: Answers): Record<string, unknown> {
  const gas = yearly(answers, 'gas');
  const electricity = yearly(answers, 'electricity');
  const isMore =
    (gas.usage !== null && electricity.usage !== null && electricity.usage > gas.usage) ||
    (gas.cost !== null && electricity.cost !== null && electricity.cost > gas.cost);
  return {
    electricityCurrentCostEstimated: electricity.cost,
    electricityCurrentUsageEstimated: electricity.usage,
    gasCurrentCostEstimated: gas.cost,
    gasCurrentUsageEstimated: gas.usage,
    electricityConsumptionExceedsGasConsumption: isMore,
  };
}

function ofType(answers: Answers): Record<string, unknown> {
  switch (quoteType(answers)) {
    case 'gasToGas':
      return single(answers, 'gas');
    case 'electricityToElectricity':
      return single(answers, 'electricity');
    case 'dualConsolidatedToDualConsolidated':
      return { ...present(answers, undefined), ...both(answers) };
    case 'dualDistinctToDualConsolidated':
      return {
        ...present(answers, 'electricity', 'electricity'),
        ...present(answers, 'gas', 'gas'),
        ...both(answers),
      };
  }
}

/** The formatted quote of §7. Answers with a problem have no payload: it throws, naming the problems. */
export function quotePayload(
  answers: Answers,
  home: Home,
  today: string,
  settings: QuoteSettings,
): Record<string, unknown> {
  if (!isComplete(answers, home, today))
    throw new Error(`No payload: ${JSON.stringify(problems(answers, home, today))}`);
  const part = (name: string): unknown => member(answers.address, name);
  const isPrepaid = payMethodsOf(answers).includes('prePaymentMeter');
  const hasShare = stepsOf(answers, home).includes('economy-7-share');
  return {
    switchType: quoteType(answers),
    postcode: answers.postcode,
    addressLine1: part('addressLine1') ?? '',
    addressLine2: part('addressLine2') ?? '',
    town: part('town') ?? part('city') ?? '',
    county: part('county') ?? '',
    mpan: home?.mpan ?? null,
    mprn: home?.mprn ?? null,
    billConsumptionIsEstimated: true,
    ...(hasShare ? { economy7Percentage: amountOf(answers.economy7Percentage) } : {}),
    referrerBranchCode: settings.referrerBranchCode,
    switchOwnerReference: settings.switchOwnerReference,
    isHappyToBeAutoSwitched: settings.isHappyToBeAutoSwitched,
    accountManagementOnline: 'UnInterested',
    newTariffPaymentMethod: isPrepaid ? 'prePaymentMeter' : answers.newTariffPaymentMethod,
    utilityPeriod: 'Annually',
    ...ofType(answers),
  };
}
