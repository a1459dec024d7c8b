import { useEffect, useRef } from 'react';
import { Button } from '../../widgets/button/Button.tsx';
import { Notice } from '../../widgets/notice/Notice.tsx';
import type { ResolvedStep } from '../engine/types.ts';
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
  const last = useView(store, ({ failure }) => failure);

  const press = usePress(onDone);

  return (
    <form className={styles.question} aria-busy={isBusy} noValidate onSubmit={press}>
      {steps.map((step) => step.open && <FormCard key={step.id} step={step} />)}
      {last?.journey === name && (
        <Notice tone="danger" heading={last.heading ?? say('error')} text={last.message} />
      )}
      <div className={styles.steps}>
        <Button kind="primary" type="submit" busy={isBusy}>
          {model.journey.submit.label}
        </Button>
      </div>
    </form>
  );
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
