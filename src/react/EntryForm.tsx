import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../../widgets/button/Button.tsx';
import type { ResolvedField, ResolvedList, ResolvedStep } from '../engine/types.ts';
import { CardFields } from './CardFields.tsx';
import { focusField } from './focus.ts';
import { useInnerStage } from './inner-stage.ts';
import styles from './Journey.module.css';
import { sayQuestions } from './questions-words.ts';
import { fieldId, headingId, StageProvider, useStage } from './stage.ts';
import { useView } from './use-view.ts';

interface EntryFormProps {
  readonly field: ResolvedField;
  readonly list: ResolvedList;
}

/**
 * The card of the entry of a list that is being filled in, with Save and Cancel. Saved too early it shows what is missing
 * and goes to the first of it; Enter in a box saves.
 */
export function EntryForm({ field: { name, ui }, list }: EntryFormProps) {
  const { store } = useStage();
  const stage = useInnerStage(list.entry);
  const steps = useView(store, stage.stepsOf);

  const save = (event: FormEvent) => {
    event.preventDefault();
    store.entry({ kind: 'save-entry', list: name });
    const view = store.view.getState();
    if (view.state.editing?.[name] === undefined) return;
    const [first] = stage.stepsOf(view).flatMap(({ open, card }) => (open ? card.errors : []));
    if (first) focusField(fieldId(first.field));
  };
  return (
    <StageProvider value={stage}>
      <form className={styles.question} noValidate onSubmit={save}>
        {steps.map((step) => step.open && <EntryCard key={step.id} step={step} />)}
        <div className={styles.acts}>
          <Button kind="primary" type="submit">
            {typeof ui.saveLabel === 'string' ? ui.saveLabel : sayQuestions('save')}
          </Button>
          <Button onClick={() => store.entry({ kind: 'cancel-entry', list: name })}>
            {sayQuestions('cancel')}
          </Button>
        </div>
      </form>
    </StageProvider>
  );
}

/**
 * The card of an entry: what opened it is gone, and its first field has the focus, or its heading while that field is on
 * its way, unless the person is elsewhere by now.
 */
function EntryCard({ step: { id, card } }: { readonly step: ResolvedStep }) {
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { activeElement: active, body } = document;
    if (active !== null && active !== body) return;
    const [heading, first] = ['h3', firstOf].map((what) => section.current?.querySelector<HTMLElement>(what));
    (first?.ariaBusy === 'true' ? heading : first)?.focus();
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={section} aria-labelledby={headingId(id)}>
      <h3 className={styles.title} id={headingId(id)} tabIndex={-1}>
        {card.title}
      </h3>
      <CardFields card={card} />
      <p role="status" className={styles.waiting}>
        {card.waiting}
      </p>
    </section>
  );
}

/** The first box or button of a card, or what stands for it while it is on its way. */
const firstOf = '[aria-busy="true"], input:not([type="hidden"]), select, textarea, button';
