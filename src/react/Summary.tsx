import { type ReactNode, useMemo } from 'react';
import type { JourneyStore } from '../runtime/store.ts';
import { summarise } from '../runtime/summary-lines.ts';
import { say } from '../runtime/words.ts';
import { focusHeading } from './focus.ts';
import { useOuterStage } from './Journey.tsx';
import styles from './Summary.module.css';
import { finishId, headingId } from './stage.ts';
import { useView } from './use-view.ts';
import { useWidgets } from './widgets.ts';

/** The answers so far and the one next step: beside the cards on wide screens, a bar under the thumb on a phone. */
export function Summary({ store }: { readonly store: JourneyStore }) {
  const stage = useOuterStage(store);
  const widgets = useWidgets();
  const steps = useView(store, stage.stepsOf);
  const answers = useView(store, ({ state }) => state.answers);
  const label = useView(store, ({ model }) => model.journey.submit.label);
  const { lines, next } = useMemo(() => summarise(steps, answers, widgets), [steps, answers, widgets]);
  return (
    <aside className={styles.summary} aria-labelledby="summary-title">
      <h2 className={styles.title} id="summary-title">
        {say('so-far')}
      </h2>
      {lines.length === 0 && <p className={styles.empty}>{say('so-far-none')}</p>}
      <dl className={styles.lines}>
        {lines.map(({ id, title, said }) => (
          <div key={id} className={styles.line}>
            <dt>{title}</dt>
            <dd>{said}</dd>
            <dd>
              <FocusLink target={headingId(id)}>
                {say('change')}
                <span className="visually-hidden">: {title}</span>
              </FocusLink>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.next}>
        <span className={styles.nextWord}>{say(next ? 'next' : 'all-done')}</span>
        <FocusLink target={next ? headingId(next.id) : finishId}>{next ? next.title : label}</FocusLink>
      </p>
    </aside>
  );
}

function FocusLink({ target, children }: { readonly target: string; readonly children: ReactNode }) {
  return (
    <a
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault();
        focusHeading(target);
      }}
    >
      {children}
    </a>
  );
}
