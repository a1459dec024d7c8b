import type { PayMethod } from '../../api/contract/shared.ts';
import { type Cap, capOf, type MeterKind, type Rates } from './cap.ts';
import { type Catalogue, defaultTariff, type MarketTariff, type Offer, tariffRates } from './catalogue.ts';
import { splitCost, type Usage, usageOfCost, yearDays } from './cost.ts';
import { daysUntil, lastDayOf } from './days.ts';
import type { Fuel, Quote, Supply } from './quote.ts';
import { toKwh, toPence } from './rounding.ts';

/** What prices are worked out with: what is sold, the cap's quarter, and today (YYYY-MM-DD, UK time). */
export interface Market {
  readonly catalogue: Catalogue;
  readonly cap: Cap;
  readonly today: string;
}

/** A tariff that is held up to and with a day (YYYY-MM-DD), and the supplier's default tariff from then on. */
export interface Path {
  readonly offer: Offer;
  readonly payMethod: PayMethod;
  readonly endsOn: string | null;
}

/** The next 12 months of one fuel on one path: the rates of its tariff, the days on it, and the cost in pounds. */
export interface PathYear extends Path {
  readonly fuel: Fuel;
  readonly usage: Usage;
  readonly rates: Rates;
  readonly daysLeft: number;
  readonly pounds: number;
}

/** The market of a day; `period` chooses another quarter of the cap than the latest. */
export const marketOf = (catalogue: Catalogue, today: string, period?: string): Market => ({
  catalogue,
  cap: capOf(period),
  today,
});

/** Which meter of the cap a fuel is measured by. */
const meterOf = (fuel: Fuel, nightShare: number | undefined): MeterKind =>
  fuel === 'gas' ? 'gas' : nightShare === undefined ? 'electricity' : 'electricityMultiRegister';

/** The prices of a tariff for one fuel of the quoted home. */
const ratesFor = (
  { cap }: Market,
  { region, nightShare }: Quote,
  fuel: Fuel,
  tariff: MarketTariff,
  payMethod: PayMethod,
): Rates => tariffRates(cap, tariff, { regionId: region.id, payMethod, meter: meterOf(fuel, nightShare) });

/**
 * The next 12 months of one fuel on a path: the days left at the tariff's rates, then the supplier's default tariff
 * (Ofgem, estimated annual cost). Each fuel's cost is rounded to pence here and nowhere else; totals and savings are
 * sums of these.
 */
export function yearOn(
  market: Market,
  quote: Quote,
  { fuel, usage }: { readonly fuel: Fuel; readonly usage: Usage },
  { offer, payMethod, endsOn }: Path,
): PathYear {
  const rates = ratesFor(market, quote, fuel, offer.tariff, payMethod);
  const daysLeft = daysUntil(endsOn, market.today);
  const after =
    daysLeft === yearDays ? rates : ratesFor(market, quote, fuel, defaultTariff(offer.supplier), payMethod);
  const pounds = toPence(splitCost(rates, daysLeft, after, usage));
  return { offer, payMethod, endsOn, fuel, usage, rates, daysLeft, pounds };
}

/** One fuel's year if nothing changes. Usage given as a cost is what that cost buys at the present rates. */
export function presentYear(market: Market, quote: Quote, supply: Supply): PathYear {
  const { fuel, offer, payMethod, validTo, kwh, pounds } = supply;
  const rates = ratesFor(market, quote, fuel, offer.tariff, payMethod);
  const nightShare = fuel === 'electricity' ? quote.nightShare : undefined;
  const usage: Usage = {
    kwh: kwh || toKwh(usageOfCost(rates, pounds ?? 0, nightShare)),
    ...(nightShare === undefined ? {} : { nightShare }),
  };
  return yearOn(market, quote, { fuel, usage }, { offer, payMethod, endsOn: validTo });
}

/** A fixed price may be left without a fee in its last 49 days (Ofgem). */
const freeDays = 49;

/** Pounds that leaving a path's tariff today costs. */
export const leavingFee = ({ daysLeft, offer }: PathYear): number =>
  daysLeft > freeDays ? offer.tariff.exitFeeGbp : 0;

/** The path after a switch today: a fixed price holds for its months, counted from today. */
export const pathTo = ({ today }: Market, offer: Offer, payMethod: PayMethod): Path => ({
  offer,
  payMethod,
  endsOn: offer.tariff.months === null ? null : lastDayOf(offer.tariff.months, today),
});
