import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../widgets/button/Button.tsx';
import styles from './Dialog.module.css';
import look from './look.module.css';
import { useUnkept } from './use-unkept.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** What is typed in it is kept nowhere: whoever typed something is asked before it is given up. */
  readonly isAsking?: boolean;
  readonly children: ReactNode;
}

/** A box over the studio, closed by its button and by Escape; the focus goes back where it was. */
export function Dialog({ title, onClose, isAsking = false, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isTyped, setTyped] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const stay = useRef<HTMLButtonElement>(null);
  useUnkept(isTyped);
  useEffect(() => {
    if (isLeaving) stay.current?.focus();
  }, [isLeaving]);
  const leave = () => (isTyped && !isLeaving ? setLeaving(true) : onClose());
  // Closed before it is taken out of the page: only then does the focus go back.
  useLayoutEffect(() => {
    const modal = dialog.current;
    modal?.showModal();
    // Else it were on Close.
    modal?.querySelector<HTMLElement>('form :is(input, select, textarea)')?.focus();
    return () => modal?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        // A box over this one tells of itself here too.
        if (event.target === event.currentTarget) leave();
      }}
      // A browser takes a second Escape for its own.
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget && !currentTarget.open) onClose();
      }}
      onInput={() => setTyped(isAsking)}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <button type="button" className="round-button" aria-label="Close" onClick={leave}>
          <X size={20} />
        </button>
      </div>
      {isLeaving && (
        <div role="alert" className={`${look.box} ${look.row} ${styles.leaving}`} data-tone="warning">
          <p>What you typed here is lost when you close this.</p>
          <Button ref={stay} kind="primary" onClick={() => setLeaving(false)}>
            Go on typing
          </Button>
          <Button onClick={onClose}>Give it up</Button>
        </div>
      )}
      {children}
    </dialog>
  );
}
