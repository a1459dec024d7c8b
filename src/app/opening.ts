import type { UkTime } from '../runtime/today.ts';
import bankHolidays from './bank-holidays.json' with { type: 'json' };

/** Whether the phone line is open, and in words until when or from when. */
export interface Opening {
  readonly isOpen: boolean;
  readonly says: string;
}

/** The last day whose bank holidays are known: nothing is claimed about later ones. */
const lastKnown = bankHolidays.until;

/** Hours of the phone line, Monday to Friday (Q1.02). */
const opens = 9;
const closes = 17;
/** More closed days in a row than any calendar has: the search for the next open day ends here. */
const mostDays = 14;

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

function dayAfter(day: string): string {
  const next = dateOf(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

function isWorkingDay(day: string): boolean {
  const at = dateOf(day).getUTCDay();
  return at !== 0 && at !== 6 && !bankHolidays.days.includes(day);
}

/**
 * Open Monday to Friday 9am to 5pm in UK time, closed on bank holidays of England and Wales (Q1.02). Undefined for a day
 * whose bank holidays are not published yet.
 */
export function openingAt({ day, hour }: UkTime): Opening | undefined {
  if (day > lastKnown) return undefined;
  if (isWorkingDay(day)) {
    if (hour >= opens && hour < closes) return { isOpen: true, says: 'Open now, until 5pm' };
    if (hour < opens) return { isOpen: false, says: 'Closed now. Opens today at 9am.' };
  }
  let next = dayAfter(day);
  for (let passed = 1; passed < mostDays && !isWorkingDay(next); passed += 1) next = dayAfter(next);
  if (next > lastKnown) return { isOpen: false, says: 'Closed now.' };
  const when = next === dayAfter(day) ? 'tomorrow' : weekday.format(dateOf(next));
  return { isOpen: false, says: `Closed now. Opens ${when} at 9am.` };
}
