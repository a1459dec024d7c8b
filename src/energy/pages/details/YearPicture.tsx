import { saidDay } from '../../../engine/said-day.ts';
import type { Fuel } from '../../api/tariff-replies.ts';
import { inPounds } from '../money.ts';
import { AsTable } from './AsTable.tsx';
import { inPence } from './figures.ts';
import styles from './Picture.module.css';
import { WithDays } from './WithDays.tsx';
import { YearChart } from './YearChart.tsx';
import type { PriceEnd, YearAhead } from './year-ahead.ts';

interface YearPictureProps {
  readonly year: YearAhead;
  /** What switching does in a year, in the words of the results: "saves £218 a year". */
  readonly effect: string;
}

/** The next 12 months on both paths: what comes out in words, the picture, its key, and the table behind it (V1, Q2.41). */
export function YearPicture({ year, effect }: YearPictureProps) {
  const total = (paid: readonly number[]) => inPounds(paid.at(-1) ?? 0);
  const says = conclusion(year, effect);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.says}>
        <WithDays text={says} />
      </figcaption>
      <ul className={styles.key}>
        <li data-line="stay">
          <Stroke /> If you stay <strong>{total(year.stay)}</strong>
        </li>
        <li data-line="change">
          <Stroke /> If you switch <strong>{total(year.change)}</strong>
          {year.fees > 0 && ' with the exit fee'}
        </li>
      </ul>
      <YearChart year={year} says={`What you will have paid, month by month. ${says}`} />
      <ul className={styles.notes}>
        {year.presentEnds.map((end) => (
          <li key={end.day}>
            <WithDays text={sayingEnd(end, year.presentEnds.length > 1, 'Your present')} />
          </li>
        ))}
        {year.newEnds.map((end) => (
          <li key={end.day}>
            <WithDays text={sayingEnd(end, year.newEnds.length > 1, 'The new')} />
          </li>
        ))}
        {year.fees > 0 && (
          <li>The line of the switch begins at the {inPence(year.fees)} for leaving your present tariff.</li>
        )}
      </ul>
      <AsTable
        caption="What you pay each month, and how far ahead switching is so far"
        head={['Month from', 'If you stay', 'If you switch', 'So far']}
        rows={year.months.map(({ from, stay, change, ahead }) => [
          saidDay(from),
          inPence(stay),
          inPence(change),
          sayingAhead(ahead),
        ])}
      />
    </figure>
  );
}

function Stroke() {
  return (
    <svg width="32" height="12" aria-hidden="true">
      <line x1="0" x2="32" y1="6" y2="6" />
    </svg>
  );
}

/** What the picture says, the exit fee and the months until the switch pays off included. */
function conclusion(year: YearAhead, effect: string): string {
  const { breakEven, fees } = year;
  return [
    fees > 0 ? sayingFees(year, effect) : `Switching ${effect}.`,
    breakEven &&
      `Until ${saidDay(breakEven.date)} you will have paid more than if you stay; from then on you are ahead.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function sayingFees({ stay, change, fees }: YearAhead, effect: string): string {
  const ahead = Math.round(stay.at(-1) ?? 0) - Math.round(change.at(-1) ?? 0);
  const whole =
    ahead === 0
      ? 'about the same as if you stay'
      : `${inPounds(Math.abs(ahead))} ${ahead > 0 ? 'less' : 'more'} than if you stay`;
  return `Switching ${effect}, but leaving your present tariff today costs ${inPounds(fees)}. With that you pay ${whole} over the next 12 months.`;
}

const sayingFuels = (fuels: readonly Fuel[]) => fuels.join(' and ');

function sayingEnd({ fuels, date }: PriceEnd, isOneOfMany: boolean, whose: string): string {
  const price = isOneOfMany ? `${sayingFuels(fuels)} price` : 'fixed price';
  return `${whose} ${price} ends on ${saidDay(date)}; then the default tariff of the supplier follows.`;
}

const sayingAhead = (pounds: number) => {
  const pence = Math.round(pounds * 100) / 100;
  if (pence === 0) return 'even';
  return pence > 0 ? `${inPence(pence)} ahead` : `${inPence(-pence)} behind`;
};
