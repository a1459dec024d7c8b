import { type Cap, capOf, type MeterKind, type PayMethod, type Rates } from './cap.ts';
import { defaultTariff, type MarketTariff, type Offer, tariffRates } from './catalogue.ts';
import { annualCost, splitCost, type Usage, usageOfCost, yearDays } from './cost.ts';
import type { Fuel, Quote, Supply } from './quote.ts';

/** What prices are worked out with: the cap's quarter, and today (YYYY-MM-DD, UK time). */
export interface Market {
  readonly cap: Cap;
  readonly today: string;
}

/** One fuel of the home as it is now: its yearly use, and the next 12 months if nothing changes, in pounds. */
export interface PresentYear {
  readonly fuel: Fuel;
  readonly usage: Usage;
  readonly daysLeft: number;
  readonly pounds: number;
}

/** The market of a day; `period` chooses another quarter of the cap than the latest. */
export const marketOf = (today: string, period?: string): Market => ({ cap: capOf(period), today });

/** Which meter of the cap a fuel is measured by. */
const meterOf = (fuel: Fuel, nightShare: number | undefined): MeterKind =>
  fuel === 'gas' ? 'gas' : nightShare === undefined ? 'electricity' : 'electricityMultiRegister';

/** The prices of a tariff for one fuel of the quoted home. */
export const ratesFor = (
  { cap }: Market,
  { region, nightShare }: Quote,
  fuel: Fuel,
  tariff: MarketTariff,
  payMethod: PayMethod,
): Rates => tariffRates(cap, tariff, { regionId: region.id, payMethod, meter: meterOf(fuel, nightShare) });

/** Whole days from today up to and with `validTo`, 0 to 365; a tariff without an end lasts the whole year. */
function daysLeftOf(validTo: string | null, today: string): number {
  if (validTo === null) return yearDays;
  const days = (Date.parse(validTo) - Date.parse(today)) / 86_400_000 + 1;
  return Math.min(yearDays, Math.max(0, Math.round(days)));
}

/**
 * The next 12 months on the present path: the days left at the present tariff's rates, then the supplier's default
 * tariff (Ofgem, estimated annual cost). Usage given as a cost is what that cost buys at the present rates.
 */
export function presentYear(market: Market, quote: Quote, supply: Supply): PresentYear {
  const { fuel, offer, payMethod, validTo, kwh, pounds } = supply;
  const rates = ratesFor(market, quote, fuel, offer.tariff, payMethod);
  const after = ratesFor(market, quote, fuel, defaultTariff(offer.supplier), payMethod);
  const nightShare = fuel === 'electricity' ? quote.nightShare : undefined;
  const usage: Usage = {
    kwh: kwh || usageOfCost(rates, pounds ?? 0, nightShare),
    ...(nightShare === undefined ? {} : { nightShare }),
  };
  const daysLeft = daysLeftOf(validTo, market.today);
  return { fuel, usage, daysLeft, pounds: splitCost(rates, daysLeft, after, usage) };
}

/** The first 12 months on a new tariff, in pounds: a fix of less than a year ends in the supplier's default tariff. */
export function newYear(
  market: Market,
  quote: Quote,
  { fuel, usage }: PresentYear,
  { supplier, tariff }: Offer,
  payMethod: PayMethod,
): number {
  const rates = ratesFor(market, quote, fuel, tariff, payMethod);
  if (tariff.months === null || tariff.months >= 12) return annualCost(rates, usage);
  const after = ratesFor(market, quote, fuel, defaultTariff(supplier), payMethod);
  return splitCost(rates, Math.round((tariff.months * yearDays) / 12), after, usage);
}
