import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../../widgets/button/Button.tsx';
import { useModal } from '../../../react/use-modal.ts';
import { type IdleWatch, watchIdle } from '../../../runtime/idle.ts';
import { around, languageNow } from '../../../words/language.ts';
import { clearedRoute } from '../../vocabulary/routes.ts';
import type { Given } from '../given.ts';
import styles from './Idle.module.css';
import { tellsWho } from './tells-who.ts';
import { say } from './words.ts';

// In one file with the watch: who wakes a laptop may have no line yet.
export { OpenCleared } from './Cleared.tsx';

/**
 * Clears who somebody is from a tab in which nobody has done anything for long, and warns before (T-03). Each tab is for
 * itself: who begins anew in another one keeps nothing alive that was left behind here.
 */
export function Idle({ journeys }: Pick<Given, 'journeys'>) {
  const navigate = useNavigate();
  const [left, setLeft] = useState<number>();
  const watch = useRef<IdleWatch>(undefined);
  useEffect(() => {
    watch.current = watchIdle({
      holds: () => journeys.all().some(tellsWho),
      warn: setLeft,
      over() {
        journeys.forget();
        emptyBoxes();
        navigate(clearedRoute, { replace: true });
      },
    });
    return watch.current.stop;
  }, [journeys, navigate]);
  return left !== undefined && <Warning left={left} onStay={() => watch.current?.stay()} />;
}

/** A browser that can undo what was typed holds on to boxes that are gone, with what they hold. */
function emptyBoxes(): void {
  for (const box of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea')) {
    box.value = '';
    box.defaultValue = '';
  }
}

interface WarningProps {
  /** Minutes. */
  readonly left: number;
  readonly onStay: () => void;
}

/** Asks over whatever shows whether somebody is there; the title asks too, for who looks at another tab. */
function Warning({ left, onStay }: WarningProps) {
  const dialog = useModal();
  useEffect(() => {
    const { title } = document;
    document.title = say('still-there');
    return () => {
      if (document.title === say('still-there')) document.title = title;
    };
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="alertdialog"
      lang={around(languageNow)}
      aria-labelledby="idle-title"
      aria-describedby="idle-says"
      data-react-aria-top-layer="true"
      onClose={onStay}
    >
      <h2 id="idle-title">{say('still-there')}</h2>
      <p id="idle-says" aria-live="polite">
        {left === 1 ? say('clears-soon') : say('clears', { minutes: left })}
      </p>
      <Button kind="primary" onClick={onStay}>
        {say('stay')}
      </Button>
    </dialog>,
    document.body,
  );
}
