import { words } from 'virtual:words/timeline';
import { saidDay } from '../../src/engine/said-day.ts';
import { saying } from '../../src/engine/saying.ts';
import { spoken } from '../../src/words/language.ts';
import type { timelineTexts } from '../asked-words.ts';
import { WithDays } from '../wording/WithDays.tsx';
import styles from './SwitchTimeline.module.css';
import { type SwitchPoint, type SwitchTerms, switchPoints } from './switch-dates.ts';

/** The texts of the line of days (schemas/words/timeline.json): they come with it. */
const say = saying<typeof timelineTexts>(spoken('timeline', words));

/** What happens when, as a line of points with their dates (V6). Dates are about right: other nations of the United Kingdom have other holidays. */
export function SwitchTimeline(terms: SwitchTerms) {
  const { isDelayed, soonestDays, latestDays, coolingOffDays } = terms;
  return (
    <div className={styles.timeline}>
      <ol className={styles.points}>
        {switchPoints(terms).map((point) => (
          <li key={point.name} className={styles.point} data-point={point.name}>
            <strong>{say(point.name)}</strong>
            <span>
              <WithDays text={dateOf(point, coolingOffDays)} />
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        {soonestDays === latestDays
          ? say(isDelayed ? 'delayed-own' : 'soon-own', { days: latestDays })
          : say(isDelayed ? 'delayed' : 'soon', { soonest: soonestDays, latest: latestDays })}
      </p>
    </div>
  );
}

/** When a point comes: the last day to cancel follows a welcome pack whose day nobody knows yet. */
function dateOf({ name, from, to }: SwitchPoint, coolingOffDays: number): string {
  if (name === 'cooling-off') return say('after-pack', { days: coolingOffDays });
  const first = saidDay(from);
  if (to === from) return say('about-day', { day: first });
  return to === undefined ? first : say('about-days', { first, last: saidDay(to) });
}
