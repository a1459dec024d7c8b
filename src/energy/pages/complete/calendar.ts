import { daysAfter } from '../../../days/days.ts';

/** An entry of a day in a calendar. */
export interface CalendarEntry {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly title: string;
  readonly text: string;
  /** Tells entries apart, so that saving one twice keeps one. */
  readonly id: string;
}

const plainDay = (day: string) => day.replaceAll('-', '');
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

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

/** An iCalendar file (RFC 5545) with one entry that fills its day. */
export function calendarFile({ day, title, text, id }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Energy switch//Switch Complete//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${plainDay(day)}T000000Z`,
    `DTSTART;VALUE=DATE:${plainDay(day)}`,
    `DTEND;VALUE=DATE:${plainDay(daysAfter(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return lines.map(folded).join('\r\n');
}
