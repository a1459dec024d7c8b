import { markColour } from './colour.ts';
import styles from './SupplierMark.module.css';

/** Grey of a mark without a name: white on it has 5.9:1. */
const neutral = '#56666f';

/** A supplier's mark, drawn by us: initials on a colour derived from the id, or a grey bolt where no name is known. */
export function SupplierMark(props: {
  readonly id: string | number;
  readonly name?: string;
  readonly size?: number;
}) {
  const { id, name, size = 40 } = props;
  const initials = name === undefined ? '' : initialsOf(name);
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <rect
        width="40"
        height="40"
        rx="9"
        fill={initials === '' ? neutral : `rgb(${markColour(id).join(' ')})`}
      />
      {initials === '' ? (
        <path d="M21.5 8 11 22.5h7.6L17.4 32 29 17.3h-8z" fill="#fff" />
      ) : (
        <text
          x="20"
          y={initials.length > 2 ? 25 : 26}
          textAnchor="middle"
          fontSize={initials.length > 2 ? 13 : 16}
          fontWeight="650"
          fill="#fff"
        >
          {initials}
        </text>
      )}
    </svg>
  );
}

const everyday = /^(the|and|of|energy|power|uk|ltd|limited|plc)$/i;

/** Up to three letters for a name, of its first two telling words; everyday words (Energy, Ltd …) count only where nothing else is left. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s/&-]+/).map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''));
  const telling = words.filter((word) => word !== '' && !everyday.test(word));
  const [first = '', second] = telling.length > 0 ? telling : words.filter(Boolean);
  const letters = second === undefined ? shorten([...first]) : [...first.slice(0, 1), ...second.slice(0, 1)];
  return letters.join('').toLocaleUpperCase('en-GB');
}

function shorten(letters: readonly string[]): readonly string[] {
  return letters.length <= 3 ? letters : letters.slice(0, 2);
}
