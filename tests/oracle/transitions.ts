import { type Answers, type Fuel, type Home, type OracleHome, onlyPrepaymentOffered } from './home.ts';
import { member } from './problems.ts';
import { fuelsOf, isEconomy7Meter, nameFor, payMethodsOf } from './steps.ts';

/** The tariff of a supplier (§3, Tariff). */
export interface OracleTariff {
  readonly id: number;
  readonly name: string;
  readonly isDefaultOrStandard: boolean;
  readonly isFixedFromEnergyStartDate: boolean;
}

/** The answers that a new form starts with (§3, Quote form model). */
export const startingAnswers: Answers = {
  'gasUsage.usageType': 1,
  'gasUsage.usageUnit': 1,
  'electricityUsage.usageType': 1,
  'electricityUsage.usageUnit': 1,
  economy7Percentage: 42,
  newTariffPaymentMethod: 'monthlyDirectDebit',
};

/** §9 Averages in kWh a year. */
const averages = {
  gas: { low: 7500, medium: 11500, high: 17000 },
  electricity: { low: 1800, medium: 2700, high: 4100 },
  electricityEconomy7: { low: 2200, medium: 3900, high: 6700 },
} as const;

/** The answers with some replaced; undefined or null takes an answer away. */
export function replace(answers: Answers, changes: Answers): Answers {
  const merged = Object.entries({ ...answers, ...changes });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined && value !== null));
}

/** A fuel's usage as new: no usage, no cost, kWh, yearly. */
function newUsage(fuel: Fuel): Answers {
  return {
    [`${fuel}Usage.usage`]: undefined,
    [`${fuel}Usage.cost`]: undefined,
    [`${fuel}Usage.usageType`]: 1,
    [`${fuel}Usage.usageUnit`]: 1,
  };
}

/** §2 Your home card: spaces stripped, uppercased. */
function normalPostcode(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase();
}

/** §4 Changing the postcode resets the address; the same postcode typed again changes nothing. */
export function afterPostcode(answers: Answers, typed: string): Answers {
  const postcode = normalPostcode(typed);
  if (postcode === answers.postcode) return answers;
  return replace(answers, { postcode, address: undefined });
}

/** §4 Choosing an address; `answers` already hold the address, `home` its meters. */
export function afterAddress(answers: Answers, home: OracleHome): Answers {
  const gas = home.gasSupplierId;
  const electricity = home.electricitySupplierId;
  // Reading: a home with gas alone compares gas though its supplier be unknown; electricity would be a dead end (Q5.05).
  const hasGasAlone = home.hasDomesticGas && !home.hasDomesticElectricity;
  const compareFuel =
    gas !== null && electricity !== null
      ? 'gasElectricity'
      : gas !== null || hasGasAlone
        ? 'gas'
        : 'electricity';
  const prefilled = (fuel?: Fuel) => (onlyPrepaymentOffered(home, fuel) ? 'prePaymentMeter' : undefined);
  return replace(answers, {
    // Supplier from the domestic gas or electricity meter; a new supplier clears its tariff and end date.
    supplierId: gas ?? electricity,
    gasSupplierId: gas,
    electricitySupplierId: electricity,
    tariff: undefined,
    gasTariff: undefined,
    electricityTariff: undefined,
    tariffValidToDate: undefined,
    gasTariffValidToDate: undefined,
    electricityTariffValidToDate: undefined,
    // Usage from the gas mpaq; usage type and unit 1.
    ...newUsage('gas'),
    ...newUsage('electricity'),
    'gasUsage.usage': home.gasAnnualQuantity,
    // Pay methods cleared; prepayment meters prefill theirs.
    currentPayMethod: prefilled(),
    gasCurrentPayMethod: prefilled('gas'),
    electricityCurrentPayMethod: prefilled('electricity'),
    // Smart meter flags.
    gasSmartMeter: home.gasIsSmart,
    gasSmartMeterInstalled: home.gasIsSmart,
    electricitySmartMeter: home.electricityIsSmart,
    electricitySmartMeterInstalled: home.electricityIsSmart,
    newTariffPaymentMethod: 'monthlyDirectDebit',
    sameSupplier: gas !== null && gas === electricity ? 'yes' : undefined,
    compareFuel,
    // Reading: another home starts with Actual Figures and without an answer about Economy 7.
    usageSource: 'actual',
    averageLevel: undefined,
    isEconomy7: undefined,
    // Electricity-only sets heatingFuel and cookingFuel to 2.
    ...(compareFuel === 'electricity' ? { heatingFuel: 2, cookingFuel: 2 } : {}),
  });
}

/** §4 Choosing a payment type; `answers` already hold it, on the fuel's own card or on the combined one. */
export function afterPaymentType(answers: Answers, fuel?: Fuel): Answers {
  const isPrepaid = answers[nameFor('currentPayMethod', fuel)] === 'prePaymentMeter';
  return replace(answers, {
    newTariffPaymentMethod: isPrepaid ? 'prePaymentMeter' : 'monthlyDirectDebit',
  });
}

/**
 * Reading of Q4.29: the new payment type hangs on how the fuels of the quote are paid for. Prepayment that was chosen for a
 * fuel goes with it, when other fuels, or another number of suppliers, are compared.
 */
export function afterOtherPayers(answers: Answers): Answers {
  const isStale =
    answers.newTariffPaymentMethod === 'prePaymentMeter' &&
    !payMethodsOf(answers).includes('prePaymentMeter');
  return isStale ? replace(answers, { newTariffPaymentMethod: 'monthlyDirectDebit' }) : answers;
}

/** §4 Choosing a supplier clears the tariff and end date. */
export function afterSupplier(answers: Answers, fuel?: Fuel): Answers {
  return replace(answers, {
    [nameFor('tariff', fuel)]: undefined,
    [nameFor('tariffValidToDate', fuel)]: undefined,
  });
}

/** §4 When the tariffs of a chosen supplier arrive, the default or standard one is preselected; a held one stays. */
export function afterTariffsArrive(answers: Answers, tariffs: readonly OracleTariff[], fuel?: Fuel): Answers {
  const name = nameFor('tariff', fuel);
  const standard = tariffs.find((tariff) => tariff.isDefaultOrStandard);
  if (answers[name] !== undefined || standard === undefined) return answers;
  return afterTariff(replace(answers, { [name]: standard }), fuel);
}

/** §4 Choosing a tariff not fixed from the energy start date clears the end date. */
export function afterTariff(answers: Answers, fuel?: Fuel): Answers {
  const isFixed = member(answers[nameFor('tariff', fuel)], 'isFixedFromEnergyStartDate') === true;
  return isFixed ? answers : replace(answers, { [nameFor('tariffValidToDate', fuel)]: undefined });
}

/**
 * §4 Usage tabs; `answers` already hold the new tab, `previous` is the one before. Leaving Actual Figures starts the
 * figures anew, returning does so too and prefills the gas quantity. Reading: so does every other change of tab.
 */
export function afterUsageSource(answers: Answers, previous: unknown, home: Home): Answers {
  const now = answers.usageSource;
  if (now === previous) return answers;
  const anew = { ...newUsage('gas'), ...newUsage('electricity'), averageLevel: undefined };
  const quantity = now === 'actual' ? home?.gasAnnualQuantity : undefined;
  return replace(answers, { ...anew, 'gasUsage.usage': quantity });
}

/**
 * §4 Use Ofgem Averages, §9 Averages: the level fills the yearly kWh; none fills nothing. Reading: of both fuels, so that
 * one that is added to the quote later has its own.
 */
export function afterAverageLevel(answers: Answers, home: Home): Answers {
  const level = answers.averageLevel;
  if (level !== 'low' && level !== 'medium' && level !== 'high') return answers;
  const electricity = isEconomy7Meter(answers, home) ? averages.electricityEconomy7 : averages.electricity;
  const kWh = { gas: averages.gas[level], electricity: electricity[level] };
  return (['gas', 'electricity'] as const).reduce(
    (filled, fuel) => replace(filled, { ...newUsage(fuel), [`${fuel}Usage.usage`]: kWh[fuel] }),
    answers,
  );
}

/** §2 Help-me-estimate: the last question returns the estimated kWh a year of each fuel of the quote. */
export function afterEstimate(answers: Answers, kWh: Readonly<Record<Fuel, number>>): Answers {
  return fuelsOf(answers).reduce(
    (filled, fuel) => replace(filled, { ...newUsage(fuel), [`${fuel}Usage.usage`]: kWh[fuel] }),
    answers,
  );
}

/** §4 Changing a fuel's usage type clears its values; with both fuels shown the electricity type follows the gas type. */
export function afterUsageType(answers: Answers, fuel: Fuel): Answers {
  const cleared = replace(answers, {
    [`${fuel}Usage.usage`]: undefined,
    [`${fuel}Usage.cost`]: undefined,
  });
  if (fuel === 'electricity' || fuelsOf(answers).length === 1) return cleared;
  if (answers['electricityUsage.usageType'] === answers['gasUsage.usageType']) return cleared;
  return replace(cleared, {
    'electricityUsage.usageType': answers['gasUsage.usageType'],
    'electricityUsage.usage': undefined,
    'electricityUsage.cost': undefined,
  });
}

/** §4 In the combined view the electricity type follows the gas type. Reading: also when the combined view begins. */
export function afterCompareFuel(answers: Answers): Answers {
  if (answers.compareFuel !== 'gasElectricity') return answers;
  if (answers['electricityUsage.usageType'] === answers['gasUsage.usageType']) return answers;
  return replace(answers, {
    'electricityUsage.usageType': answers['gasUsage.usageType'],
    'electricityUsage.usage': undefined,
    'electricityUsage.cost': undefined,
  });
}
