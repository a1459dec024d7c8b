import Check from 'lucide-react/icons/check';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, Spinner } from '../../widgets/button/Button.tsx';
import { own } from '../engine/own.ts';
import type { JourneyStore } from '../runtime/store.ts';
import { say } from '../runtime/words.ts';
import styles from './Overlay.module.css';
import { useModal } from './use-modal.ts';
import { useView } from './use-view.ts';

/** Milliseconds of overlay after which a way out is offered; with the delay before it, ten seconds of waiting. */
const patience = 8000;

/** What something long goes through: each stage is ticked by what has really happened, never by a clock. */
export interface Stages {
  readonly says: readonly string[];
  /** Which stage is under way, from 0, by what effects name as their loader. */
  readonly at: Readonly<Record<string, number>>;
}

interface OverlayProps {
  readonly store: JourneyStore;
  readonly stages?: Stages;
}

/**
 * The overlay of long calls (Q4.40); where it stands in one of the `stages` it says what is done and what is being done.
 * After ten seconds of waiting it offers a way out, where there is one. The page below keeps its answers, and gets the
 * focus back where it was.
 */
export function Overlay({ store, stages }: OverlayProps) {
  const kind = useView(store, ({ loader }) => loader);
  // On top of everything, a dialog included: react-aria leaves what is marked so alone.
  return (
    kind && createPortal(<Waiting key={kind} kind={kind} store={store} stages={stages} />, document.body)
  );
}

interface WaitingProps {
  readonly kind: string;
  readonly store: JourneyStore;
  readonly stages: Stages | undefined;
}

function Waiting({ kind, store, stages }: WaitingProps) {
  const dialog = useModal();
  const box = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (isLong) return;
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, [isLong]);
  const current = stages && own(stages.at, kind);
  const hasWayOut = isLong && store.canCancel();
  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-label={say('please-wait')}
      data-react-aria-top-layer="true"
      onCancel={(event) => {
        // Escape does what the way out does, once there is one.
        event.preventDefault();
        if (hasWayOut) store.cancel();
      }}
    >
      <div ref={box} className={styles.box} tabIndex={-1}>
        <div className={styles.says} role="status">
          {stages && current !== undefined ? (
            <StageList says={stages.says} current={current} />
          ) : (
            <p className={styles.line}>
              <Spinner />
              {say('moment')}
            </p>
          )}
          {isLong && <p>{say('still-working')}</p>}
        </div>
        {hasWayOut && (
          <p className={styles.ways}>
            <Button
              onClick={() => {
                box.current?.focus();
                setLong(false);
              }}
            >
              {say('keep-waiting')}
            </Button>
            <Button kind="quiet" onClick={() => store.cancel()}>
              {say('stop')}
            </Button>
          </p>
        )}
      </div>
    </dialog>
  );
}

function StageList({ says, current }: { readonly says: Stages['says']; readonly current: number }) {
  return (
    <ol className={styles.stages}>
      {says.map((stage, index) => (
        <li key={stage} className={styles.line} data-waits={index > current}>
          {index < current ? <Check size={20} /> : index === current ? <Spinner /> : <span />}
          {stage}
          {index < current && <span className="visually-hidden">: {say('done')}</span>}
        </li>
      ))}
    </ol>
  );
}
