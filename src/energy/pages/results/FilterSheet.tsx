import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import { countedDeals } from './counted-deals.ts';
import styles from './Filter.module.css';
import { say } from './words.ts';

interface FilterSheetProps {
  /** How many deals the filters leave. */
  readonly count: number;
  readonly onReset: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The filter on a narrow screen: a dialog over the page, closed by Escape, by Close and by showing the deals (Q2.30). */
export function FilterSheet({ count, onReset, onClose, children }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.sheet} aria-label={say('filter-results')} onClose={onClose}>
      <button type="button" className={styles.close} aria-label={say('close')} onClick={close}>
        <X size={22} />
      </button>
      <div className={styles.body}>{children}</div>
      <div className={styles.foot}>
        <Button kind="primary" onClick={close}>
          {say('show-deals', { deals: countedDeals(count) })}
        </Button>
        <Button kind="quiet" onClick={onReset}>
          {say('reset')}
        </Button>
      </div>
    </dialog>
  );
}
