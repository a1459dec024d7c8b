import { type ReactNode, useId } from 'react';
import styles from './AnnotatedBill.module.css';
import { sayBill } from './say.ts';

/** What the pins point at, from the top, by the names of their texts. */
const pins = [
  { y: 36, name: 'supplier' },
  { y: 118, name: 'tariff' },
  { y: 176, name: 'yearly' },
  { y: 274, name: 'mpan' },
  { y: 352, name: 'mprn' },
] as const;

/** A drawn energy bill with numbered pins (V7), and the same as a list. */
export function AnnotatedBill() {
  const id = useId();
  return (
    <figure className={styles.bill}>
      <svg viewBox="0 0 320 400" role="img" aria-labelledby={`${id}-title`} className={styles.drawing}>
        <title id={`${id}-title`}>{sayBill('title')}</title>
        <rect className={styles.paper} x="44" y="8" width="268" height="384" rx="8" />
        <circle className={styles.brand} cx="74" cy="36" r="12" />
        <Words x={94} y={34} strong>
          {sayBill('your-supplier')}
        </Words>
        <Words x={94} y={50}>
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
            <path className={styles.lead} d={`M28 ${pin.y}h26`} />
            <circle className={styles.pin} cx="22" cy={pin.y} r="13" />
            <text className={styles.number} x="22" y={pin.y + 4.5} textAnchor="middle">
              {place + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol className={styles.legend}>
        {pins.map((pin) => (
          <li key={pin.name}>
            <strong>{sayBill(pin.name)}</strong>
            <span>{sayBill(`${pin.name}-says`)}</span>
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
      d={months.map((height, month) => `M${242 + month * 5} 204v-${height}`).join('')}
    />
  );
}

const top = [
  { x: 0, width: 46, text: '01' },
  { x: 46, width: 68, text: '801' },
  { x: 114, width: 68, text: '902' },
];
const bottom = [
  { x: 0, width: 34, text: '12' },
  { x: 34, width: 54, text: '3456' },
  { x: 88, width: 54, text: '7890' },
  { x: 142, width: 40, text: '345' },
];

/** The box marked S in which a bill prints an MPAN: two, three and three digits above two, four, four and three. */
function MeterNumberBox({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles.cell} width="30" height="56" />
      <text className={styles.big} x="15" y="36" textAnchor="middle">
        S
      </text>
      <Row y={0} cells={top} />
      <Row y={28} cells={bottom} />
    </g>
  );
}

function Row({ y, cells }: { readonly y: number; readonly cells: typeof top }) {
  return cells.map((cell) => (
    <g key={cell.text} transform={`translate(${30 + cell.x} ${y})`}>
      <rect className={styles.cell} width={cell.width} height="28" />
      <text className={styles.strong} x={cell.width / 2} y="19" textAnchor="middle">
        {cell.text}
      </text>
    </g>
  ));
}
