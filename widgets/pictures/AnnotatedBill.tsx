import { type ReactNode, useId } from 'react';
import type { billTexts } from '../asked-words.ts';
import styles from './AnnotatedBill.module.css';
import { MeterNumberBox } from './MeterNumberBox.tsx';
import { sayBill } from './say.ts';

/** What the pins point at, in their order, by the names of their texts. */
const pins: readonly {
  readonly x: number;
  readonly y: number;
  readonly name: keyof typeof billTexts;
  readonly says: keyof typeof billTexts;
}[] = [
  { x: 28, y: 36, name: 'supplier', says: 'supplier-says' },
  { x: 28, y: 118, name: 'tariff', says: 'tariff-says' },
  { x: 28, y: 176, name: 'yearly', says: 'yearly-says' },
  {
    x: 28,
    y: 274,
    name: 'mpan',
    says: 'mpan-says',
  },
  { x: 28, y: 352, name: 'mprn', says: 'mprn-says' },
];

/** A drawn energy bill with numbered pins (V7), and the same as a list. */
export function AnnotatedBill() {
  const id = useId();
  return (
    <figure className={styles.bill}>
      <svg viewBox="0 0 320 400" role="img" aria-labelledby={`${id}-title`} className={styles.drawing}>
        <title id={`${id}-title`}>{sayBill('title')}</title>
        <rect className={styles.paper} x="44" y="8" width="268" height="384" rx="8" />
        <circle className={styles.brand} cx="74" cy="36" r="12" />
        <Words x={94} y={41} strong>
          {sayBill('your-supplier')}
        </Words>
        <Words x={222} y={41}>
          {sayBill('your-bill')}
        </Words>
        <path className={styles.line} d="M60 60h236" />
        <path className={styles.blur} d="M60 74h92M60 84h70M222 74h74M222 84h52" />
        <Words x={60} y={108}>
          {sayBill('about-tariff')}
        </Words>
        <Words x={60} y={123} strong>
          {sayBill('standard')}
        </Words>
        <path className={styles.line} d="M60 142h236" />
        <Words x={60} y={164}>
          {sayBill('use')}
        </Words>
        <Words x={60} y={181} strong>
          {sayBill('electricity')}
        </Words>
        <Words x={60} y={196} strong>
          {sayBill('gas')}
        </Words>
        <Bars />
        <path className={styles.line} d="M60 222h236" />
        <Words x={60} y={240}>
          {sayBill('mpan-number')}
        </Words>
        <MeterNumberBox x={60} y={248} />
        <path className={styles.line} d="M60 318h236" />
        <Words x={60} y={338}>
          {sayBill('mprn-number')}
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
            <strong>{sayBill(pin.name)}</strong>
            <span>{sayBill(pin.says)}</span>
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
