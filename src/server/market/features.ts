import type { PayMethod, Rates } from './cap.ts';
import { dayAndNight } from './cap.ts';
import type { Offer } from './catalogue.ts';
import type { Fuel } from './quote.ts';

/** The prices of one fuel of an offer. `twoRates` shows them by day and night. */
export interface FuelPrices {
  readonly fuel: Fuel;
  readonly rates: Rates;
  readonly twoRates: boolean;
}

const pence = (amount: number) => `${amount.toFixed(2)}p`;
const names: Record<Fuel, string> = { gas: 'Gas', electricity: 'Electricity' };
const ways: Record<PayMethod, string> = {
  monthlyDirectDebit: 'You pay by monthly Direct Debit.',
  quarterlyDirectDebit: 'You pay by quarterly Direct Debit.',
  cashOrCheque: 'You pay each bill by cash or cheque.',
  prePaymentMeter: 'You pay as you go, through a prepayment meter.',
};

function pricesOf({ fuel, rates, twoRates }: FuelPrices): string {
  const standing = `and ${pence(rates.standingCharge)} a day`;
  if (!twoRates) return `${names[fuel]}: ${pence(rates.unitRate)} a kWh ${standing}.`;
  const { day, night } = dayAndNight(rates.unitRate);
  return `${names[fuel]}: ${pence(day)} a kWh by day, ${pence(night)} by night ${standing}.`;
}

/** The feature texts of a result, the prices first; every one is worked out from the tariff (Q2.31). */
export function featuresOf(
  { tariff }: Offer,
  prices: readonly FuelPrices[],
  payMethod: PayMethod,
): readonly string[] {
  const { months, exitFeeGbp, isGreen } = tariff;
  return [
    ...prices.map(pricesOf),
    months === null
      ? 'A variable price: it can go up or down, and stays within the Ofgem price cap.'
      : `Prices are fixed for ${months} months from the day your supply starts.`,
    exitFeeGbp === 0
      ? 'No exit fee: you can leave at any time.'
      : `Leaving early costs £${exitFeeGbp} for each fuel, except in the last 49 days.`,
    ...(isGreen && prices.some(({ fuel }) => fuel === 'electricity')
      ? ['The electricity is matched by certificates from renewable sources.']
      : []),
    ways[payMethod],
    'A demonstration tariff: not an offer of this supplier.',
  ];
}
