import type { ReactNode } from 'react';
import { Spinner } from '../../../../widgets/button/Button.tsx';
import { valuesOf } from '../../../engine/path.ts';
import { Link } from '../../../react/page/Link.tsx';
import { useView } from '../../../react/use-view.ts';
import type { JourneyStore } from '../../../runtime/store.ts';
import { readSwitched } from '../complete/switched.ts';
import styles from './Carbon.module.css';
import { say } from './words.ts';

/** The way back to the switch that an offset belongs to, where this browser still knows one. */
export function BackToSwitch({ store }: { readonly store: JourneyStore }) {
  const hasSwitch = useView(store, ({ state }) => readSwitched(valuesOf(state, 'session')) !== undefined);
  return (
    hasSwitch && (
      <p>
        <Link to="/switch-complete">{say('back-to-switch')}</Link>
      </p>
    )
  );
}

/** What is being looked up, in words, until it is here. It can take the focus from what asked for it. */
export function Looking({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" tabIndex={-1} className={styles.loading}>
      <Spinner /> {children}
    </p>
  );
}
