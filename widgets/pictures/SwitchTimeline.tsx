import { dayOfYearInWords } from '../../src/days/days.ts';
import styles from './SwitchTimeline.module.css';
import { type SwitchPoint, type SwitchTerms, switchPoints } from './switch-dates.ts';

const titles: Readonly<Record<SwitchPoint['name'], string>> = {
  applied: 'You apply',
  start: 'Your new supply starts',
  'cooling-off': 'Last day to cancel',
};

/** What happens when, as a line of points with their dates (V6). Dates are about right: other nations of the United Kingdom have other holidays. */
export function SwitchTimeline(terms: SwitchTerms) {
  return (
    <div className={styles.timeline}>
      <ol className={styles.points}>
        {switchPoints(terms).map((point) => (
          <li key={point.name} className={styles.point} data-point={point.name}>
            <strong>{titles[point.name]}</strong>
            <span>{dateOf(point)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        {terms.soonestDays} to {terms.latestDays} working days
        {terms.isDelayed ? ' after the cooling-off period' : ''}; the cooling-off period of{' '}
        {terms.coolingOffDays} days begins when you get the welcome pack.
      </p>
    </div>
  );
}

function dateOf({ name, from, to }: SwitchPoint): string {
  if (to === undefined) return name === 'cooling-off' ? `about ${inOneLine(from)}` : inOneLine(from);
  return `about ${inOneLine(from)} to ${inOneLine(to)}`;
}

/** A day whose number stays with its month. */
const inOneLine = (day: string) => dayOfYearInWords(day).replaceAll(' ', '\u00a0');
