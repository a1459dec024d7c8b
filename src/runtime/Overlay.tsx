import Check from 'lucide-react/icons/check';
import { useEffect, useState } from 'react';
import { Spinner } from '../../widgets/button/Button.tsx';
import type { LoaderKind } from './loader.ts';
import styles from './Overlay.module.css';
import { type JourneyStore, useView } from './store.ts';

/** What a quote goes through; each stage is ticked by what has really happened, never by a clock. */
const stages = ['Your answers are checked', 'Saving your quote', 'Finding and ranking your deals'] as const;
const stageOf: Readonly<Record<Exclude<LoaderKind, 'page'>, number>> = { quote: 1, results: 2 };
const stillWorking = 'Still working. Thank you for waiting.';
/** Milliseconds until the overlay says that it takes longer than it should. */
const patience = 8000;

/** The overlay of long calls (Q4.40); in the quote modes it says what is done and what is being done. */
export function Overlay({ store }: { readonly store: JourneyStore }) {
  const kind = useView(store, ({ loader }) => loader);
  return kind && <Waiting key={kind} kind={kind} />;
}

function Waiting({ kind }: { readonly kind: LoaderKind }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.overlay}>
      <div className={styles.box} role="status">
        {kind === 'page' ? (
          <p className={styles.line}>
            <Spinner />
            Just a moment…
          </p>
        ) : (
          <Stages current={stageOf[kind]} />
        )}
        {isLong && <p>{stillWorking}</p>}
      </div>
    </div>
  );
}

function Stages({ current }: { readonly current: number }) {
  return (
    <ol className={styles.stages}>
      {stages.map((stage, index) => (
        <li key={stage} className={styles.line} data-waits={index > current}>
          {index < current ? <Check size={20} /> : index === current ? <Spinner /> : <span />}
          {stage}
          {index < current && <span className="visually-hidden">: done</span>}
        </li>
      ))}
    </ol>
  );
}
