import { WithDays } from '../../../../widgets/wording/WithDays.tsx';
import { InlineWording } from '../../../../widgets/wording/Wording.tsx';
import { saidDay } from '../../../engine/said-day.ts';
import { inPounds } from '../money.ts';
import { AsTable } from './AsTable.tsx';
import { inPence } from './figures.ts';
import styles from './Picture.module.css';
import { sayProjections, sayProjectionsBold } from './words.ts';
import { sayingFuels } from './workings.ts';
import { isDrawn, YearChart } from './YearChart.tsx';
import type { PriceEnd, YearAhead } from './year-ahead.ts';

interface YearPictureProps {
  readonly year: YearAhead;
  /** What switching does in a year, in the words of the results: "saves £218 a year". */
  readonly effect: string;
}

/** The next 12 months on both paths: in words, as a picture where there is a difference to see, and as a table (V1, Q2.41). */
export function YearPicture({ year, effect }: YearPictureProps) {
  const total = (paid: readonly number[]) => inPounds(paid.at(-1) ?? 0);
  const says = conclusion(year, effect);
  const hasChart = isDrawn(year);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.says}>
        <WithDays text={says} />
      </figcaption>
      <ul className={styles.key}>
        <li>
          {hasChart && <Stroke isStay />}{' '}
          <InlineWording text={sayProjectionsBold('stay-total', { amount: total(year.stay) })} />
        </li>
        <li>
          {hasChart && <Stroke />}{' '}
          <InlineWording
            text={sayProjectionsBold(year.fees > 0 ? 'switch-total-fees' : 'switch-total', {
              amount: total(year.change),
            })}
          />
        </li>
      </ul>
      {hasChart && (
        <>
          <p className={styles.axis}>{sayProjections('axis')}</p>
          <YearChart year={year} says={sayProjections('chart', { conclusion: says })} />
        </>
      )}
      <ul className={styles.notes}>
        {(['present', 'new'] as const).map((whose) =>
          year[`${whose}Ends`].map((end, _, { length }) => (
            <li key={end.day}>
              <WithDays text={sayingEnd(end, length > 1, whose)} />
            </li>
          )),
        )}
        {hasChart && year.fees > 0 && <li>{sayProjections('line-begins', { fees: inPence(year.fees) })}</li>}
      </ul>
      <AsTable
        caption={sayProjections('year-table')}
        head={[
          sayProjections('month-from'),
          sayProjections('stay'),
          sayProjections('switch'),
          sayProjections('so-far'),
        ]}
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

function Stroke({ isStay }: { readonly isStay?: boolean }) {
  return (
    <svg width="32" height="12" aria-hidden="true" data-stay={isStay}>
      <line x1="0" x2="32" y1="6" y2="6" />
    </svg>
  );
}

/** What the picture says, the exit fee and the months until the switch pays off included. */
function conclusion(year: YearAhead, effect: string): string {
  const { breakEven, fees } = year;
  return [
    fees > 0 ? sayingFees(year, effect) : sayProjections('conclusion', { effect }),
    breakEven && sayProjections('break-even', { day: saidDay(breakEven.date) }),
  ]
    .filter(Boolean)
    .join(' ');
}

function sayingFees({ stay, change, fees }: YearAhead, effect: string): string {
  const ahead = Math.round(stay.at(-1) ?? 0) - Math.round(change.at(-1) ?? 0);
  const said = { effect, fees: inPounds(fees) };
  if (ahead === 0) return sayProjections('fees-same', said);
  return sayProjections(ahead > 0 ? 'fees-less' : 'fees-more', {
    ...said,
    amount: inPounds(Math.abs(ahead)),
  });
}

function sayingEnd({ fuels, date }: PriceEnd, isOneOfMany: boolean, whose: 'present' | 'new'): string {
  const day = saidDay(date);
  return isOneOfMany
    ? sayProjections(`${whose}-ends`, { fuels: sayingFuels(fuels), day })
    : sayProjections(`${whose}-fixed-ends`, { day });
}

const sayingAhead = (pounds: number) => {
  const pence = Math.round(pounds * 100) / 100;
  if (pence === 0) return sayProjections('even');
  return sayProjections(pence > 0 ? 'ahead' : 'behind', { amount: inPence(Math.abs(pence)) });
};
