import { dayNameOf, daysAfter, isWorkingDay, lastKnownHoliday } from '../days/days.ts';
import type { UkTime } from '../days/uk-time.ts';
import { say } from '../energy/pages/frame-words.ts';

/** Whether the phone line is open, and in words until when or from when. */
export interface Opening {
  readonly isOpen: boolean;
  readonly says: string;
}

/** Hours of the phone line, Monday to Friday (Q1.02). */
const opens = 9;
const closes = 17;
/** More closed days in a row than any calendar has: the search for the next open day ends here. */
const mostDays = 14;

/**
 * Open Monday to Friday 9am to 5pm in UK time, closed on bank holidays of England and Wales (Q1.02). Undefined for a day
 * whose bank holidays are not published yet.
 */
export function openingAt({ day, hour }: UkTime): Opening | undefined {
  if (day > lastKnownHoliday) return undefined;
  if (isWorkingDay(day)) {
    if (hour >= opens && hour < closes) return { isOpen: true, says: say('open') };
    if (hour < opens) return { isOpen: false, says: say('opens-today') };
  }
  let next = daysAfter(day, 1);
  for (let passed = 1; passed < mostDays && !isWorkingDay(next); passed += 1) next = daysAfter(next, 1);
  if (next > lastKnownHoliday) return { isOpen: false, says: say('closed') };
  const isTomorrow = next === daysAfter(day, 1);
  return {
    isOpen: false,
    says: isTomorrow ? say('opens-tomorrow') : say('opens-on', { day: dayNameOf(next) }),
  };
}
