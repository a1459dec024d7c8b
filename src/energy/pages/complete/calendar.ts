import { daysAfter } from '../../../days/days.ts';

/** An entry of a day in a calendar. */
export interface CalendarEntry {
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
export function calendarFile(made: string, entries: readonly CalendarEntry[]): string {
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
