import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../widgets/button/Button.tsx';
import { QuietLabel } from '../../widgets/frame/quiet-label.ts';
import { Notice } from '../../widgets/notice/Notice.tsx';
import { resolveJourney } from '../engine/journey.ts';
import type { ResolvedStep } from '../engine/types.ts';
import type { JourneyView } from '../runtime/store.ts';
import { say } from '../runtime/words.ts';
import { CardFields } from './CardFields.tsx';
import { noSteps, useInnerStage } from './inner-stage.ts';
import styles from './Journey.module.css';
import { NestedForm } from './NestedForm.tsx';
import { endPress } from './one-press.ts';
import { sayQuestions } from './questions-words.ts';
import { headingId, StageProvider, useStage } from './stage.ts';
import { useHere } from './use-here.ts';
import { usePress } from './use-press.ts';
import { useView } from './use-view.ts';

export { EntryForm } from './EntryForm.tsx';

/**
 * A journey inside another, by its `reveal`: one question a page (Q2.24), with how far it is, back to the start, next and
 * previous, where each answer goes on to the next question and the last one submits; or a form with its button (S2.12).
 * Calls `onDone` when it was submitted.
 */
export function NestedJourney({ name, onDone }: { readonly name: string; readonly onDone: () => void }) {
  const { store } = useStage();
  const [position, setPosition] = useState(() => placeOf(store.view.getState(), name));
  const isHere = useHere();
  const place = useRef(position);
  place.current = position;

  const onAnswered = useCallback(
    (stepId: string) => {
      const view = store.view.getState();
      const model = view.model.nested.get(name);
      if (model?.journey.reveal !== 'one-per-page') return;
      const steps = resolveJourney(model, view.state).filter(({ present }) => present);
      const here = steps[place.current];
      if (here?.id !== stepId || !here.card.valid) return;
      endPress();
      if (place.current < steps.length - 1) setPosition(place.current + 1);
      else void store.submit(model).then((done) => done && isHere.current && onDone());
    },
    [store, name, onDone, isHere],
  );
  const stage = useInnerStage(name, onAnswered);
  const steps = useView(store, stage.stepsOf).filter(({ present }) => present);
  const isForm = useView(store, (view) => stage.modelOf(view).journey.reveal !== 'one-per-page');
  const step = steps[Math.min(position, steps.length - 1)];
  if (!step) return null;
  if (isForm) {
    return (
      <StageProvider value={stage}>
        <NestedForm steps={steps} onDone={onDone} />
      </StageProvider>
    );
  }
  return (
    <StageProvider value={stage}>
      <Question
        key={step.id}
        step={step}
        position={position}
        total={steps.length}
        go={setPosition}
        onDone={onDone}
      />
    </StageProvider>
  );
}

/** Where the person was: at the first question without an answer; at the last one where only the submit failed. */
function placeOf({ model, state, failure }: JourneyView, name: string): number {
  const inner = model.nested.get(name);
  const steps = inner ? resolveJourney(inner, state).filter(({ present }) => present) : noSteps;
  const open = steps.findIndex(({ card }) => !card.valid);
  if (open >= 0) return open;
  return failure?.journey === name ? steps.length - 1 : 0;
}

interface QuestionProps {
  readonly step: ResolvedStep;
  readonly position: number;
  readonly total: number;
  readonly go: (position: number) => void;
  readonly onDone: () => void;
}

function Question({ step, position, total, go, onDone }: QuestionProps) {
  const { store, name } = useStage();
  const isBusy = useView(store, ({ submitting }) => submitting === name);
  const last = useView(store, (view) => view.failure);
  const failure = last?.journey === name ? last : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const again = usePress(onDone);
  const { card } = step;
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.question} aria-busy={isBusy}>
      <p className={styles.progress}>
        <label htmlFor={`${name}-progress`}>
          {sayQuestions('question', { number: position + 1, count: total })}
        </label>
        <progress id={`${name}-progress`} max={total} value={position + 1} />
      </p>
      <h2 className={styles.title} ref={heading} id={headingId(step.id)} tabIndex={-1}>
        {card.title}
      </h2>
      <QuietLabel value={card.fields.length === 1}>
        <CardFields card={card} />
      </QuietLabel>
      {failure && (
        <Notice tone="danger" heading={failure.heading ?? say('error')} text={failure.message}>
          <Button onClick={() => again()}>{sayQuestions('try-again')}</Button>
        </Notice>
      )}
      <div className={styles.steps}>
        <Button kind="quiet" disabled={position === 0} onClick={() => go(0)}>
          {sayQuestions('start')}
        </Button>
        <Button disabled={position === 0} onClick={() => go(position - 1)}>
          {sayQuestions('previous')}
        </Button>
        <Button disabled={position === total - 1 || !card.valid} onClick={() => go(position + 1)}>
          {sayQuestions('next')}
        </Button>
      </div>
    </div>
  );
}
