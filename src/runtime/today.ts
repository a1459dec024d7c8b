import { type UkTime, ukTimeAt } from '../days/uk-time.ts';

/** Now in the United Kingdom, whatever the visitor's own time zone. The page's only clock. */
export function ukNow(now = new Date()): UkTime {
  return ukTimeAt(now);
}

/** Today in the United Kingdom as YYYY-MM-DD. */
export function today(now = new Date()): string {
  return ukNow(now).day;
}
