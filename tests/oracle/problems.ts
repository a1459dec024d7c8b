import { type Answers, type Fuel, type Home, onlyPrepaymentOffered } from './home.ts';
import { fuelsOf, isEconomy7Meter, nameFor, quoteType, stepsOf } from './steps.ts';

export const payMethods = [
  'monthlyDirectDebit',
  'quarterlyDirectDebit',
  'cashOrCheque',
  'prePaymentMeter',
] as const;

type Range = readonly [least: number, most: number];

/** §5 Bounds by unit: yearly, monthly, quarterly. Cost in pounds, usage in kWh; both ends are allowed. */
export const bounds: Readonly<Record<'cost' | Fuel, Readonly<Record<1 | 2 | 3, Range>>>> = {
  cost: { 1: [120, 9000], 2: [10, 750], 3: [30, 2250] },
  electricity: { 1: [1, 75000], 2: [1, 6250], 3: [1, 18750] },
  gas: { 1: [1, 200000], 2: [1, 16600], 3: [1, 50000] },
};

/** A number, or text of digits with at most one dot; anything else is NaN (§5, Numeric). */
export function amountOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
}

const isOneOf = (value: unknown, allowed: readonly unknown[]): boolean => allowed.includes(value);
const isWithin = (value: unknown, [least, most]: Range): boolean =>
  amountOf(value) >= least && amountOf(value) <= most;
const when = (isWrong: boolean, name: string): string[] => (isWrong ? [name] : []);

/** A real day of the calendar, written YYYY-MM-DD. */
function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** A member of an answer that is an object; undefined otherwise. */
export function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** §5 Postcode and address; the consent of §2. */
function yourHome(answers: Answers, home: Home): string[] {
  const { postcode, address } = answers;
  const isPostcode =
    typeof postcode === 'string' &&
    postcode.length <= 7 &&
    /^[A-Z]{1,2}[0-9][A-Z0-9]?[0-9][A-Z]{2}$/.test(postcode);
  const isGasOnly = quoteType(answers) === 'gasToGas';
  const isAddress =
    typeof address === 'object' &&
    address !== null &&
    home?.hasDomesticMeter === true &&
    (isGasOnly || home.hasDomesticElectricity);
  return [
    ...when(!isPostcode, 'postcode'),
    ...when(!isAddress, 'address'),
    ...when(answers.gdprConsent !== true, 'gdprConsent'),
  ];
}

/** §5 compareFuel: required; for both fuels, prepayment on one of the two domestic meters asks it of the other. */
function compareFuel(answers: Answers, home: Home): string[] {
  const isKnown = isOneOf(answers.compareFuel, ['gas', 'electricity', 'gasElectricity']);
  const isMixed =
    home?.hasDomesticGas === true &&
    home.hasDomesticElectricity &&
    home.gasIsPrepayment !== home.electricityIsPrepayment;
  return when(!isKnown || (answers.compareFuel === 'gasElectricity' && isMixed), 'compareFuel');
}

/** §5 isEconomy7: required of an 02 meter; elsewhere it may be left, but not be anything other than yes or no. */
function economy7(answers: Answers, home: Home): string[] {
  const isLeft = answers.isEconomy7 === undefined || answers.isEconomy7 === null;
  if (isLeft) return when(isEconomy7Meter(answers, home), 'isEconomy7');
  return when(!isOneOf(answers.isEconomy7, ['yes', 'no']), 'isEconomy7');
}

/** §5 current pay method: one of those offered; with distinct suppliers both fuels are prepaid or neither is. */
function paymentType(answers: Answers, home: Home, fuel?: Fuel): string[] {
  const name = nameFor('currentPayMethod', fuel);
  const offered = onlyPrepaymentOffered(home, fuel) ? ['prePaymentMeter'] : payMethods;
  const gas = answers.gasCurrentPayMethod;
  const electricity = answers.electricityCurrentPayMethod;
  const isMismatch =
    fuel === 'electricity' &&
    quoteType(answers) === 'dualDistinctToDualConsolidated' &&
    isOneOf(gas, payMethods) &&
    (gas === 'prePaymentMeter') !== (electricity === 'prePaymentMeter');
  return when(!isOneOf(answers[name], offered) || isMismatch, name);
}

/** §5 supplier, tariff id, and the end date of a tariff fixed from the energy start date, which is not in the past. */
function supplierAndTariff(answers: Answers, today: string, fuel?: Fuel): string[] {
  const supplier = nameFor('supplierId', fuel);
  const tariff = nameFor('tariff', fuel);
  const endDate = nameFor('tariffValidToDate', fuel);
  const isFixed = member(answers[tariff], 'isFixedFromEnergyStartDate') === true;
  const date = answers[endDate];
  return [
    ...when(!Number.isInteger(answers[supplier]), supplier),
    ...when(!Number.isInteger(member(answers[tariff], 'id')), tariff),
    ...when(isFixed && !(isDay(date) && date >= today), endDate),
  ];
}

/** §5 usage of one fuel: kWh when the type is 1 (I use), pounds when it is 0 (I spend), within the bounds of its unit. */
function amount(answers: Answers, fuel: Fuel): string[] {
  const type = answers[`${fuel}Usage.usageType`];
  const unit = answers[`${fuel}Usage.usageUnit`];
  const isUnit = unit === 1 || unit === 2 || unit === 3;
  if ((type !== 0 && type !== 1) || !isUnit)
    return [
      ...when(type !== 0 && type !== 1, `${fuel}Usage.usageType`),
      ...when(!isUnit, `${fuel}Usage.usageUnit`),
    ];
  const name = type === 1 ? `${fuel}Usage.usage` : `${fuel}Usage.cost`;
  return when(!isWithin(answers[name], bounds[type === 1 ? fuel : 'cost'][unit]), name);
}

/** §2 and §4 Usage tabs: a tab, on the averages a level, then the amount of each fuel of the quote. */
function usage(answers: Answers): string[] {
  if (!isOneOf(answers.usageSource, ['actual', 'estimate', 'average'])) return ['usageSource'];
  if (answers.usageSource === 'average' && !isOneOf(answers.averageLevel, ['low', 'medium', 'high']))
    return ['averageLevel'];
  return fuelsOf(answers).flatMap((fuel) => amount(answers, fuel));
}

function problemsOfStep(step: string, answers: Answers, home: Home, today: string): string[] {
  switch (step) {
    case 'your-home':
      return yourHome(answers, home);
    case 'vehicle':
      return [];
    case 'compare-fuel':
      return compareFuel(answers, home);
    case 'same-supplier':
      return when(!isOneOf(answers.sameSupplier, ['yes', 'no']), 'sameSupplier');
    case 'economy-7':
      return economy7(answers, home);
    case 'payment-type':
      return paymentType(answers, home);
    case 'payment-type.gas':
      return paymentType(answers, home, 'gas');
    case 'payment-type.electricity':
      return paymentType(answers, home, 'electricity');
    case 'supplier-and-tariff':
      return supplierAndTariff(answers, today);
    case 'supplier-and-tariff.gas':
      return supplierAndTariff(answers, today, 'gas');
    case 'supplier-and-tariff.electricity':
      return supplierAndTariff(answers, today, 'electricity');
    case 'usage':
      return usage(answers);
    case 'economy-7-share': {
      const isShare =
        isWithin(answers.economy7Percentage, [1, 100]) &&
        Number.isInteger(amountOf(answers.economy7Percentage));
      return when(!isShare, 'economy7Percentage');
    }
    case 'new-payment-method':
      return when(!isOneOf(answers.newTariffPaymentMethod, payMethods), 'newTariffPaymentMethod');
    default:
      throw new Error(`The oracle knows no step "${step}".`);
  }
}

/**
 * The names of the missing or wrong answers of every present step; an empty list for a step without any. `today` is
 * YYYY-MM-DD. Defaults (§3) must already be among the answers: an absent answer is a missing one.
 */
export function problems(
  answers: Answers,
  home: Home,
  today: string,
  comparisonType = 'home-energy',
): Record<string, string[]> {
  return Object.fromEntries(
    stepsOf(answers, home, comparisonType).map((step) => [step, problemsOfStep(step, answers, home, today)]),
  );
}

/** §2: a card shows only when all earlier steps are valid, so the present steps up to the first with a problem. */
export function openSteps(
  answers: Answers,
  home: Home,
  today: string,
  comparisonType = 'home-energy',
): string[] {
  const steps = stepsOf(answers, home, comparisonType);
  const first = steps.findIndex((step) => problemsOfStep(step, answers, home, today).length > 0);
  return first === -1 ? steps : steps.slice(0, first + 1);
}

/** §2: 'View Your Quotes' appears only when no present step has a problem. */
export function isComplete(answers: Answers, home: Home, today: string): boolean {
  return Object.values(problems(answers, home, today)).every((names) => names.length === 0);
}
