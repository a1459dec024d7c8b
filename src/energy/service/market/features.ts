import type { PayMethod } from '../../api/contract/shared.ts';
import { asRate } from '../../api/rate.ts';
import { dayAndNight } from './cap.ts';
import type { Offer } from './catalogue.ts';
import { payMethodName } from './payMethod.ts';
import type { PathYear } from './projection.ts';
import type { Fuel } from './quote.ts';

const names: Record<Fuel, string> = { gas: 'Gas', electricity: 'Electricity' };
const ways: Record<PayMethod, string> = {
  monthlyDirectDebit: 'You pay by monthly Direct Debit.',
  quarterlyDirectDebit: 'You pay by quarterly Direct Debit.',
  cashOrCheque: 'You pay each bill by cash or cheque.',
  prePaymentMeter: 'You pay as you go, through a prepayment meter.',
};
const withinSentence = (method: PayMethod) =>
  payMethodName[method].replace(/^./, (first) => first.toLowerCase());
const waysToPay = new Intl.ListFormat('en-GB');

function pricesOf({ fuel, rates, usage }: PathYear): string {
  const standing = `and ${asRate(rates.standingCharge)} a day`;
  if (usage.nightShare === undefined) return `${names[fuel]}: ${asRate(rates.unitRate)} a kWh ${standing}.`;
  const { day, night } = dayAndNight(rates.unitRate);
  return `${names[fuel]}: ${asRate(day)} a kWh by day, ${asRate(night)} by night ${standing}.`;
}

function priceOf(months: number | null): string {
  if (months === null) return 'A variable price: it can go up or down, and stays within the Ofgem price cap.';
  const fixed = `Prices are fixed for ${months} months from the day your supply starts`;
  return months < 12 ? `${fixed}; the rest of the year is at the supplier's standard prices.` : `${fixed}.`;
}

const termsOf = ({ tariff: { months, exitFeeGbp } }: Offer, fuels: number): readonly string[] => [
  priceOf(months),
  exitFeeGbp === 0
    ? 'No exit fee: you can leave at any time.'
    : `Leaving early costs £${exitFeeGbp}${fuels === 1 ? '' : ' for each fuel'}, except in the last 49 days.`,
];
const green = 'The electricity is matched by certificates from renewable sources.';
const demonstration = 'A demonstration tariff: not an offer of this supplier.';

/** The feature texts of a result, the prices first; every one is worked out from the tariff (Q2.31). */
export const featuresOf = (
  offer: Offer,
  years: readonly PathYear[],
  payMethod: PayMethod,
): readonly string[] => [
  ...years.map(pricesOf),
  ...termsOf(offer, years.length),
  ...(offer.tariff.isGreen && years.some(({ fuel }) => fuel === 'electricity') ? [green] : []),
  ways[payMethod],
  demonstration,
];

/** The feature texts of a tariff wherever it is sold: without prices, with every way to pay for it (Q2.40). */
export const generalFeaturesOf = (offer: Offer): readonly string[] => [
  ...termsOf(offer, 2),
  ...(offer.tariff.isGreen ? [green] : []),
  `Ways to pay: ${waysToPay.format(offer.tariff.payMethods.map(withinSentence))}.`,
  demonstration,
];
