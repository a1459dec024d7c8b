import styles from './AnnotatedBill.module.css';

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
export function MeterNumberBox({ x, y }: { readonly x: number; readonly y: number }) {
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
