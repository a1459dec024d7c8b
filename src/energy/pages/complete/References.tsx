import { classNames } from '../../../../widgets/class-names.ts';
import { CopyButton } from './CopyButton.tsx';
import styles from './SwitchComplete.module.css';
import type { Reference } from './switched.ts';

/** Signs of a reference that fit in one line, however small the screen and large its letters. */
const longestWhole = 12;

/** The reference numbers of a switch, each with a button that copies it (S2.60). */
export function References({ references }: { readonly references: readonly Reference[] }) {
  if (references.length === 0) return null;
  return (
    <dl className={styles.references}>
      {references.map(({ name, number }) => (
        <div key={name} className={styles.reference}>
          <dt className="quiet">{name}</dt>
          <dd className={classNames(styles.number, number.length <= longestWhole && styles.whole)}>
            {number}
          </dd>
          <dd className={styles.copy}>
            <CopyButton text={number} name={name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
