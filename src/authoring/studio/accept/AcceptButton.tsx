import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import { isAcceptable } from '../../checker/acceptance.ts';
import type { DerivedStore } from '../state/derive.ts';
import { useProblems } from '../state/use-problems.ts';
import { useSaid } from '../state/use-said.ts';
import type { WorkspaceStore } from '../state/workspace.ts';
import styles from './Accept.module.css';
import { AcceptDialog } from './AcceptDialog.tsx';
import { acceptName } from './told-here.ts';

interface AcceptButtonProps {
  readonly store: WorkspaceStore;
  readonly derived: DerivedStore;
}

/** Offers to accept what is chosen otherwise or guarded less, where something is; says what was accepted. */
export function AcceptButton({ store, derived }: AcceptButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [accepted, setAccepted] = useSaid(store);
  const isOffered = useProblems(derived).some(isAcceptable);
  const said = useRef<HTMLParagraphElement>(null);
  // The button goes away with what it accepts.
  useEffect(() => {
    if (accepted !== '') said.current?.focus();
  }, [accepted]);
  return (
    <>
      {isOffered && (
        <p className={styles.offer}>
          <Button onClick={() => setAsking(true)}>{acceptName}</Button>
        </p>
      )}
      <p ref={said} tabIndex={-1} role="status" className={styles.accepted}>
        {accepted}
      </p>
      {isAsking && (
        <AcceptDialog
          store={store}
          derived={derived}
          onClose={() => setAsking(false)}
          onAccepted={setAccepted}
        />
      )}
    </>
  );
}
