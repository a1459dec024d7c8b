import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Printer from 'lucide-react/icons/printer';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import { WithDays } from '../../../../widgets/wording/WithDays.tsx';
import { saidDay } from '../../../engine/said-day.ts';
import { lastToCancel, switchDays, switchTerms } from '../switch-days.ts';
import { calendarFile } from './calendar.ts';
import styles from './SwitchComplete.module.css';
import { saveFile } from './save-file.ts';
import type { Switched } from './switched.ts';
import { say } from './words.ts';

interface KeepProps {
  readonly printLabel: string;
  readonly switched: Switched;
  /** YYYY-MM-DD: a pack that has come came by then. */
  readonly today: string;
  /** The day on which the welcome pack came, YYYY-MM-DD; '' where it is not known. */
  readonly pack: string;
  readonly onPack: (day: string) => void;
}

/**
 * Ways to keep what the page says: print or save it, and its dates for a calendar. Nobody but the customer knows on which day the
 * welcome pack came, nor does anybody before it has: it is asked for, and what follows from it is told.
 */
export function Keep({ printLabel, switched, today, pack, onPack }: KeepProps) {
  const id = useId();
  const { on } = switched;
  const box = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const last = today < (on ?? today) ? on : today;
  return (
    <div className={styles.keep}>
      <Button onClick={() => window.print()}>
        <Printer size={18} /> {printLabel}
      </Button>
      {on !== undefined && (
        <div className={styles.pack}>
          <label htmlFor={id}>{say('pack-day')}</label>
          <div className={styles.packDay}>
            <input
              ref={box}
              id={id}
              type="date"
              min={on}
              max={last}
              aria-invalid={isWrong}
              aria-describedby={isWrong ? `${id}-wrong ${id}-says` : `${id}-says`}
              onChange={({ target }) => {
                if (target.validity.valid) setWrong(false);
                onPack(target.validity.valid ? target.value : '');
              }}
            />
            <Button
              onClick={() => {
                // No last day to cancel is reckoned from a day that cannot be.
                const canBe = box.current?.validity.valid === true;
                setWrong(!canBe);
                if (canBe)
                  saveFile('your-switch.ics', 'text/calendar', datesOf(switched, on, pack || undefined));
                else box.current?.focus();
              }}
            >
              <CalendarPlus size={18} /> {say('add-dates')}
            </Button>
          </div>
          {isWrong && (
            <p id={`${id}-wrong`} className={styles.wrong} role="alert">
              {say('pack-wrong', { from: saidDay(on), to: saidDay(last ?? on) })}
            </p>
          )}
          <p id={`${id}-says`}>
            <WithDays
              text={
                pack === ''
                  ? say('pack-to-come', { days: switchTerms.coolingOffDays })
                  : say('pack-came', { day: saidDay(lastToCancel(pack)) })
              }
            />
          </p>
        </div>
      )}
    </div>
  );
}

/**
 * The dates of a switch that was applied for `on` a day: the last day to cancel, where the day is known on which the welcome `pack`
 * came; the meter reading when the supply starts; and the end of a fixed price. Each names supplier and references.
 */
export function datesOf(switched: Switched, on: string, pack: string | undefined): string {
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
