import { saidDay } from '../../../engine/said-day.ts';
import { inWholes } from '../../../words/counted.ts';
import type { Projection } from '../../api/contract/tariff.ts';
import { asRate } from '../../api/rate.ts';
import type { Fuel, Plan } from '../../api/tariff-replies.ts';
import { fixEndOf } from '../switch-days.ts';
import type { FuelPlans } from './details.ts';
import { inKwh, inPence } from './figures.ts';
import { nightShareOf, shownParts, splitOf } from './money-split.ts';
import { say, sayProjections, sayWorkings } from './words.ts';
import { yearDays } from './year-ahead.ts';

/** 1 day, 112 days. */
export const inDays = (days: number): string =>
  days === 1 ? say('one-day') : say('days', { count: inWholes(days) });

/** Fuels inside a sentence: "gas", "electricity and gas". */
export const sayingFuels = ([first, ...others]: readonly Fuel[]): string =>
  first && others.length === 0 ? sayProjections(`fuels-${first}`) : sayProjections('fuels-both');

/** The four plans in the order in which they are read, each with what it is. */
export const planWords: readonly { readonly plan: Plan; readonly title: string; readonly is: string }[] = [
  { plan: 'Existing', title: sayWorkings('existing'), is: sayWorkings('existing-is') },
  { plan: 'New', title: sayWorkings('new'), is: sayWorkings('new-is') },
  { plan: 'Default', title: sayWorkings('default'), is: sayWorkings('default-is') },
  { plan: 'Chosen', title: sayWorkings('chosen'), is: sayWorkings('chosen-is') },
];

/** How a plan's projection comes about, line by line, in words and numbers; the last line is the projection. */
export function sumOf(name: Plan, plans: FuelPlans): readonly string[] {
  const plan = plans[name];
  if (!plan) return [];
  const { personalProjection, discounts } = plan;
  return [
    ...(hasOneSetOfRates(name, plan) ? atRates(plan, plans) : onTwoTariffs(name, plan, plans)),
    ...(discounts === 0 ? [] : [sayWorkings('discounted', { amount: inPence(discounts) })]),
    sayWorkings('together', { amount: inPence(personalProjection) }),
  ];
}

/** A whole year at the rates that the plan gives; the default plan's rates are those of the default tariff. */
const hasOneSetOfRates = (name: Plan, { daysOnDefaultTariff }: Projection) =>
  name === 'Default' || name === 'Chosen' || daysOnDefaultTariff === 0;

function atRates(plan: Projection, plans: FuelPlans): readonly string[] {
  const split = splitOf(plan, nightShareOf(plans));
  return (split ? shownParts(split, 0.01) : []).map(({ kwh, rate, pounds }) => {
    const amount = kwh === undefined ? inDays(yearDays) : inKwh(kwh);
    return sayWorkings('sum', { amount, rate: asRate(rate), pounds: inPence(pounds) });
  });
}

/** Part of the year on a fixed price, the rest on the default tariff that follows it. */
function onTwoTariffs(name: Plan, plan: Projection, { Default, Chosen }: FuelPlans): readonly string[] {
  const { daysLeftOnCurrentTariff: days, daysOnDefaultTariff: rest, personalProjection, discounts } = plan;
  const whole = personalProjection + discounts;
  const afterwards = name === 'Existing' ? Default : undefined;
  const before = name === 'New' ? Chosen : undefined;
  const then = afterwards
    ? (afterwards.personalProjection * rest) / yearDays
    : before && whole - (before.personalProjection * days) / yearDays;
  if (then === undefined) return [sayWorkings('two-tariffs', { days: inDays(days), rest: inDays(rest) })];
  const { tariffName: tariff, supplier } = plan;
  return [
    ...(days === 0
      ? []
      : [sayWorkings('days-on', { days: inDays(days), tariff, amount: inPence(whole - then) })]),
    sayWorkings('days-on-default', { days: inDays(rest), supplier, amount: inPence(then) }),
  ];
}

/** When the tariff of a plan ends: of a new one about that day, for its price begins with the supply. */
function sayingEnd({ dateOfCalculation, fixedMonths, tariffEndDate }: Projection): string {
  const about = fixEndOf(dateOfCalculation, fixedMonths);
  if (about) return sayWorkings('about', { day: saidDay(about) });
  return tariffEndDate === null ? sayWorkings('no-end') : saidDay(tariffEndDate);
}

/** Every field of a plan by its name, as it is read (§3, pppDto). */
export function fieldsOf(plan: Projection): readonly (readonly [name: string, value: string])[] {
  const unit = (rate: number | null) =>
    rate === null ? sayWorkings('does-not-apply') : sayWorkings('a-kwh', { rate: asRate(rate) });
  const notGiven = sayWorkings('not-given');
  return [
    [sayWorkings('supplier'), plan.supplier || notGiven],
    [sayWorkings('tariff'), plan.tariffName || notGiven],
    [sayWorkings('ends-on'), sayingEnd(plan)],
    [sayWorkings('worked-out'), saidDay(plan.dateOfCalculation)],
    [sayWorkings('used'), inKwh(plan.annualUsage)],
    [sayWorkings('days-left'), inDays(plan.daysLeftOnCurrentTariff)],
    [sayWorkings('days-default'), inDays(plan.daysOnDefaultTariff)],
    [sayWorkings('standing'), sayWorkings('a-day', { rate: asRate(plan.standingCharge) })],
    [sayWorkings('unit-rate'), unit(plan.unitRate)],
    [sayWorkings('unit-rate-day'), unit(plan.unitRateDay)],
    [sayWorkings('unit-rate-night'), unit(plan.unitRateNight)],
    [sayWorkings('discounts'), inPence(plan.discounts)],
    [sayWorkings('exit-fees-today'), inPence(plan.terminationFees)],
    [sayWorkings('previous-year'), inPence(plan.previousTwelveMonthsWithVat)],
    [sayWorkings('next-year'), inPence(plan.nextTwelveMonthsWithVat)],
    [sayWorkings('projection'), inPence(plan.personalProjection)],
  ];
}
