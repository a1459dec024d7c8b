import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../../widgets/button/Button.tsx';
import { saidDay } from '../../../engine/said-day.ts';
import { asRate } from '../../api/rate.ts';
import type { Fuel, InformationLabel } from '../../api/tariff-replies.ts';
import { sayPayMethod } from '../pay-methods.ts';
import type { Labels as LabelsByFuel } from './details.ts';
import { inPence } from './figures.ts';
import styles from './Labels.module.css';
import { say, sayWorkings } from './words.ts';

interface LabelsProps {
  readonly labels: LabelsByFuel;
  readonly fuels: readonly Fuel[];
}

/** The Tariff Information Label (Q2.42): a column a fuel, and once what is the same for both. */
export function Labels({ labels, fuels }: LabelsProps) {
  const columns = fuels.flatMap((fuel) => {
    const label = labels[fuel];
    return label ? { fuel, rows: rowsOf(label) } : [];
  });
  const names = columns[0]?.rows.map(([name]) => name) ?? [];
  const [isPrinted, setPrinted] = useState(false);
  /** The labels alone. Who prints the page by the browser's own way has all of it. */
  const print = () => {
    flushSync(() => setPrinted(true));
    window.addEventListener('afterprint', () => setPrinted(false), { once: true });
    window.print();
  };
  return (
    <>
      {columns.length > 0 && (
        <table className={styles.label} data-print={isPrinted || undefined}>
          <caption>{sayWorkings('label')}</caption>
          <thead>
            <tr>
              <td />
              {columns.map(({ fuel }) => (
                <th key={fuel} id={columnId(fuel)} scope="col">
                  {say(fuel)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name, at) => (
              <tr key={name}>
                <th id={rowId(at)} scope="row">
                  {name}
                </th>
                <Values
                  values={columns.map(({ rows }) => rows[at]?.[1] ?? '')}
                  headers={[rowId(at), ...columns.map(({ fuel }) => columnId(fuel))].join(' ')}
                />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {fuels
        .filter((fuel) => !labels[fuel])
        .map((fuel) => (
          <p key={fuel} className={styles.missing}>
            {sayWorkings(`no-label-${fuel}`)}
          </p>
        ))}
      <p className="off-paper">
        <Button onClick={print}>
          <Printer size={20} /> {sayWorkings(columns.length > 1 ? 'print-labels' : 'print-label')}
        </Button>
      </p>
    </>
  );
}

const columnId = (fuel: Fuel) => `label-${fuel}`;
const rowId = (at: number) => `label-row-${at}`;

interface ValuesProps {
  readonly values: readonly string[];
  /** The HTML ids of the row's name and of every fuel's. */
  readonly headers: string;
}

/** What a row says of each fuel: in one cell, below both of them, where it is the same. */
function Values({ values, headers }: ValuesProps) {
  const [first, second] = values;
  if (second === undefined) return <td>{first}</td>;
  if (first === second)
    return (
      <td colSpan={2} headers={headers}>
        {first}
      </td>
    );
  return (
    <>
      <td>{first}</td>
      <td>{second}</td>
    </>
  );
}

type Row = readonly [name: string, value: string];

/** Every field of a label in the order of the printed ones, as it is read (§3, tilDto). */
function rowsOf(label: InformationLabel): readonly Row[] {
  const notGiven = sayWorkings('not-given');
  const notUsed = sayWorkings('does-not-apply');
  const given = (text: string) => (text === '' ? notGiven : saidDay(text));
  const charge = (told: string | number) =>
    typeof told === 'string' ? given(told) : told === 0 ? sayWorkings('none') : inPence(told);
  const hasTwoRates = label.unitRateDay !== null || label.unitRateNight !== null;
  const rate = (pence: number | null, per: 'a-kwh' | 'a-day', otherwise: string) =>
    pence === null ? otherwise : sayWorkings(per, { rate: asRate(pence) });
  const ofTwo = hasTwoRates ? notGiven : notUsed;
  return [
    [sayWorkings('supplier'), given(label.supplier)],
    [sayWorkings('tariff-name'), given(label.tariffName)],
    [sayWorkings('ends-on'), given(label.tariffEndsOn)],
    [sayWorkings('payment'), sayPayMethod(given(label.paymentMethod))],
    [sayWorkings('unit-rate'), rate(label.unitRate, 'a-kwh', hasTwoRates ? notUsed : notGiven)],
    [sayWorkings('unit-rate-day'), rate(label.unitRateDay, 'a-kwh', ofTwo)],
    [sayWorkings('unit-rate-night'), rate(label.unitRateNight, 'a-kwh', ofTwo)],
    [sayWorkings('standing'), rate(label.standingCharge, 'a-day', notGiven)],
    [sayWorkings('guaranteed'), given(label.priceGuaranteedUntil)],
    [sayWorkings('exit-fees'), charge(label.exitFees)],
    [sayWorkings('charges'), charge(label.discountsAndAdditionalCharges)],
    [sayWorkings('products'), given(label.additionalProductsAndServices)],
  ];
}
