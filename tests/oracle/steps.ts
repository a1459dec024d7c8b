import type { Answers, Fuel, Home } from './home.ts';

export type QuoteType =
  | 'gasToGas'
  | 'electricityToElectricity'
  | 'dualConsolidatedToDualConsolidated'
  | 'dualDistinctToDualConsolidated';

/** §4 Quote type. */
export function quoteType(answers: Answers): QuoteType {
  if (answers.compareFuel === 'gas') return 'gasToGas';
  if (answers.compareFuel === 'electricity') return 'electricityToElectricity';
  if (answers.compareFuel === 'gasElectricity' && answers.sameSupplier === 'no')
    return 'dualDistinctToDualConsolidated';
  if (answers.compareFuel === 'gasElectricity') return 'dualConsolidatedToDualConsolidated';
  return 'gasToGas';
}

/** The fuels that a quote of the present answers is about. */
export function fuelsOf(answers: Answers): readonly Fuel[] {
  const type = quoteType(answers);
  if (type === 'gasToGas') return ['gas'];
  if (type === 'electricityToElectricity') return ['electricity'];
  return ['gas', 'electricity'];
}

/** §4 Steps removed: the mpan starts with 02, or Economy 7 was chosen when there are no address parts. */
export function isEconomy7Meter(answers: Answers, home: Home): boolean {
  if (home === null || !home.known) return answers.isEconomy7 === 'yes';
  return home.mpan?.startsWith('02') ?? false;
}

/** The name of an answer on a fuel's own card (`gasTariff`), or on the combined card (`tariff`). */
export function nameFor(name: string, fuel?: Fuel): string {
  return fuel === undefined ? name : `${fuel}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** The current pay methods that count for the quote type (§4, §5): one, or two when the suppliers are distinct. */
export function payMethodsOf(answers: Answers): readonly unknown[] {
  const type = quoteType(answers);
  if (type === 'gasToGas') return [answers.gasCurrentPayMethod];
  if (type === 'electricityToElectricity') return [answers.electricityCurrentPayMethod];
  if (type === 'dualConsolidatedToDualConsolidated') return [answers.currentPayMethod];
  return [answers.gasCurrentPayMethod, answers.electricityCurrentPayMethod];
}

/** §2 Current tariff page, Order, for each journey of §4, before steps are removed. */
const journeys: Readonly<Record<QuoteType, readonly string[]>> = {
  gasToGas: [
    'your-home',
    'vehicle',
    'compare-fuel',
    'payment-type.gas',
    'supplier-and-tariff.gas',
    'usage',
    'new-payment-method',
  ],
  electricityToElectricity: [
    'your-home',
    'vehicle',
    'compare-fuel',
    'economy-7',
    'payment-type.electricity',
    'supplier-and-tariff.electricity',
    'usage',
    'economy-7-share',
    'new-payment-method',
  ],
  dualConsolidatedToDualConsolidated: [
    'your-home',
    'vehicle',
    'compare-fuel',
    'same-supplier',
    'economy-7',
    'payment-type',
    'supplier-and-tariff',
    'usage',
    'economy-7-share',
    'new-payment-method',
  ],
  dualDistinctToDualConsolidated: [
    'your-home',
    'vehicle',
    'compare-fuel',
    'same-supplier',
    'economy-7',
    'payment-type.gas',
    'payment-type.electricity',
    'supplier-and-tariff.gas',
    'supplier-and-tariff.electricity',
    'usage',
    'economy-7-share',
    'new-payment-method',
  ],
};

/** The present steps in order: those of the quote type's journey, less the steps that §4 removes. */
export function stepsOf(answers: Answers, home: Home, comparisonType = 'home-energy'): string[] {
  const hasVehicle = comparisonType === 'vehicle-home-energy';
  const hasMpan = home !== null && home.mpan !== null && home.mpan !== '';
  const isPrepaid = payMethodsOf(answers).includes('prePaymentMeter');
  return journeys[quoteType(answers)].filter((step) => {
    if (step === 'vehicle') return hasVehicle;
    if (step === 'economy-7') return hasMpan;
    if (step === 'economy-7-share') return isEconomy7Meter(answers, home);
    if (step === 'new-payment-method') return !isPrepaid;
    return true;
  });
}
