import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import { WithDays } from '../../../../widgets/wording/WithDays.tsx';
import { saidDay } from '../../../engine/said-day.ts';
import { lastToCancel, switchTerms } from '../switch-days.ts';
import { type Dated, datesOf } from './dates-of.ts';
import styles from './PackDay.module.css';
import { saveFile } from './save-file.ts';
import { say } from './words.ts';

interface PackDayProps {
  readonly switched: Dated;
  /** YYYY-MM-DD: a pack that has come came by then. */
  readonly today: string;
  /** On the day of the switch itself no pack has come: then it is asked for on request alone. */
  readonly isDue: boolean;
  /** The day on which the welcome pack came, YYYY-MM-DD; '' where it is not known. */
  readonly pack: string;
  readonly onPack: (day: string) => void;
}

/** The day of the welcome pack, which the customer alone knows, and the dates of the switch for a calendar. */
export function PackDay({ switched, today, isDue, pack, onPack }: PackDayProps) {
  const id = useId();
  const { on } = switched;
  const box = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState('');
  if (on === undefined) return null;
  const look = () => {
    const says = sayingWrong(box.current?.validity, on);
    setWrong(says);
    return says === '';
  };
  return (
    <div className={`off-paper ${styles.pack}`}>
      <Button
        onClick={() => {
          // No last day to cancel is reckoned from a day that cannot be.
          if (look()) saveFile('your-switch.ics', 'text/calendar', datesOf(switched, on, pack || undefined));
          else {
            box.current?.closest('details')?.setAttribute('open', '');
            box.current?.focus();
          }
        }}
      >
        <CalendarPlus size={18} /> {say('add-dates')}
      </Button>
      <p id={`${id}-says`}>
        <WithDays
          text={
            pack === ''
              ? say('pack-to-come', { days: switchTerms.coolingOffDays })
              : say('pack-came', { day: saidDay(lastToCancel(pack)) })
          }
        />
      </p>
      <details open={isDue}>
        <summary className="disclosure">{say('pack-here')}</summary>
        <div className={styles.packDay}>
          <label htmlFor={id}>{say('pack-day')}</label>
          <input
            ref={box}
            id={id}
            type="date"
            className={styles.day}
            min={on}
            max={today < on ? on : today}
            aria-invalid={wrong !== ''}
            aria-describedby={wrong ? `${id}-wrong ${id}-says` : `${id}-says`}
            onChange={({ target }) => {
              if (target.validity.valid) setWrong('');
              onPack(target.validity.valid ? target.value : '');
            }}
            onBlur={look}
          />
          {wrong && (
            <p id={`${id}-wrong`} className={styles.wrong} role="alert">
              <WithDays text={wrong} />
            </p>
          )}
        </div>
      </details>
    </div>
  );
}

/** Why no welcome pack came on what stands in the box; '' where one may have. */
function sayingWrong(validity: ValidityState | undefined, on: string): string {
  if (validity?.badInput) return say('pack-no-day');
  if (validity?.rangeUnderflow) return say('pack-before', { day: saidDay(on) });
  return validity?.rangeOverflow ? say('pack-later') : '';
}
