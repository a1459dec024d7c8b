import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import { counted } from '../../../words/counted.ts';
import styles from './Filter.module.css';

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
    <dialog ref={dialog} className={styles.sheet} aria-label="Filter Results" onClose={onClose}>
      <button type="button" className={styles.close} aria-label="Close" onClick={close}>
        <X size={22} />
      </button>
      <div className={styles.body}>{children}</div>
      <div className={styles.foot}>
        <Button kind="primary" onClick={close}>
          Show {counted(count, 'deal')}
        </Button>
        <Button kind="quiet" onClick={onReset}>
          Reset
        </Button>
      </div>
    </dialog>
  );
}
