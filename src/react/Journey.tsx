import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Model } from '../engine/model.ts';
import type { ResolvedNotice } from '../engine/types.ts';
import type { JourneyStore } from '../runtime/store.ts';
import { say } from '../runtime/words.ts';
import { EachPlace } from './EachPlace.tsx';
import { Finish } from './Finish.tsx';
import { FoldPlace } from './fold/FoldedCard.tsx';
import { FollowFold } from './fold/FollowFold.tsx';
import { FoldProvider, useFold } from './fold/use-folding.ts';
import styles from './Journey.module.css';
import { Place } from './Place.tsx';
import { headingId, type Stage, StageProvider, useStage } from './stage.ts';
import { asksOneThing, usePress } from './use-press.ts';
import { useView } from './use-view.ts';

interface JourneyProps {
  readonly store: JourneyStore;
  /** Which notices the page says beside the form, where there is room there; the very same function each time. */
  readonly isBeside?: (notice: ResolvedNotice) => boolean;
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
export function Journey({ store, isBeside, onDone }: JourneyProps) {
  const outer = useOuterStage(store);
  const fold = useFold(outer);
  const stage = useMemo(
    () => ({ ...outer, isBeside, onAnswered: fold?.onAnswered }),
    [outer, isBeside, fold],
  );
  const places = useView(store, (view) => stage.stepsOf(view).length);
  const isBusy = useView(store, ({ submitting }) => submitting === stage.name);
  const isAlone = useView(store, ({ model }) => asksOneThing(model));
  const end = (model: Model) => onDone(model.journey.submit.go);
  const parts = (
    <>
      <div className={styles.cards} inert={isBusy} data-asks>
        <EachPlace count={places} Draw={fold ? FoldPlace : Place} box={fold ? undefined : styles.cards} />
      </div>
      {fold ? <FollowFold /> : <Arrivals />}
      <Finish onDone={end} />
    </>
  );
  return (
    <StageProvider value={stage}>
      <FoldProvider value={fold}>{isAlone ? <OneThing onDone={end}>{parts}</OneThing> : parts}</FoldProvider>
    </StageProvider>
  );
}

/** The form around a journey that asks one thing alone: Enter in its box presses the button (S2.70). */
function OneThing(props: { readonly onDone: (model: Model) => void; readonly children: ReactNode }) {
  const press = usePress(props.onDone);
  return (
    <form noValidate onSubmit={press}>
      {props.children}
    </form>
  );
}

/** Says politely which card has come, and brings its heading into view; the focus stays where the person is. */
function Arrivals() {
  const { store, stepsOf } = useStage();
  const open = useView(store, ({ state }) => state.open);
  const seen = useRef<ReadonlySet<string>>(undefined);
  const [next, setNext] = useState('');
  useEffect(() => {
    const before = seen.current;
    seen.current = new Set(open);
    const now = stepsOf(store.view.getState()).filter(({ open }) => open);
    // What a journey opens with is where the person is already: the page stays at its top.
    if (!before?.size) return;
    const arrived = now.filter(({ id }) => !before.has(id));
    const first = arrived.find(({ card }) => !card.valid) ?? arrived.at(-1);
    if (!first) return;
    setNext(say('next-card', first.card));
    document.getElementById(headingId(first.id))?.scrollIntoView({ block: 'nearest' });
  }, [open, store, stepsOf]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {next}
    </p>
  );
}
