import { useId } from 'react';
import { inPounds } from '../money.ts';
import { sayProjections } from './projections-words.ts';
import { sayingFuels } from './saying-fuels.ts';
import styles from './YearChart.module.css';
import { type YearAhead, yearDays } from './year-ahead.ts';

/** Heights in pixels: of the plot, and of one flag's words above it. */
const height = 184;
const flagHeight = 16;

/** The months that the axis names. */
const named = [0, 3, 6, 9, 12] as const;
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

/** The two paths as lines of what has been paid so far (V1). `says` is its conclusion, for who cannot see it. */
export function YearChart({ year, says }: { readonly year: YearAhead; readonly says: string }) {
  const id = useId();
  const top = flagHeight * (year.presentEnds.length + 1) - 8;
  const most = Math.max(...year.stay, ...year.change) * 1.04 || 1;
  const down = (pounds: number) => height * (1 - Math.max(0, pounds) / most);
  const line = (paid: readonly number[]) =>
    keyDays(year).map((day) => `${day},${down(paid[day] ?? 0).toFixed(2)}`);
  const [stay, change] = [line(year.stay), line(year.change)];
  const across = (day: number) => `${((100 * day) / yearDays).toFixed(2)}%`;
  return (
    <svg className={styles.chart} width="100%" height={top + height + 24} role="img" aria-labelledby={id}>
      <title id={id}>{says}</title>
      {stepsTo(most).map((pounds) => (
        <g key={pounds} className={styles.scale}>
          <line x1="0" x2="100%" y1={top + down(pounds)} y2={top + down(pounds)} />
          <text x="0" y={top + down(pounds) - 4}>
            {inPounds(pounds)}
          </text>
        </g>
      ))}
      <svg
        y={top}
        width="100%"
        height={height}
        viewBox={`0 0 ${yearDays} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.lines}
      >
        <polygon className={styles.between} points={[...stay, ...change.toReversed()].join(' ')} />
        <polyline className={styles.stay} points={stay.join(' ')} />
        <polyline className={styles.change} points={change.join(' ')} />
      </svg>
      {year.presentEnds.map(({ day, fuels }, row) => (
        <Flag
          key={day}
          at={across(day)}
          row={row}
          foot={top + height}
          isLate={day > yearDays / 2}
          says={
            year.presentEnds.length > 1
              ? sayProjections('fuels-fix-ends', { fuels: sayingFuels(fuels) })
              : sayProjections('fix-ends')
          }
        />
      ))}
      {year.breakEven && (
        <circle
          className={styles.even}
          cx={across(year.breakEven.day)}
          cy={top + down(year.change[year.breakEven.day] ?? 0)}
          r="6"
        />
      )}
      {named.map((months) => {
        const day = months === 12 ? yearDays : (year.months[months - 1]?.until ?? 0);
        return (
          <text
            key={months}
            className={styles.month}
            x={across(day)}
            y={top + height + 20}
            textAnchor={months === 0 ? 'start' : months === 12 ? 'end' : 'middle'}
          >
            {monthName.format(new Date(year.months[months]?.from ?? year.start))}
          </text>
        );
      })}
    </svg>
  );
}

interface FlagProps {
  readonly at: string;
  /** Flags stand below each other, so that their words never meet. */
  readonly row: number;
  /** Where the line ends, in pixels. */
  readonly foot: number;
  readonly isLate: boolean;
  readonly says: string;
}

/** The mark of a day: a line with its words at the top. */
function Flag({ at, row, foot, isLate, says }: FlagProps) {
  const y = flagHeight * row;
  return (
    <g className={styles.flag}>
      <line x1={at} x2={at} y1={y} y2={foot} />
      <text x={at} dx={isLate ? -6 : 6} y={y + 10} textAnchor={isLate ? 'end' : 'start'}>
        {says}
      </text>
    </g>
  );
}

/** The days at which a line may bend: the ends of the months and of the prices. */
function keyDays({ months, presentEnds, newEnds }: YearAhead): readonly number[] {
  const days = [...months.map(({ until }) => until), ...[...presentEnds, ...newEnds].map(({ day }) => day)];
  return [...new Set([0, ...days])].sort((one, other) => one - other);
}

/** Three to five round amounts up to the most, in pounds. */
function stepsTo(most: number): readonly number[] {
  const size = 10 ** Math.floor(Math.log10(most / 3));
  const step = [1, 2, 5, 10].map((factor) => factor * size).find((one) => most / one <= 5) ?? size * 10;
  return Array.from({ length: Math.floor(most / step) }, (_, index) => (index + 1) * step);
}
