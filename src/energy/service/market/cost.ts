import { dayAndNight, type Rates } from './cap.ts';

/** Days that a projection covers: the next 12 months. */
export const yearDays = 365;

/** What a home uses in a year. `nightShare` (0 to 1) is set for an Economy 7 meter alone. */
export interface Usage {
  readonly kwh: number;
  readonly nightShare?: number;
}

/** The price of an average kWh, pence: of a two-rate meter the day and night rates in the home's own proportion. */
export function averageRate({ unitRate }: Rates, nightShare: number | undefined): number {
  if (nightShare === undefined) return unitRate;
  const { day, night } = dayAndNight(unitRate);
  return day * (1 - nightShare) + night * nightShare;
}

/** The bill of a whole year, in pounds with VAT, not rounded. */
export const annualCost = (rates: Rates, { kwh, nightShare }: Usage): number =>
  (averageRate(rates, nightShare) * kwh + rates.standingCharge * yearDays) / 100;

/** The kWh that a yearly bill pays for: the inverse of annualCost, and 0 when standing charges eat it all. */
export const usageOfCost = (rates: Rates, pounds: number, nightShare: number | undefined): number =>
  Math.max(0, (pounds * 100 - rates.standingCharge * yearDays) / averageRate(rates, nightShare));

/** Part of the year at one tariff's rates, the rest at another's; `days` is held between 0 and 365. */
export function splitCost(first: Rates, days: number, then: Rates, usage: Usage): number {
  const share = Math.min(yearDays, Math.max(0, days)) / yearDays;
  return annualCost(first, usage) * share + annualCost(then, usage) * (1 - share);
}
