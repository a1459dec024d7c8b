import { daysAfter, daysBetween, monthsAfter } from '../../../days/days.ts';
import type { Projection } from '../../api/contract/tariff.ts';
import type { Fuel } from '../../api/tariff-replies.ts';
import { fixEndOf } from '../switch-days.ts';
import type { FuelPlans, Projections } from './details.ts';

/** Days that a projection covers. */
export const yearDays = 365;

/** What has been paid by the end of each day, in pounds; index 0 is the start, index 365 the end. */
type Paid = readonly number[];

/** A day on which a fixed price ends within the year. */
export interface PriceEnd {
  readonly fuels: readonly Fuel[];
  /** Days from the start: prices change after this one. */
  readonly day: number;
  /** YYYY-MM-DD, the last day of the old price: of a new one about that, for it begins with the supply. */
  readonly date: string;
}

interface Month {
  /** First day, YYYY-MM-DD. */
  readonly from: string;
  /** Days from the start to its end. */
  readonly until: number;
  /** Pounds of this month on either path. */
  readonly stay: number;
  readonly change: number;
  /** Pounds by which the switch is ahead since the start; negative while it is behind. */
  readonly ahead: number;
}

/** The next 12 months on both paths (V1). Pounds, both fuels together. */
export interface YearAhead {
  readonly start: string;
  readonly stay: Paid;
  readonly change: Paid;
  /** What leaving the present tariff early costs; the path of the switch begins with it. */
  readonly fees: number;
  readonly presentEnds: readonly PriceEnd[];
  readonly newEnds: readonly PriceEnd[];
  readonly months: readonly Month[];
  /** The first day from which the switch stays ahead, when it was behind before. */
  readonly breakEven: { readonly day: number; readonly date: string } | undefined;
}

interface Leg {
  readonly days: number;
  readonly pounds: number;
}

/** What is paid for the days left and for the rest, so that both make up the plan's own projection. */
function legs(
  plan: Projection,
  before: Projection | undefined,
  after: Projection | undefined,
): [Leg, Leg] | undefined {
  const days = plan.daysLeftOnCurrentTariff;
  const rest = yearDays - days;
  const whole = plan.personalProjection;
  if (days === 0 || rest === 0)
    return [
      { days: yearDays, pounds: whole },
      { days: 0, pounds: 0 },
    ];
  const known = before ? (before.personalProjection * days) / yearDays : undefined;
  const first = known ?? (after ? whole - (after.personalProjection * rest) / yearDays : undefined);
  return first === undefined
    ? undefined
    : [
        { days, pounds: first },
        { days: rest, pounds: whole - first },
      ];
}

const paidBy = (parts: readonly (readonly [Leg, Leg])[], fees: number): Paid =>
  Array.from({ length: yearDays + 1 }, (_, day) =>
    parts.reduce((paid, [first, then]) => {
      const early = first.days === 0 ? 0 : (first.pounds * Math.min(day, first.days)) / first.days;
      const late = then.days === 0 ? 0 : (then.pounds * Math.max(0, day - first.days)) / then.days;
      return paid + early + late;
    }, fees),
  );

/**
 * The next 12 months of the fuels of a quote, day by day. The days left on the present tariff cost what its path leaves
 * after the days on the default one; a new fixed price costs what a year of it does. Undefined when a plan is missing
 * that this needs: half a year ahead would mislead.
 */
export function yearAhead(projections: Projections, fuels: readonly Fuel[]): YearAhead | undefined {
  const stays: [Leg, Leg][] = [];
  const changes: [Leg, Leg][] = [];
  let fees = 0;
  let start: string | undefined;
  for (const fuel of fuels) {
    const { Existing, Default, Chosen, New }: FuelPlans = projections[fuel];
    const stay = Existing && legs(Existing, undefined, Default);
    const change = New && legs(New, Chosen, undefined);
    if (!stay || !change) return undefined;
    stays.push(stay);
    changes.push(change);
    fees += Existing.terminationFees;
    start ??= New.dateOfCalculation;
  }
  if (start === undefined) return undefined;
  const stay = paidBy(stays, 0);
  const change = paidBy(changes, fees);
  return {
    start,
    stay,
    change,
    fees,
    presentEnds: endsOf(fuels, (fuel) => projections[fuel].Existing, start),
    newEnds: endsOf(fuels, (fuel) => projections[fuel].New, start),
    months: monthsOf(start, stay, change),
    breakEven: breakEvenOf(start, stay, change),
  };
}

function endsOf(
  fuels: readonly Fuel[],
  planOf: (fuel: Fuel) => Projection | undefined,
  start: string,
): readonly PriceEnd[] {
  const ends = new Map<number, Omit<PriceEnd, 'day'>>();
  for (const fuel of fuels) {
    const plan = planOf(fuel);
    const day = plan?.daysLeftOnCurrentTariff ?? 0;
    if (!plan?.tariffEndDate || day === 0 || day >= yearDays) continue;
    const date = fixEndOf(start, plan.fixedMonths) ?? daysAfter(start, day - 1);
    ends.set(day, { fuels: [...(ends.get(day)?.fuels ?? []), fuel], date });
  }
  return [...ends].map(([day, end]) => ({ day, ...end }));
}

/** The twelve months from the first day on; the last one ends with the year. */
function monthsOf(start: string, stay: Paid, change: Paid): readonly Month[] {
  const at = (months: number) => daysBetween(start, monthsAfter(start, months));
  return Array.from({ length: 12 }, (_, index) => {
    const [from, until] = [at(index), index === 11 ? yearDays : at(index + 1)];
    const between = (paid: Paid) => (paid[until] ?? 0) - (paid[from] ?? 0);
    return {
      from: daysAfter(start, from),
      until,
      stay: between(stay),
      change: between(change),
      ahead: (stay[until] ?? 0) - (change[until] ?? 0),
    };
  });
}

/** Half a penny: less is no difference. */
const least = 0.005;

function breakEvenOf(start: string, stay: Paid, change: Paid): YearAhead['breakEven'] {
  const behind = stay.findLastIndex((paid, day) => (change[day] ?? 0) - paid > least);
  if (behind === -1 || behind === yearDays) return undefined;
  const day = behind + 1;
  return { day, date: daysAfter(start, day - 1) };
}
