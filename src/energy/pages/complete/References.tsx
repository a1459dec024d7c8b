import { CopyButton } from './CopyButton.tsx';
import styles from './SwitchComplete.module.css';
import type { Reference } from './switched.ts';

/** The reference numbers of a switch, each with a button that copies it (S2.60). */
export function References({ references }: { readonly references: readonly Reference[] }) {
  if (references.length === 0) return null;
  return (
    <dl className={styles.references}>
      {references.map(({ name, number }) => (
        <div key={name} className={styles.reference}>
          <dt>{name}</dt>
          <dd className={styles.number}>{number}</dd>
          <dd className={styles.copy}>
            <CopyButton text={number} name={name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
