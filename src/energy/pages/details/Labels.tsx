import Printer from 'lucide-react/icons/printer';
import { Button } from '../../../../widgets/button/Button.tsx';
import { saidDay } from '../../../engine/said-day.ts';
import type { Fuel, InformationLabel } from '../../api/tariff-replies.ts';
import { sayPayMethod } from '../pay-methods.ts';
import type { Labels as LabelsByFuel } from './details.ts';
import { asRate, inPence } from './figures.ts';
import styles from './Labels.module.css';
import { NamedRows } from './NamedRows.tsx';
import { say } from './words.ts';
import { sayWorkings } from './workings-words.ts';

interface LabelsProps {
  readonly labels: LabelsByFuel;
  /** The fuels that the quote compares. */
  readonly fuels: readonly Fuel[];
}

/** The Tariff Information Label of each fuel: side by side where there is room, a page each on paper (Q2.42). */
export function Labels({ labels, fuels }: LabelsProps) {
  return (
    <>
      <div className={styles.labels}>
        {fuels.map((fuel) => {
          const label = labels[fuel];
          return label ? (
            <Label key={fuel} fuel={fuel} label={label} />
          ) : (
            <p key={fuel} className={styles.missing}>
              {sayWorkings(`no-label-${fuel}`)}
            </p>
          );
        })}
      </div>
      <p className={styles.print}>
        <Button onClick={() => window.print()}>
          <Printer size={20} /> {sayWorkings(fuels.length > 1 ? 'print-labels' : 'print-label')}
        </Button>
      </p>
    </>
  );
}

function Label({ fuel, label }: { readonly fuel: Fuel; readonly label: InformationLabel }) {
  return (
    <table className={styles.label} data-print>
      <caption>
        {sayWorkings('label')} <span className={styles.fuel}>{say(fuel)}</span>
      </caption>
      <NamedRows rows={rowsOf(label)} />
    </table>
  );
}

/** Every field of a label in the order of the printed ones, as it is read (§3, tilDto). */
function rowsOf(label: InformationLabel): readonly (readonly [name: string, value: string])[] {
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
