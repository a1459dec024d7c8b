import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Printer from 'lucide-react/icons/printer';
import { Button } from '../../../../widgets/button/Button.tsx';
import { daysAfter } from '../../../days/days.ts';
import { calendarFile } from './calendar.ts';
import styles from './SwitchComplete.module.css';
import { say } from './words.ts';

/** Days of the cooling-off period (specification, switch completion §9). */
export const coolingOffDays = 14;

interface KeepProps {
  readonly printLabel: string;
  /** The day on which the switch was asked for, if it is known. */
  readonly on: string | undefined;
}

/** Ways to keep what the page says: print or save it, and the end of the cooling-off period for a calendar. */
export function Keep({ printLabel, on }: KeepProps) {
  return (
    <div className={styles.keep}>
      <Button onClick={() => window.print()}>
        <Printer size={18} /> {printLabel}
      </Button>
      {on !== undefined && (
        <Button onClick={() => saveFile('cooling-off.ics', 'text/calendar', coolingOffEntry(on))}>
          <CalendarPlus size={18} /> {say('add-to-calendar')}
        </Button>
      )}
    </div>
  );
}

/** The last day to cancel, reckoned from the day of the application: the welcome pack can only make it later. */
export function coolingOffEntry(on: string): string {
  return calendarFile({
    day: daysAfter(on, coolingOffDays),
    title: say('cooling-off-ends'),
    text: say('cooling-off'),
    id: `cooling-off-${on}@energy-switch`,
  });
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
