import { useEffect, useRef } from 'react';
import { Button } from '../../widgets/button/Button.tsx';
import { Notice } from '../../widgets/notice/Notice.tsx';
import { isComplete } from '../engine/journey.ts';
import type { ResolvedStep } from '../engine/types.ts';
import { focusField } from './focus.ts';
import { drawItems } from './Item.tsx';
import styles from './Journey.module.css';
import { fieldId, headingId, useStage } from './stage.ts';
import { useView } from './store.ts';

interface NestedFormProps {
  readonly steps: readonly ResolvedStep[];
  readonly onDone: () => void;
}

/**
 * A journey inside a dialog that is filled in as a whole: its cards, and the button that submits it. Pressed too early
 * the button shows what is missing and goes to the first of it.
 */
export function NestedForm({ steps, onDone }: NestedFormProps) {
  const stage = useStage();
  const { store, name } = stage;
  const model = useView(store, stage.modelOf);
  const isBusy = useView(store, ({ submitting }) => submitting === name);
  const last = useView(store, ({ failure }) => failure);

  async function press() {
    if (isComplete(steps)) {
      if (await store.submit(model)) onDone();
      return;
    }
    const errors = steps.flatMap(({ open, card }) => (open ? card.errors : []));
    store.touch(errors.map(({ field }) => field));
    const [first] = errors;
    if (first) focusField(fieldId(first.field));
  }

  return (
    <div className={styles.question} aria-busy={isBusy}>
      {steps.map((step) => step.open && <FormCard key={step.id} step={step} />)}
      {last?.journey === name && (
        <Notice tone="danger" heading={last.heading ?? 'Error'} text={last.message} />
      )}
      <div className={styles.steps}>
        <Button kind="primary" busy={isBusy} onClick={() => void press()}>
          {model.journey.submit.label}
        </Button>
      </div>
    </div>
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
      {drawItems(step.card, step.card.items)}
    </section>
  );
}
