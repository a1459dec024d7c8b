import { useEffect, useState } from 'react';
import { Spinner } from '../../widgets/button/Button.tsx';
import type { LoaderKind } from './loader.ts';
import styles from './Overlay.module.css';
import { type JourneyStore, useView } from './store.ts';

const words: Readonly<Record<LoaderKind, readonly string[]>> = {
  page: ['Just a moment…'],
  quote: [
    'Checking your answers…',
    'Asking for every tariff in your area…',
    'Working out a year of your energy…',
  ],
};
const stillWorking = 'Still working. Thank you for waiting.';
/** Milliseconds that each line of the overlay stands. */
const stageTime = 3000;

/** The overlay of long calls (Q4.40); in quote mode it says what is being done. The page below keeps its answers. */
export function Overlay({ store }: { readonly store: JourneyStore }) {
  const kind = useView(store, ({ loader }) => loader);
  return kind && <Waiting key={kind} lines={[...words[kind], stillWorking]} />;
}

function Waiting({ lines }: { readonly lines: readonly string[] }) {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setStage((now) => Math.min(now + 1, lines.length - 1)), stageTime);
    return () => clearInterval(timer);
  }, [lines.length]);
  return (
    <div className={styles.overlay}>
      <p className={styles.box} role="status">
        <Spinner />
        {lines[stage]}
      </p>
    </div>
  );
}
