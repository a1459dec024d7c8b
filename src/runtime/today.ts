/** A moment as clocks in the United Kingdom show it. */
export interface UkTime {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Hour of the day, 0 to 23. */
  readonly hour: number;
}

const ukClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Now in the United Kingdom, whatever the visitor's own time zone. The page's only clock. */
export function ukNow(now = new Date()): UkTime {
  const parts = new Map(ukClock.formatToParts(now).map(({ type, value }) => [type, value]));
  const day = [parts.get('year'), parts.get('month'), parts.get('day')].join('-');
  return { day, hour: Number(parts.get('hour')) };
}

/** Today in the United Kingdom as YYYY-MM-DD. */
export function today(now = new Date()): string {
  return ukNow(now).day;
}
