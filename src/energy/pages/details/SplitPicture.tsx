import type { Fuel } from '../../api/tariff-replies.ts';
import { inPounds } from '../money.ts';
import { AsTable } from './AsTable.tsx';
import { asRate, fuelNames, inKwh, inPence } from './figures.ts';
import type { BillPart, BillSplit, FuelSplit, PartName } from './money-split.ts';
import picture from './Picture.module.css';
import { SplitBar, Swatch } from './SplitBar.tsx';
import styles from './SplitPicture.module.css';

interface SplitPictureProps {
  readonly fuel: Fuel;
  readonly split: FuelSplit;
  /** Pounds a year at the right end of every bar of the page. */
  readonly most: number;
}

const partNames = ['standing', 'units', 'day', 'night'] as const satisfies readonly PartName[];
const partOf = ({ parts }: BillSplit, wanted: PartName) => parts.find(({ name }) => name === wanted);

const names: Readonly<Record<PartName, string>> = {
  standing: 'Standing charge',
  units: 'Energy you use',
  day: 'Energy by day',
  night: 'Energy by night',
};

/** What a year's money buys of one fuel, now and after a switch, as two bars with their key and table (V4). */
export function SplitPicture({ fuel, split: { now, next }, most }: SplitPictureProps) {
  const bills = [
    { name: 'Your rates now', bill: now },
    { name: 'The new rates', bill: next },
  ];
  return (
    <figure className={picture.figure}>
      <figcaption className={picture.says}>
        {fuelNames[fuel]}: {conclusion(now, next)}
      </figcaption>
      <div className={styles.bills}>
        {bills.map(({ name, bill }) => (
          <div key={name} className={styles.bill}>
            <p className={styles.name}>
              {name}: <strong>{inPounds(bill.pounds)} a year</strong>
            </p>
            <SplitBar parts={bill.parts} most={most} />
            <ul className={styles.parts}>
              {bill.parts.map((part) => (
                <li key={part.name}>
                  <Swatch name={part.name} /> {names[part.name]} <strong>{inPounds(part.pounds)}</strong>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <AsTable
        caption={`${fuelNames[fuel]}: a whole year at each tariff's rates`}
        head={['Part of the bill', 'Now', 'New']}
        rows={[
          ...partNames
            .filter((name) => partOf(now, name) ?? partOf(next, name))
            .map((name) => [names[name], sum(partOf(now, name)), sum(partOf(next, name))]),
          ['Together', inPence(now.pounds), inPence(next.pounds)],
        ]}
      />
    </figure>
  );
}

/** "365 days at 60.21p = £219.77", "2,700 kWh at 24.50p = £661.50". */
function sum(part: BillPart | undefined): string {
  if (!part) return 'Does not apply';
  const amount = part.kwh === undefined ? '365 days' : inKwh(part.kwh);
  return `${amount} at ${asRate(part.rate)} = ${inPence(part.pounds)}`;
}

function conclusion(now: BillSplit, next: BillSplit): string {
  const share = (bill: BillSplit) => {
    const standing = partOf(bill, 'standing')?.pounds ?? 0;
    return `${Math.round((100 * standing) / (bill.pounds || 1))}p`;
  };
  const [before, after] = [share(now), share(next)];
  return before === after
    ? `of each pound ${before} goes on the standing charge, now and after a switch.`
    : `of each pound ${before} goes on the standing charge now, ${after} after a switch.`;
}
