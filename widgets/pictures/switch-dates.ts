import { daysAfter, workingDaysAfter } from '../../src/days/days.ts';

/** What the dates of a switch depend on. */
export interface SwitchTerms {
  /** The day on which the switch is applied for, YYYY-MM-DD. */
  readonly today: string;
  readonly isDelayed: boolean;
  readonly coolingOffDays: number;
  /** Working days until the soonest and the latest start. */
  readonly soonestDays: number;
  readonly latestDays: number;
}

/** One point on the way, its last day given where it is a span; both YYYY-MM-DD. */
export interface SwitchPoint {
  readonly name: 'applied' | 'start' | 'cooling-off';
  readonly from: string;
  readonly to?: string;
}

/** The points of a switch in the order in which they come. */
export function switchPoints(terms: SwitchTerms): readonly SwitchPoint[] {
  const { today, isDelayed, coolingOffDays, soonestDays, latestDays } = terms;
  const end = daysAfter(today, coolingOffDays);
  const from = isDelayed ? end : today;
  const start: SwitchPoint = {
    name: 'start',
    from: workingDaysAfter(from, soonestDays),
    to: workingDaysAfter(from, latestDays),
  };
  const coolingOff: SwitchPoint = { name: 'cooling-off', from: end };
  const ways = start.from < end ? [start, coolingOff] : [coolingOff, start];
  return [{ name: 'applied', from: today }, ...ways];
}
