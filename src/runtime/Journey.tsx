import { useEffect, useMemo, useRef, useState } from 'react';
import type { Model } from '../engine/model.ts';
import { Card } from './Card.tsx';
import { Finish } from './Finish.tsx';
import styles from './Journey.module.css';
import { cardOf, headingId, openIds, type Stage, StageProvider } from './stage.ts';
import { type JourneyStore, useView } from './store.ts';

interface JourneyProps {
  readonly store: JourneyStore;
  /** Called when every submit effect was done; `go` is the journey's next page. */
  readonly onDone: (go: string | undefined) => void;
}

/** The stage of the store's own journey. */
export function useOuterStage(store: JourneyStore): Stage {
  return useMemo(
    () => ({
      store,
      name: store.view.getState().model.name,
      modelOf: ({ model }) => model,
      stepsOf: ({ steps }) => steps,
    }),
    [store],
  );
}

/** A whole journey: its open cards, what is left to answer, and the button that ends it (Q2.11, Q2.12). */
export function Journey({ store, onDone }: JourneyProps) {
  const stage = useOuterStage(store);
  const ids = openIds(useView(store, stage.stepsOf));
  const isBusy = useView(store, ({ submitting }) => submitting === stage.name);
  return (
    <StageProvider value={stage}>
      <div className={styles.cards} inert={isBusy}>
        {ids.map((id) => (
          <Card key={id} id={id} />
        ))}
      </div>
      <Arrivals stage={stage} ids={ids} />
      <Finish onDone={(model: Model) => onDone(model.journey.submit.go)} />
    </StageProvider>
  );
}

/** Says politely which card has come, and brings its heading into view; the focus stays where the person is. */
function Arrivals({ stage, ids }: { readonly stage: Stage; readonly ids: readonly string[] }) {
  const seen = useRef(ids);
  const [next, setNext] = useState('');
  useEffect(() => {
    const arrived = ids.filter((id) => !seen.current.includes(id));
    seen.current = ids;
    const cards = arrived.flatMap((id) => cardOf(stage, stage.store.view.getState(), id) ?? []);
    const first = cards.find(({ valid }) => !valid) ?? cards.at(-1);
    if (!first) return;
    setNext(`Next: ${first.title}`);
    const behavior = wantsStillness() ? 'instant' : 'smooth';
    document.getElementById(headingId(first.id))?.scrollIntoView({ block: 'nearest', behavior });
  }, [ids, stage]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {next}
    </p>
  );
}

/** The person asked for less motion: nothing glides. Where nobody can be asked, everything may. */
function wantsStillness(): boolean {
  const { matchMedia } = window as Partial<Window>;
  return matchMedia?.call(window, '(prefers-reduced-motion: reduce)').matches ?? false;
}
