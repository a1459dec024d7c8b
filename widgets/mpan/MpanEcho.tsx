import { classNames } from '../class-names.ts';
import styles from './Mpan.module.css';

/** How a bill groups the 21 digits: two, three and three above two, four, four and three. */
const rows = [
  [2, 3, 3],
  [2, 4, 4, 3],
] as const;

/** The digits in the box marked S of a bill: what is missing stays open, so that a slip is seen at once. */
export function MpanEcho({ digits }: { readonly digits: string }) {
  let from = 0;
  const cut = rows.map((sizes) =>
    sizes.map((size) => {
      const start = from;
      from += size;
      return { start, text: digits.slice(start, from), size };
    }),
  );
  return (
    <div className={styles.echo} aria-hidden="true">
      <span className={styles.mark}>S</span>
      <div className={styles.rows}>
        {cut.map((cells) => (
          <div key={cells[0]?.start} className={styles.row}>
            {cells.map(({ start, text, size }) => (
              <span
                key={start}
                className={classNames(styles.cell, text.length < size && styles.open)}
                style={{ flexGrow: size }}
              >
                {text.padEnd(size, '·')}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
