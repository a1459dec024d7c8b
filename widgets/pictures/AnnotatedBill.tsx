import { type ReactNode, useId } from 'react';
import styles from './AnnotatedBill.module.css';
import { MeterNumberBox } from './MeterNumberBox.tsx';

/** What the pins point at, in their order. */
const pins: readonly {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly says: string;
}[] = [
  { x: 28, y: 36, name: 'Supplier', says: 'The company that sends the bill, at the top.' },
  { x: 28, y: 118, name: 'Tariff name', says: 'Under “About your tariff”, with its end date if it has one.' },
  { x: 28, y: 176, name: 'Yearly use in kWh', says: 'For each fuel, as “estimated annual consumption”.' },
  {
    x: 28,
    y: 274,
    name: 'MPAN',
    says: 'The electricity meter number: 21 digits in a box marked S. It begins with 02 for an Economy 7 meter.',
  },
  { x: 28, y: 352, name: 'MPRN', says: 'The gas meter number: 6 to 10 digits.' },
];

/** A drawn energy bill with numbered pins (V7), and the same as a list. */
export function AnnotatedBill() {
  const id = useId();
  return (
    <figure className={styles.bill}>
      <svg viewBox="0 0 320 400" role="img" aria-labelledby={`${id}-title`} className={styles.drawing}>
        <title id={`${id}-title`}>
          An energy bill. The numbers on it are explained in the list beside it.
        </title>
        <rect className={styles.paper} x="44" y="8" width="268" height="384" rx="8" />
        <circle className={styles.brand} cx="74" cy="36" r="12" />
        <Words x={94} y={41} strong>
          Your Supplier
        </Words>
        <Words x={222} y={41}>
          Your energy bill
        </Words>
        <path className={styles.line} d="M60 60h236" />
        <path className={styles.blur} d="M60 74h92M60 84h70M222 74h74M222 84h52" />
        <Words x={60} y={108}>
          About your tariff
        </Words>
        <Words x={60} y={123} strong>
          Standard Variable
        </Words>
        <path className={styles.line} d="M60 142h236" />
        <Words x={60} y={164}>
          Your use in a year
        </Words>
        <Words x={60} y={181} strong>
          Electricity 2,700 kWh
        </Words>
        <Words x={60} y={196} strong>
          Gas 11,500 kWh
        </Words>
        <Bars />
        <path className={styles.line} d="M60 222h236" />
        <Words x={60} y={240}>
          Electricity meter number (MPAN)
        </Words>
        <MeterNumberBox x={60} y={248} />
        <path className={styles.line} d="M60 318h236" />
        <Words x={60} y={338}>
          Gas meter number (MPRN)
        </Words>
        <Words x={60} y={357} strong>
          1234 5678 90
        </Words>
        <path className={styles.blur} d="M60 374h150" />
        {pins.map((pin, place) => (
          <g key={pin.name}>
            <path className={styles.lead} d={`M${pin.x} ${pin.y}h26`} />
            <circle className={styles.pin} cx={pin.x - 6} cy={pin.y} r="13" />
            <text className={styles.number} x={pin.x - 6} y={pin.y + 4.5} textAnchor="middle">
              {place + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol className={styles.legend}>
        {pins.map((pin) => (
          <li key={pin.name}>
            <strong>{pin.name}</strong>
            <span>{pin.says}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

function Words(props: {
  readonly x: number;
  readonly y: number;
  readonly strong?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <text x={props.x} y={props.y} className={props.strong ? styles.strong : styles.words}>
      {props.children}
    </text>
  );
}

/** Twelve months of use, as bills draw them: one stroke a month. */
function Bars() {
  const months = [34, 32, 28, 20, 14, 10, 9, 10, 14, 22, 29, 34];
  return (
    <path
      className={styles.bars}
      d={months.map((height, month) => `M${214 + month * 7} 204v-${height}`).join('')}
    />
  );
}
