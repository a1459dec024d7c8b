import { memo, Suspense, useEffect, useRef } from 'react';
import { Button } from '../../widgets/button/Button.tsx';
import { lazily } from '../../widgets/lazily.ts';
import { Notice } from '../../widgets/notice/Notice.tsx';
import { isComplete } from '../engine/journey.ts';
import type { Model } from '../engine/model.ts';
import { say } from '../runtime/words.ts';
import { EachPlace } from './EachPlace.tsx';
import { focusField } from './focus.ts';
import styles from './Journey.module.css';
import { fieldId, finishId, useOpenCard, useStage } from './stage.ts';
import { asksOneThing, usePress } from './use-press.ts';
import { useView } from './use-view.ts';

const loadReview = async () => (await import('./Review.tsx')).Review;
const Review = lazily(loadReview);

/**
 * The end of a journey: what is left to answer, or the button; above it why the last attempt failed (Q2.12, Q8.02). Where
 * one thing alone is asked, the button is always there. Where the answers are to be checked first, it comes with them:
 * what came above it later would push it away from under a press.
 */
export function Finish({ onDone }: { readonly onDone: (model: Model) => void }) {
  const stage = useStage();
  const { store } = stage;
  const isDone = useView(store, (view) => isComplete(stage.stepsOf(view)));
  const model = useView(store, stage.modelOf);
  const isBusy = useView(store, ({ submitting }) => submitting === stage.name);
  const { submit } = model.journey;

  const press = usePress(onDone);
  const isAlone = asksOneThing(model);
  const isReviewed = submit.review !== undefined;
  useEffect(() => {
    if (isReviewed) loadReview().catch(() => undefined);
  }, [isReviewed]);

  return (
    <div className={styles.finish} id={finishId} tabIndex={-1}>
      <Suspense fallback={<div className={styles.coming} aria-busy="true" />}>
        {isDone && isReviewed && <Review title={submit.review} />}
        <SubmitFailure />
        {isDone || isAlone ? (
          <Button
            kind="primary"
            wide
            busy={isBusy}
            aria-disabled={isBusy || undefined}
            {...(isAlone ? { type: 'submit' } : { onClick: () => press() })}
          >
            {submit.label}
          </Button>
        ) : (
          <WhatsLeft sentence={submit.invalid} />
        )}
      </Suspense>
    </div>
  );
}

/** In place of the button: the journey's sentence, and a link to every open field that is missing or wrong. */
const WhatsLeft = memo(function WhatsLeft({ sentence }: { readonly sentence: string }) {
  const { store, stepsOf } = useStage();
  const places = useView(store, (view) => stepsOf(view).length);
  return (
    <section className={styles.left} aria-labelledby="whats-left">
      <h2 className={styles.leftTitle} id="whats-left">
        {say('whats-left')}
      </h2>
      <p>{sentence}</p>
      <ul className={styles.leftList}>
        <Waiting />
        <EachPlace count={places} Draw={LeftInPlace} />
      </ul>
    </section>
  );
});

/** What the open cards wait for, each reason once. */
function Waiting() {
  const { store, stepsOf } = useStage();
  const steps = useView(store, stepsOf);
  const reasons = new Set(steps.flatMap(({ open, card }) => (open && card.waiting) || []));
  return [...reasons].map((reason) => <li key={reason}>{reason}</li>);
}

/** The links of the card in one place of the journey; it follows its own step. */
function LeftInPlace({ index }: { readonly index: number }) {
  const card = useOpenCard(index);
  return card?.fields.map(({ name, label }) => {
    const message = card.errors.find(({ field }) => field === name)?.message;
    return <Left key={name} field={name} label={label} message={message} />;
  });
}

interface LeftProps {
  readonly field: string;
  readonly label: string;
  readonly message: string | undefined;
}

/** The link to one field. It stays when all is well and only hides: a line comes or goes with many a key. */
const Left = memo(function Left({ field, label, message }: LeftProps) {
  const { store } = useStage();
  return (
    <li hidden={message === undefined}>
      <a
        href={`#${fieldId(field)}`}
        onClick={(event) => {
          event.preventDefault();
          store.touch([field]);
          focusField(fieldId(field));
        }}
      >
        {message ?? label}
      </a>
    </li>
  );
});

/** Why the submit failed, in the server's words; takes the focus when it appears. Nothing typed is lost. */
function SubmitFailure() {
  const { store, name } = useStage();
  const last = useView(store, (view) => view.failure);
  const failure = last?.journey === name ? last : undefined;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) box.current?.focus();
  }, [failure]);
  if (!failure) return null;
  return (
    <div ref={box} tabIndex={-1} className={styles.failure}>
      <Notice tone="danger" heading={failure.heading ?? say('error')} text={failure.message} />
    </div>
  );
}
