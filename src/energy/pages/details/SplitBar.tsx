import { useId } from 'react';
import type { BillPart, PartName } from './money-split.ts';
import styles from './SplitPicture.module.css';

interface SplitBarProps {
  readonly parts: readonly BillPart[];
  /** Pounds at the right end. */
  readonly most: number;
}

/** A year's bill as a bar of its parts, each with a pattern of its own. The words below it say the same. */
export function SplitBar({ parts, most }: SplitBarProps) {
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
export function Swatch({ name }: { readonly name: PartName }) {
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
