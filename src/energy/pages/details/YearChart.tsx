import { type ReactNode, useId } from 'react';
import { inPounds } from '../money.ts';
import { sayProjections } from './words.ts';
import { sayingFuels } from './workings.ts';
import styles from './YearChart.module.css';
import { type YearAhead, yearDays } from './year-ahead.ts';

/** Heights in pixels: of the plot, and of one flag's words above it. */
const height = 184;
const flagHeight = 16;

/** Pounds of the least difference that is drawn: of less an axis in pounds has no two marks. */
const least = 2;

/** Whether a year has a difference to draw, on any of its days. */
export const isDrawn = ({ stay, change }: YearAhead): boolean =>
  stay.some((paid, day) => Math.abs(paid - (change[day] ?? 0)) >= least);

/** The months that the axis names. */
const named = [0, 3, 6, 9, 12] as const;
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

/** The gap between staying and switching, day by day: above the line the switch is ahead (V1). `says` is its conclusion. */
export function YearChart({ year, says }: { readonly year: YearAhead; readonly says: string }) {
  const id = useId();
  const top = flagHeight * (year.presentEnds.length + 1) - 8;
  const gaps = year.stay.map((paid, day) => paid - (year.change[day] ?? 0));
  const most = Math.max(0, ...gaps) * 1.15;
  const lowest = Math.min(0, ...gaps) * 1.15;
  const down = (pounds: number) => (height * (most - pounds)) / (most - lowest);
  const points = (of: (gap: number) => number) =>
    gaps.map((gap, day) => `${day},${down(of(gap)).toFixed(2)}`);
  const area = (of: (gap: number) => number) =>
    [`0,${down(0)}`, ...points(of), `${yearDays},${down(0)}`].join(' ');
  const across = (day: number) => `${((100 * day) / yearDays).toFixed(2)}%`;
  return (
    <svg className={styles.chart} width="100%" height={top + height + 24} role="img" aria-labelledby={id}>
      <title id={id}>{says}</title>
      <Plot top={top}>
        <polygon className={styles.ahead} points={area((gap) => Math.max(gap, 0))} />
        <polygon className={styles.behind} points={area((gap) => Math.min(gap, 0))} />
      </Plot>
      {/* On the areas, which may take the whole plot, and below the lines. */}
      {stepsTo(lowest, most).map((pounds) => (
        <g key={pounds} className={styles.scale}>
          <line x1="0" x2="100%" y1={top + down(pounds)} y2={top + down(pounds)} />
          <text x="0" y={top + down(pounds) - 4}>
            {inPounds(pounds)}
          </text>
        </g>
      ))}
      <Plot top={top}>
        <polyline className={styles.gap} points={points((gap) => gap).join(' ')} />
        <line className={styles.stay} x2={yearDays} y1={down(0)} y2={down(0)} />
      </Plot>
      {/* Below each other, so that their words never meet. */}
      {year.presentEnds.map(({ day, fuels }, row, { length }) => (
        <g key={day} className={styles.flag}>
          <line x1={across(day)} x2={across(day)} y1={flagHeight * row} y2={top + height} />
          <text
            x={across(day)}
            dx={day > yearDays / 2 ? -6 : 6}
            y={flagHeight * row + 10}
            textAnchor={day > yearDays / 2 ? 'end' : 'start'}
          >
            {length > 1
              ? sayProjections('fuels-fix-ends', { fuels: sayingFuels(fuels) })
              : sayProjections('fix-ends')}
          </text>
        </g>
      ))}
      {year.breakEven && (
        <circle className={styles.even} cx={across(year.breakEven.day)} cy={top + down(0)} r="6" />
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

/** A layer of the plot: a day wide is what a 365th of the picture is, a pixel high is a pixel. */
function Plot({ top, children }: { readonly top: number; readonly children: ReactNode }) {
  return (
    <svg
      y={top}
      width="100%"
      height={height}
      viewBox={`0 0 ${yearDays} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={styles.lines}
    >
      {children}
    </svg>
  );
}

/** Up to five round amounts on either side of nothing, in whole pounds. */
function stepsTo(lowest: number, most: number): readonly number[] {
  const span = most - lowest;
  const size = 10 ** Math.max(0, Math.floor(Math.log10(span / 3)));
  const step = [1, 2, 5, 10].map((factor) => factor * size).find((one) => span / one <= 5) ?? size * 10;
  const [from, to] = [Math.ceil(lowest / step), Math.floor(most / step)];
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step).filter(
    (pounds) => pounds !== 0,
  );
}
