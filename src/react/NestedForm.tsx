import { useEffect, useRef } from 'react';
import { Button } from '../../widgets/button/Button.tsx';
import { Notice } from '../../widgets/notice/Notice.tsx';
import type { Answers, ResolvedStep } from '../engine/types.ts';
import type { JourneyView } from '../runtime/store.ts';
import { say } from '../runtime/words.ts';
import { CardFields } from './CardFields.tsx';
import styles from './Journey.module.css';
import { headingId, useStage } from './stage.ts';
import { usePress } from './use-press.ts';
import { useView } from './use-view.ts';

interface NestedFormProps {
  readonly steps: readonly ResolvedStep[];
  readonly onDone: () => void;
}

/**
 * A journey inside a dialog that is filled in as a whole: its cards, and the button that submits it. Pressed too early
 * the button shows what is missing and goes to the first of it; Enter in a box presses it.
 */
export function NestedForm({ steps, onDone }: NestedFormProps) {
  const stage = useStage();
  const { store, name } = stage;
  const model = useView(store, stage.modelOf);
  const isBusy = useView(store, ({ submitting }) => submitting === name);
  const failure = useStandingFailure();

  const press = usePress(onDone);

  return (
    <form className={styles.question} aria-busy={isBusy} noValidate onSubmit={press}>
      {steps.map((step) => step.open && <FormCard key={step.id} step={step} />)}
      {failure && <Notice tone="danger" heading={failure.heading ?? say('error')} text={failure.message} />}
      <div className={styles.steps}>
        <Button kind="primary" type="submit" busy={isBusy}>
          {model.journey.submit.label}
        </Button>
      </div>
    </form>
  );
}

/** Of a failure that was there before the form: it is no answer to what is asked now. */
const noAnswers: Answers = {};

/** Why a submit failed since the form was opened, for as long as the answers are those that it failed with. */
function useStandingFailure(): JourneyView['failure'] {
  const { store, name } = useStage();
  const failure = useView(store, (view) => (view.failure?.journey === name ? view.failure : undefined));
  const answers = useView(store, ({ state }) => state.answers);
  const told = useRef({ failure, answers: noAnswers });
  if (told.current.failure !== failure) told.current = { failure, answers };
  return told.current.answers === answers ? failure : undefined;
}

function FormCard({ step }: { readonly step: ResolvedStep }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={headingId(step.id)}>
      <h2 className={styles.title} ref={heading} id={headingId(step.id)} tabIndex={-1}>
        {step.card.title}
      </h2>
      <CardFields card={step.card} />
    </section>
  );
}
