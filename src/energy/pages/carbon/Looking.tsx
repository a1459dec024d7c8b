import type { ReactNode } from 'react';
import { Spinner } from '../../../../widgets/button/Button.tsx';
import styles from './Carbon.module.css';

/** What is being looked up, in words, until it is here. It can take the focus from what asked for it. */
export function Looking({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" tabIndex={-1} className={styles.loading}>
      <Spinner /> {children}
    </p>
  );
}
