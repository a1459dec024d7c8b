import Check from 'lucide-react/icons/check';
import CircleX from 'lucide-react/icons/circle-x';
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button, Spinner } from '../../widgets/button/Button.tsx';
import { type AnswerLine, answerLines } from '../runtime/answer-lines.ts';
import { sayReview } from '../runtime/review-words.ts';
import { type StageNow, stagesNow } from '../runtime/submit-stages.ts';
import { useShowField } from './fold/use-folding.ts';
import styles from './Review.module.css';
import { finishId, useStage } from './stage.ts';
import { useCalmView } from './use-calm-view.ts';
import { useView } from './use-view.ts';
import { useWidgets } from './widgets.ts';

/**
 * All answers once more before they are sent, each with a way to change it and back (WCAG 3.3.4), and how far the
 * submit has come.
 */
export function Review({ title }: { readonly title: string }) {
  const stage = useStage();
  const view = useCalmView(stage.store);
  const steps = stage.stepsOf(view);
  const { answers } = view.state;
  const widgets = useWidgets();
  const isBusy = useView(stage.store, ({ submitting }) => submitting === stage.name);
  const [isAway, setAway] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const cards = useMemo(() => answerLines(steps, answers, widgets), [steps, answers, widgets]);
  const show = useShowField();
  const change = useCallback(
    (field: string) => {
      setAway(true);
      show(field);
    },
    [show],
  );
  const back = () => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'start' });
  };
  // Where the person was brought to the end before this had come.
  useLayoutEffect(() => {
    if (document.activeElement?.id === finishId) back();
  });
  return (
    <section className={styles.review} aria-labelledby="review-title">
      <h2 ref={heading} id="review-title" tabIndex={-1} onFocus={() => setAway(false)}>
        {title}
      </h2>
      {cards.map((card) => (
        <div key={card.id} className={styles.card}>
          <h3>{card.title}</h3>
          <dl>
            {card.lines.map((line) => (
              <Line key={line.field} {...line} isFixed={isBusy} onChange={change} />
            ))}
          </dl>
        </div>
      ))}
      <Stages />
      {isAway && (
        <div className={styles.back}>
          <Button kind="primary" onClick={back}>
            {sayReview('back-to', { title: title.toLowerCase() })}
          </Button>
        </div>
      )}
    </section>
  );
}

interface LineProps extends AnswerLine {
  /** Nothing can be changed now. */
  readonly isFixed: boolean;
  readonly onChange: (field: string) => void;
}

/** One answer; drawn again only when it changed. */
const Line = memo(function Line({ field, label, said, isFixed, onChange }: LineProps) {
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd className={styles.said}>{said}</dd>
      <dd>
        <Button kind="quiet" disabled={isFixed} onClick={() => onChange(field)}>
          {sayReview('change')} <span className="visually-hidden">{label}</span>
        </Button>
      </dd>
    </div>
  );
});

const inWords: Readonly<Record<StageNow['state'], string>> = {
  waiting: sayReview('waiting'),
  running: sayReview('running'),
  done: sayReview('saved'),
  failed: sayReview('failed'),
};

/** The stages of the submit, each with what became of it. */
function Stages() {
  const { store } = useStage();
  const before = useRef<readonly StageNow[]>([]);
  const stages = useView(store, (view) => {
    const now = stagesNow(view);
    // Between two effects nothing runs for a moment: the last word stands.
    const isBetween = view.submitting !== undefined && now.every(({ state }) => state === 'waiting');
    if (!isBetween && JSON.stringify(now) !== JSON.stringify(before.current)) before.current = now;
    return before.current;
  });
  if (stages.length === 0) return null;
  return (
    <div role="status">
      <ol className={styles.stages}>
        {stages.map(({ says, state }) => (
          <li key={says} data-state={state}>
            {state === 'done' && <Check size={20} />}
            {state === 'failed' && <CircleX size={20} />}
            {state === 'running' && <Spinner />}
            {state === 'waiting' && <span className={styles.dot} />}
            {says}
            <span className="visually-hidden">: {inWords[state]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
