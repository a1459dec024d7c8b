import { lastToCancel, switchDays } from '../switch-days.ts';
import { calendarFile } from './calendar.ts';
import type { Switched } from './switched.ts';
import { say } from './words.ts';

/** What the dates of a switch are reckoned from, and named by. */
export type Dated = Pick<Switched, 'references' | 'endsOn' | 'isDelayed' | 'supplier' | 'on'>;

/**
 * The dates of a switch that was applied for `on` a day: the last day to cancel, where the day is known on which the welcome `pack`
 * came; the meter reading when the supply starts; and the end of a fixed price. Each names supplier and references.
 */
export function datesOf(switched: Dated, on: string, pack: string | undefined): string {
  const { references, endsOn, isDelayed } = switched;
  const supplier = switched.supplier ?? say('new-supplier');
  const { starts } = switchDays({ on, isDelayed });
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
