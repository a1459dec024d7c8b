import { daysAfter } from '../../../days/days.ts';
import { lastToCancel, switchDays } from '../switch-days.ts';
import type { Switched } from './switched.ts';
import { say } from './words.ts';

/** What the dates of a switch are reckoned from, and named by. */
export type Dated = Pick<Switched, 'references' | 'endsOn' | 'isDelayed' | 'workingDays' | 'supplier' | 'on'>;

/** The dates of a switch applied for `on` a day: the last to cancel once the `pack` has come, the meter reading, the end of a fixed price. */
export function datesOf(switched: Dated, on: string, pack: string | undefined): string {
  const { references, endsOn, isDelayed, workingDays } = switched;
  const supplier = switched.supplier ?? say('new-supplier');
  const { starts } = switchDays({ on, isDelayed, workingDays });
  const known = references.map((reference) => say('entry-reference', reference)).join(' ');
  const entry = (name: string, day: string, title: string, text: string, alarm: number) => ({
    day,
    title,
    text: `${text} ${known}`.trim(),
    alarm,
    // Two switches of one day, such as one for each fuel, are two.
    id: `${[name, ...references.map(({ number }) => number), on].join('-')}@energy-switch`,
  });
  return calendarFile(on, [
    ...(pack
      ? [entry('cooling-off', lastToCancel(pack), say('entry-cancel', { supplier }), say('cooling-off'), 2)]
      : []),
    entry('reading', starts.from, say('entry-reading', { supplier }), say('entry-reading-says'), 1),
    ...(endsOn ? [entry('fix', endsOn, say('entry-fix', { supplier }), say('entry-fix-says'), 42)] : []),
  ]);
}

/** An entry of a day in a calendar. */
interface CalendarEntry {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly title: string;
  readonly text: string;
  /** How many days before it speaks up, at nine in the morning. */
  readonly alarm: number;
  /** Tells entries apart, so that saving one twice keeps one. */
  readonly id: string;
}

const plainDay = (day: string) => day.replaceAll('-', '');
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/** Lines of at most 75 bytes (RFC 5545, 3.1); a longer one goes on after a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (new TextEncoder().encode(part + character).length > 74) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}

/** An iCalendar file (RFC 5545), made on a day, of entries that each fill theirs, with an alarm on the days before. */
function calendarFile(made: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Energy switch//Switch Complete//EN',
    ...entries.flatMap(({ day, title, text, alarm, id }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(id)}`,
      `DTSTAMP:${plainDay(made)}T000000Z`,
      `DTSTART;VALUE=DATE:${plainDay(day)}`,
      `DTEND;VALUE=DATE:${plainDay(daysAfter(day, 1))}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER:-PT${24 * alarm - 9}H`,
      `DESCRIPTION:${escaped(title)}`,
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ];
  return lines.map(folded).join('\r\n');
}
