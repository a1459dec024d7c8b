import { saidDay } from '../../../engine/said-day.ts';
import type { Plan, Projection } from '../../api/tariff-replies.ts';
import type { FuelPlans } from './details.ts';
import { asRate, inDays, inKwh, inPence } from './figures.ts';
import { nightShareOf, splitOf } from './money-split.ts';
import { yearDays } from './year-ahead.ts';

/** The four plans in the order in which they are read, each with what it is. */
export const planWords: readonly { readonly plan: Plan; readonly title: string; readonly is: string }[] = [
  { plan: 'Existing', title: 'If you stay', is: 'The next 12 months if you change nothing.' },
  { plan: 'New', title: 'If you switch', is: 'The next 12 months if you switch to this tariff today.' },
  {
    plan: 'Default',
    title: 'Your supplier’s default tariff',
    is: 'A whole year on the tariff that follows when a fixed price ends.',
  },
  { plan: 'Chosen', title: 'This tariff for a whole year', is: 'A whole year at the rates of this tariff.' },
];

/** How a plan's projection comes about, line by line, in words and numbers; the last line is the projection. */
export function sumOf(name: Plan, plans: FuelPlans): readonly string[] {
  const plan = plans[name];
  if (!plan) return [];
  const { personalProjection, discounts } = plan;
  return [
    ...(hasOneSetOfRates(name, plan) ? atRates(plan, plans) : onTwoTariffs(name, plan, plans)),
    ...(discounts === 0 ? [] : [`Less discounts of ${inPence(discounts)}`]),
    `Together ${inPence(personalProjection)}`,
  ];
}

/** A whole year at the rates that the plan gives; the default plan's rates are those of the default tariff. */
const hasOneSetOfRates = (name: Plan, { daysOnDefaultTariff }: Projection) =>
  name === 'Default' || name === 'Chosen' || daysOnDefaultTariff === 0;

function atRates(plan: Projection, plans: FuelPlans): readonly string[] {
  const split = splitOf(plan, nightShareOf(plans));
  return (split?.parts ?? []).map(({ kwh, rate, pounds }) =>
    kwh === undefined
      ? `${inDays(yearDays)} at ${asRate(rate)} = ${inPence(pounds)}`
      : `${inKwh(kwh)} at ${asRate(rate)} = ${inPence(pounds)}`,
  );
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
  if (then === undefined)
    return [`${inDays(days)} on this tariff, then ${inDays(rest)} on the default tariff`];
  return [
    ...(days === 0 ? [] : [`${inDays(days)} on ${plan.tariffName} = ${inPence(whole - then)}`]),
    `${inDays(rest)} on the default tariff of ${plan.supplier} = ${inPence(then)}`,
  ];
}

/** Every field of a plan by its name, as it is read (§3, pppDto). */
export function fieldsOf(plan: Projection): readonly (readonly [name: string, value: string])[] {
  const unit = (rate: number | null) => (rate === null ? 'Does not apply' : `${asRate(rate)} a kWh`);
  return [
    ['Supplier', plan.supplier || 'Not given'],
    ['Tariff', plan.tariffName || 'Not given'],
    ['Tariff ends on', plan.tariffEndDate === null ? 'No end date' : saidDay(plan.tariffEndDate)],
    ['Worked out on', saidDay(plan.dateOfCalculation)],
    ['Energy used in a year', inKwh(plan.annualUsage)],
    ['Days left on the tariff', inDays(plan.daysLeftOnCurrentTariff)],
    ['Days on the default tariff', inDays(plan.daysOnDefaultTariff)],
    ['Standing charge', `${asRate(plan.standingCharge)} a day`],
    ['Unit rate', unit(plan.unitRate)],
    ['Unit rate, day', unit(plan.unitRateDay)],
    ['Unit rate, night', unit(plan.unitRateNight)],
    ['Discounts', inPence(plan.discounts)],
    ['Exit fees, if you leave it today', inPence(plan.terminationFees)],
    ['Previous 12 months, with VAT', inPence(plan.previousTwelveMonthsWithVat)],
    ['Next 12 months, with VAT', inPence(plan.nextTwelveMonthsWithVat)],
    ['Personal projection', inPence(plan.personalProjection)],
  ];
}
