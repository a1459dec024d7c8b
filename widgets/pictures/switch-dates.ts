/** What the dates of a switch depend on; days of the week from Monday to Friday count as working days. */
export interface SwitchTerms {
  /** The day on which the switch is applied for, YYYY-MM-DD. */
  readonly today: string;
  /** The switch waits for the end of the cooling-off period. */
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

const dayLength = 86_400_000;

/** The day some days after another, YYYY-MM-DD. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

/** The day some working days after another, YYYY-MM-DD: Saturdays and Sundays do not count. */
function workingDaysAfter(day: string, days: number): string {
  let at = day;
  for (let left = days; left > 0; ) {
    at = daysAfter(at, 1);
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return at;
}

/** A day in words, such as "5 December 2026"; with the year left out, "5 December". */
export function inWords(day: string, withYear = true): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...(withYear ? { year: 'numeric' } : {}),
  }).format(Date.parse(day));
}
