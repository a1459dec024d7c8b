import Check from 'lucide-react/icons/check';
import CircleX from 'lucide-react/icons/circle-x';
import { memo, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { Button, Spinner } from '../../widgets/button/Button.tsx';
import { type AnswerLine, answerLines } from '../runtime/answer-lines.ts';
import { sayReview } from '../runtime/review-words.ts';
import { type StageNow, stagesNow } from '../runtime/submit-stages.ts';
import { focusHeading } from './focus.ts';
import { type Fold, useAnyFolding, useIsDone, useShowField } from './fold/use-folding.ts';
import styles from './Review.module.css';
import { fieldId, finishId, useStage } from './stage.ts';
import { useCalmView } from './use-calm-view.ts';
import { useView } from './use-view.ts';
import { useWidgets } from './widgets.ts';

const titleId = 'review-title';

interface ReviewProps {
  readonly title: string;
  /** Given the way back when the person goes from here to change an answer, and nothing when this is reached again. */
  readonly onAway: (wayBack?: ReactNode) => void;
}

/**
 * All answers once more before they are sent, each with a way to change it (WCAG 3.3.4), and how far the submit has come.
 */
export function Review({ title, onAway }: ReviewProps) {
  const stage = useStage();
  const view = useCalmView(stage.store);
  const steps = stage.stepsOf(view);
  const { answers } = view.state;
  const widgets = useWidgets();
  const isBusy = useView(stage.store, ({ submitting }) => submitting === stage.name);
  const cards = useMemo(() => answerLines(steps, answers, widgets), [steps, answers, widgets]);
  const show = useShowField();
  const change = useCallback(
    (field: string) => {
      onAway(<WayBack title={title} field={field} onBack={onAway} />);
      show(field);
      openBox(fieldId(field));
    },
    [show, onAway, title],
  );
  // Where the person was brought to the end before this had come.
  useLayoutEffect(() => {
    if (document.activeElement?.id === finishId) focusHeading(titleId);
  });
  return (
    <section className={styles.review} aria-labelledby={titleId}>
      <h2 id={titleId} tabIndex={-1} onFocus={() => onAway()}>
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
    </section>
  );
}

/** One press leads into the box: an answer that stands as words is opened, and what is typed stands in its place. */
function openBox(id: string): void {
  if (document.getElementById(`${id}-chosen`)) document.getElementById(id)?.click();
  const { activeElement: active } = document;
  if (active?.id === id && active instanceof HTMLInputElement) active.select();
}

interface WayBackProps extends Pick<ReviewProps, 'title'> {
  /** The answer that is being changed. */
  readonly field: string;
  readonly onBack: () => void;
}

/** The way back for who went to change an answer: to the answers to check, or first to what is missing or wrong. */
function WayBack({ title, field, onBack }: WayBackProps) {
  const { store, stepsOf } = useStage();
  const isThere = useIsDone();
  const show = useShowField();
  const fold = useAnyFolding();
  const back = () => {
    if (isThere) return focusHeading(titleId);
    const errors = stepsOf(store.view.getState()).flatMap(({ open, card }) => (open ? card.errors : []));
    store.touch(errors.map(({ field }) => field));
    const [first] = errors;
    if (first) show(first.field);
  };
  return (
    <div className={styles.back} data-bar={isThere || undefined}>
      {isThere && fold && <Arrival fold={fold} field={field} onBack={onBack} />}
      <Button kind={isThere ? 'primary' : 'secondary'} wide onClick={back}>
        {sayReview('back-to', { title: title.toLowerCase() })}
      </Button>
    </div>
  );
}

const changeId = (field: string) => `change-${fieldId(field)}`;

/**
 * Ends the way back once the panel of the changed answer is gone on from: that leads to its line. Who has gone elsewhere
 * stays there.
 */
function Arrival({ fold, field, onBack }: Omit<WayBackProps, 'title'> & { readonly fold: Fold }) {
  const isOpen = useStore(fold.folding, ({ held }) => held !== undefined);
  useLayoutEffect(() => {
    const { activeElement: active } = document;
    if (isOpen || active?.closest(`.${styles.back}`)) return;
    onBack();
    // A heading has the focus of what was folded.
    const line = active?.matches('h2') ? document.getElementById(changeId(field)) : null;
    line?.focus({ preventScroll: true });
    line?.scrollIntoView({ block: 'center' });
  }, [isOpen, field, onBack]);
  return null;
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
        <Button kind="quiet" id={changeId(field)} disabled={isFixed} onClick={() => onChange(field)}>
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
