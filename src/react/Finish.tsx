import { memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../widgets/button/Button.tsx';
import { lazily } from '../../widgets/lazily.ts';
import { Notice } from '../../widgets/notice/Notice.tsx';
import { isComplete } from '../engine/journey.ts';
import type { Model } from '../engine/model.ts';
import { own } from '../engine/own.ts';
import type { Failure, ResolvedStep } from '../engine/types.ts';
import type { JourneyView } from '../runtime/store.ts';
import { say } from '../runtime/words.ts';
import { noticesIn } from './fold/part.ts';
import { type Fold, useAnyFolding, useIsDone, useShowField } from './fold/use-folding.ts';
import styles from './Journey.module.css';
import { finishId, useStage } from './stage.ts';
import { asksOneThing, usePress } from './use-press.ts';
import { useView } from './use-view.ts';

const loadReview = async () => (await import('./Review.tsx')).Review;
const Review = lazily(loadReview);
// Nobody waits for it: it names what is left after an attempt, or below questions that are read first.
const WhatsLeft = memo(lazily(async () => (await import('./WhatsLeft.tsx')).WhatsLeft));

/**
 * The end of a journey: what is left to answer, or the button; above it why the last attempt failed (Q2.12, Q8.02). Where
 * one thing alone is asked, the button is always there. Where the answers are to be checked first, it comes with them:
 * what came above it later would push it away from under a press.
 */
export function Finish({ onDone }: { readonly onDone: (model: Model) => void }) {
  const stage = useStage();
  const { store } = stage;
  const isDone = useIsDone();
  const model = useView(store, stage.modelOf);
  const isBusy = useView(store, ({ submitting }) => submitting === stage.name);
  const { submit } = model.journey;

  const press = usePress(onDone);
  const isAlone = asksOneThing(model);
  const isReviewed = submit.review !== undefined;
  // For who went from the answers to check to change one: it stays while they are gone, as long as that one is wrong.
  const [wayBack, setWayBack] = useState<ReactNode>();
  // Answers to check are higher than a phone: held at its foot they would lie over all that stands above them.
  const isBar = useAnyFolding() && isDone && !isReviewed;
  useEffect(() => {
    if (isReviewed) loadReview().catch(() => undefined);
  }, [isReviewed]);
  useEffect(() => {
    // What is told of the sending comes above the button, which has the focus.
    if (isBusy) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [isBusy]);

  return (
    <>
      {wayBack}
      <div className={styles.finish} id={finishId} tabIndex={-1} data-bar={isBar || undefined}>
        <Suspense fallback={<div className={styles.coming} aria-busy="true" />}>
          {isDone && isReviewed && <Review title={submit.review} onAway={setWayBack} />}
          <SubmitFailure />
          {isDone || isAlone ? (
            <Button
              kind="primary"
              wide
              busy={isBusy}
              aria-disabled={isBusy || undefined}
              type={isAlone ? 'submit' : 'button'}
              onClick={isAlone ? undefined : press}
            >
              {submit.label}
            </Button>
          ) : (
            <MaybeLeft sentence={submit.invalid} />
          )}
        </Suspense>
      </div>
    </>
  );
}

/** What is left: from the start, or after an attempt where a journey folds and asks one thing after the other. */
function MaybeLeft({ sentence }: { readonly sentence: string }) {
  const fold = useAnyFolding();
  const left = <WhatsLeft sentence={sentence} />;
  return fold ? <AfterAttempt fold={fold}>{left}</AfterAttempt> : left;
}

/** Once all is answered nothing is left to name: the open part has the button that goes on. */
function AfterAttempt({ fold, children }: { readonly fold: Fold; readonly children: ReactNode }) {
  const { store, stepsOf } = useStage();
  const isLeft = useView(store, (view) => !isComplete(stepsOf(view)));
  return useStore(fold.folding, ({ attempted }) => attempted) && isLeft && children;
}

/** The answer that mends what failed, as the journey's stages say it; none mends that nothing answered. */
function mendedBy({ model, state, failure }: JourneyView): string | undefined {
  if (failure?.heading !== undefined) return undefined;
  const mends = (model.journey.submit.stages ?? []).flatMap(({ mend }) => Object.entries(mend ?? {}));
  return mends.find(([effect]) => own(state.failures, effect) !== undefined)?.[1];
}

/** Whether a notice of a card is headed by what failed, and nothing else is to be said of it. */
const saysAlready = (steps: readonly ResolvedStep[], failure: Failure | undefined) =>
  failure?.heading === undefined &&
  steps.some(({ present, card }) =>
    noticesIn(present ? card.items : [], ['danger']).some(({ heading }) => heading === failure?.message),
  );

/**
 * Why the submit failed, in the server's words. The focus goes there when it appears, or to the answer that mends it.
 * Nothing typed is lost.
 */
function SubmitFailure() {
  const { store, name, stepsOf } = useStage();
  const last = useView(store, (view) => view.failure);
  // What the cards say is not said again far below them: the focus goes there.
  const isSaid = useView(store, (view) => saysAlready(stepsOf(view), last));
  const failure = last?.journey === name ? last : undefined;
  const box = useRef<HTMLDivElement>(null);
  const show = useShowField();
  useEffect(() => {
    if (!failure) return;
    const mends = mendedBy(store.view.getState());
    // Once what led here is drawn: what is folded opens for it.
    if (mends === undefined) box.current?.focus();
    else queueMicrotask(() => show(mends));
  }, [failure, store, show]);
  if (!failure || isSaid) return null;
  return (
    <div ref={box} tabIndex={-1} className={styles.failure}>
      <Notice tone="danger" heading={failure.heading ?? say('error')} text={failure.message} />
    </div>
  );
}
