import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Printer from 'lucide-react/icons/printer';
import { useId, useRef } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import { daysAfter } from '../../../days/days.ts';
import { switchDays, switchTerms } from '../switch-days.ts';
import { calendarFile } from './calendar.ts';
import styles from './SwitchComplete.module.css';
import type { Switched } from './switched.ts';
import { say } from './words.ts';

interface KeepProps {
  readonly printLabel: string;
  readonly switched: Switched;
}

/** Days after the application by which a welcome pack has come: more is a slip of the pen. */
const latestPack = 365;

/** Ways to keep what the page says: print or save it, and its dates for a calendar, reckoned from the welcome pack. */
export function Keep({ printLabel, switched }: KeepProps) {
  const id = useId();
  const { on } = switched;
  const pack = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.keep}>
      <Button onClick={() => window.print()}>
        <Printer size={18} /> {printLabel}
      </Button>
      {on !== undefined && (
        <>
          <label className={styles.pack} htmlFor={id}>
            {say('pack-day')}
            <input
              ref={pack}
              id={id}
              type="date"
              required
              min={on}
              max={daysAfter(on, latestPack)}
              defaultValue={on}
            />
          </label>
          <Button
            onClick={() => {
              // No last day to cancel is reckoned from a day that cannot be: the browser says which ones can.
              if (pack.current?.reportValidity())
                saveFile('your-switch.ics', 'text/calendar', datesOf(switched, on, pack.current.value));
            }}
          >
            <CalendarPlus size={18} /> {say('add-dates')}
          </Button>
        </>
      )}
    </div>
  );
}

/**
 * The dates of a switch that was applied for `on` a day: the last day to cancel, 14 days after the welcome pack came; the
 * meter reading when the supply starts; and the end of a fixed price. Each names supplier and references.
 */
export function datesOf(switched: Switched, on: string, pack: string): string {
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
    entry(
      'cooling-off',
      daysAfter(pack, switchTerms.coolingOffDays),
      say('entry-cancel', { supplier }),
      say('cooling-off'),
      2,
    ),
    entry('reading', starts.from, say('entry-reading', { supplier }), say('entry-reading-says'), 1),
    ...(endsOn ? [entry('fix', endsOn, say('entry-fix', { supplier }), say('entry-fix-says'), 42)] : []),
  ]);
}

/** Hands a file to the browser's downloads; it is made here and sent nowhere. */
function saveFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has taken its own hold of the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(address));
}
