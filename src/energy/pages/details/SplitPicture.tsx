import { useId } from 'react';
import { InlineWording } from '../../../../widgets/wording/Wording.tsx';
import { asRate } from '../../api/rate.ts';
import type { Fuel } from '../../api/tariff-replies.ts';
import { inPounds } from '../money.ts';
import { AsTable } from './AsTable.tsx';
import { inKwh, inPence } from './figures.ts';
import { type BillPart, type BillSplit, type FuelSplit, type PartName, shownParts } from './money-split.ts';
import picture from './Picture.module.css';
import styles from './SplitPicture.module.css';
import { say, sayProjections, sayProjectionsBold } from './words.ts';
import { inDays } from './workings.ts';
import { yearDays } from './year-ahead.ts';

interface SplitPictureProps {
  readonly fuel: Fuel;
  readonly split: FuelSplit;
  /** Pounds a year at the right end of every bar of the page. */
  readonly most: number;
}

const partNames = ['standing', 'units', 'day', 'night'] as const satisfies readonly PartName[];
const partOf = ({ parts }: BillSplit, wanted: PartName) => parts.find(({ name }) => name === wanted);

const names: Readonly<Record<PartName, string>> = {
  standing: sayProjections('standing'),
  units: sayProjections('units'),
  day: sayProjections('by-day'),
  night: sayProjections('by-night'),
};

/** What a year's money buys of one fuel, now and after a switch, as two bars with their key and table (V4). */
export function SplitPicture({ fuel, split: { now, next }, most }: SplitPictureProps) {
  const bills = [
    { name: 'rates-now', bill: now },
    { name: 'rates-new', bill: next },
  ] as const;
  return (
    <figure className={picture.figure}>
      <figcaption className={picture.says}>{conclusion(fuel, now, next)}</figcaption>
      <div className={styles.bills}>
        {bills.map(({ name, bill }) => (
          <div key={name} className={styles.bill}>
            <p>
              <InlineWording text={sayProjectionsBold(name, { amount: inPounds(bill.pounds) })} />
            </p>
            <SplitBar parts={bill.parts} most={most} />
            <ul className={styles.parts}>
              {shownParts(bill, 1).map((part) => (
                <li key={part.name}>
                  <Swatch name={part.name} /> {names[part.name]} <strong>{inPounds(part.pounds)}</strong>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <AsTable
        caption={sayProjections('split-table', { fuel: say(fuel) })}
        head={[sayProjections('part'), sayProjections('now'), sayProjections('new')]}
        rows={[
          ...partNames
            .filter((name) => partOf(now, name) ?? partOf(next, name))
            .map((name) => [names[name], sum(now, name), sum(next, name)]),
          [sayProjections('together'), inPence(now.pounds), inPence(next.pounds)],
        ]}
      />
    </figure>
  );
}

/** "365 days at 60.21p = £219.77", "2,700 kWh at 24.50p = £661.50". */
function sum(bill: BillSplit, name: PartName): string {
  const part = shownParts(bill, 0.01).find((one) => one.name === name);
  if (!part) return sayProjections('does-not-apply');
  const amount = part.kwh === undefined ? inDays(yearDays) : inKwh(part.kwh);
  return sayProjections('sum', { amount, rate: asRate(part.rate), pounds: inPence(part.pounds) });
}

function conclusion(fuel: Fuel, now: BillSplit, next: BillSplit): string {
  const share = (bill: BillSplit) => {
    const standing = partOf(bill, 'standing')?.pounds ?? 0;
    return `${Math.round((100 * standing) / (bill.pounds || 1))}p`;
  };
  const [before, after] = [share(now), share(next)];
  return before === after
    ? sayProjections('split-same', { fuel: say(fuel), now: before })
    : sayProjections('split', { fuel: say(fuel), now: before, next: after });
}

interface SplitBarProps {
  readonly parts: readonly BillPart[];
  readonly most: number;
}

/** A year's bill as a bar of its parts, each with a pattern of its own. The words below it say the same. */
function SplitBar({ parts, most }: SplitBarProps) {
  const share = (pounds: number) => (100 * Math.max(0, pounds)) / (most || 1);
  let start = 0;
  return (
    <svg className={styles.bar} width="100%" height="28" aria-hidden="true">
      {parts.map(({ name, pounds }) => {
        const from = start;
        start += share(pounds);
        return <Piece key={name} name={name} x={`${from}%`} width={`${share(pounds)}%`} height={28} />;
      })}
    </svg>
  );
}

/** The sign of a part in the key. */
function Swatch({ name }: { readonly name: PartName }) {
  return (
    <svg className={styles.swatch} width="18" height="18" aria-hidden="true">
      <Piece name={name} x="0" width="100%" height={18} />
    </svg>
  );
}

interface PieceProps {
  readonly name: PartName;
  readonly x: string;
  readonly width: string;
  readonly height: number;
}

function Piece({ name, x, width, height }: PieceProps) {
  const id = useId();
  const isStriped = name === 'standing' || name === 'night';
  return (
    <g data-part={name}>
      {isStriped && (
        <pattern
          id={id}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform={name === 'night' ? 'rotate(-45)' : 'rotate(45)'}
        >
          <line y2="6" className={styles.stripe} />
        </pattern>
      )}
      <rect className={styles.piece} x={x} width={width} height={height} />
      {isStriped && <rect x={x} width={width} height={height} fill={`url(#${id})`} />}
    </g>
  );
}
