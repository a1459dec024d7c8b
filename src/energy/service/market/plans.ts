import type { Projection } from '../../api/contract/tariff.ts';
import type { CallReply } from '../../api/contract.ts';
import { dayAndNight } from './cap.ts';
import { defaultTariff } from './catalogue.ts';
import { annualCost, yearDays } from './cost.ts';
import { leavingFee, type Market, type PathYear, yearOn } from './projection.ts';
import type { Fuel, Quote } from './quote.ts';
import { toPence } from './rounding.ts';
import type { Comparison } from './wanted.ts';

/** No tariff of the demonstration market has one. */
const discounts = 0;

/** The rates of a year as they are shown: one unit rate, or day and night ones of an Economy 7 meter. */
export function shownRates({ rates, usage }: PathYear) {
  const { unitRate, standingCharge } = rates;
  if (usage.nightShare === undefined)
    return { standingCharge, unitRate, unitRateDay: null, unitRateNight: null };
  const { day, night } = dayAndNight(unitRate);
  return { standingCharge, unitRate: null, unitRateDay: day, unitRateNight: night };
}

/** One fuel's plan. `present` is the home as it is now; `next` what the coming year is made of, when that is not the path's own. */
function planOf(
  { today }: Market,
  present: PathYear,
  year: PathYear,
  next: Pick<PathYear, 'daysLeft' | 'pounds'> = year,
): Projection {
  const { supplier, tariff } = year.offer;
  return {
    annualUsage: year.usage.kwh,
    dateOfCalculation: today,
    supplier: supplier.name,
    tariffName: tariff.name,
    tariffEndDate: year.endsOn,
    fixedMonths: year === present ? null : tariff.months,
    daysLeftOnCurrentTariff: next.daysLeft,
    daysOnDefaultTariff: yearDays - next.daysLeft,
    ...shownRates(year),
    discounts,
    previousTwelveMonthsWithVat: toPence(annualCost(present.rates, present.usage)),
    nextTwelveMonthsWithVat: next.pounds,
    terminationFees: leavingFee(year),
    personalProjection: toPence(next.pounds - discounts),
  };
}

/** The four plans of every fuel; null for a fuel that the quote does not have (Q2.41). */
export function plansOf(
  market: Market,
  quote: Quote,
  comparisons: readonly Comparison[],
): CallReply<'POST /request/ppp'>['pppDto'] {
  const plans = (fuel: Fuel) => {
    const found = comparisons.find(({ present }) => present.fuel === fuel);
    if (!found) return { existing: null, byDefault: null, chosen: null, next: null };
    const { present, asked } = found;
    const { supplier } = present.offer;
    const fallback = { supplier, tariff: defaultTariff(supplier) };
    const atDefault = yearOn(market, quote, present, { ...present, offer: fallback, endsOn: null });
    const wholeYear = yearOn(market, quote, present, { ...asked, endsOn: null });
    return {
      existing: planOf(market, present, present),
      byDefault: planOf(market, present, atDefault, { ...atDefault, daysLeft: 0 }),
      chosen: planOf(market, present, asked, wholeYear),
      next: planOf(market, present, asked),
    };
  };
  const [electricity, gas] = [plans('electricity'), plans('gas')];
  return {
    electricityExistingPersonalProjectionPlan: electricity.existing,
    gasExistingPersonalProjectionPlan: gas.existing,
    electricityDefaultPersonalProjectionPlan: electricity.byDefault,
    gasDefaultPersonalProjectionPlan: gas.byDefault,
    electricityChosenPersonalProjectionPlan: electricity.chosen,
    gasChosenPersonalProjectionPlan: gas.chosen,
    electricityNewPersonalProjectionPlan: electricity.next,
    gasNewPersonalProjectionPlan: gas.next,
  };
}
