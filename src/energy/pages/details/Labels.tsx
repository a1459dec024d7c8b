import Printer from 'lucide-react/icons/printer';
import { Button } from '../../../../widgets/button/Button.tsx';
import { saidDay } from '../../../engine/said-day.ts';
import type { Fuel, InformationLabel } from '../../api/tariff-replies.ts';
import { sayPayMethod } from '../pay-methods.ts';
import type { Labels as LabelsByFuel } from './details.ts';
import { asRate, fuelNames, inPence } from './figures.ts';
import styles from './Labels.module.css';
import { NamedRows } from './NamedRows.tsx';

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
              There is no {fuel} label for this tariff at the moment.
            </p>
          );
        })}
      </div>
      <p className={styles.print}>
        <Button onClick={() => window.print()}>
          <Printer size={20} /> {fuels.length > 1 ? 'Print these labels' : 'Print this label'}
        </Button>
      </p>
    </>
  );
}

function Label({ fuel, label }: { readonly fuel: Fuel; readonly label: InformationLabel }) {
  return (
    <table className={styles.label} data-print>
      <caption>
        Tariff Information Label <span className={styles.fuel}>{fuelNames[fuel]}</span>
      </caption>
      <NamedRows rows={rowsOf(label)} />
    </table>
  );
}

const notGiven = 'Not given';
const notUsed = 'Does not apply';

/** Every field of a label in the order of the printed ones, as it is read (§3, tilDto). */
function rowsOf(label: InformationLabel): readonly (readonly [name: string, value: string])[] {
  const given = (text: string) => (text === '' ? notGiven : saidDay(text));
  const charge = (told: string | number) =>
    typeof told === 'string' ? given(told) : told === 0 ? 'None' : inPence(told);
  const hasTwoRates = label.unitRateDay !== null || label.unitRateNight !== null;
  const rate = (pence: number | null, unit: string, otherwise: string) =>
    pence === null ? otherwise : `${asRate(pence)} ${unit}`;
  const ofTwo = hasTwoRates ? notGiven : notUsed;
  return [
    ['Supplier', given(label.supplier)],
    ['Tariff name', given(label.tariffName)],
    ['Tariff ends on', given(label.tariffEndsOn)],
    ['Payment method', sayPayMethod(given(label.paymentMethod))],
    ['Unit rate', rate(label.unitRate, 'a kWh', hasTwoRates ? notUsed : notGiven)],
    ['Unit rate, day', rate(label.unitRateDay, 'a kWh', ofTwo)],
    ['Unit rate, night', rate(label.unitRateNight, 'a kWh', ofTwo)],
    ['Standing charge', rate(label.standingCharge, 'a day', notGiven)],
    ['Price guaranteed until', given(label.priceGuaranteedUntil)],
    ['Exit fees, if you leave before the tariff ends', charge(label.exitFees)],
    ['Discounts and additional charges', charge(label.discountsAndAdditionalCharges)],
    ['Additional products and services', given(label.additionalProductsAndServices)],
  ];
}
