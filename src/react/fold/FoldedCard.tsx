import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { Button } from '../../../widgets/button/Button.tsx';
import { afterPress, useLeave } from '../../../widgets/frame/use-leave.ts';
import { equal } from '../../engine/equal.ts';
import { readerOf } from '../../engine/facts.ts';
import { own } from '../../engine/own.ts';
import { sayPanel } from '../../runtime/panel-line.ts';
import { sayCard } from '../../runtime/summary-lines.ts';
import { say } from '../../runtime/words.ts';
import { unbrokenPostcodes } from '../../words/postcode.ts';
import { Card, CardBody } from '../Card.tsx';
import { NoticeItem } from '../CardItems.tsx';
import { focusHeading } from '../focus.ts';
import journey from '../Journey.module.css';
import { headingId, useOpenCard, useStage } from '../stage.ts';
import { useView } from '../use-view.ts';
import { useWidgets } from '../widgets.ts';
import styles from './Fold.module.css';
import { isOfChoices, type Standing } from './folding.ts';
import { cardPart, noticesIn, type Part, partsOf } from './part.ts';
import { useFolding, useIsDone, useStandingOf } from './use-folding.ts';

interface PlaceProps {
  readonly index: number;
}

/** The place of one step in a journey that folds: its card while it is open to be answered, or the panel that begins there. */
export function FoldPlace({ index }: PlaceProps) {
  const { store, modelOf } = useStage();
  const isInPanel = useView(store, (view) => modelOf(view).steps[index]?.definition.panel !== undefined);
  return isInPanel ? <PanelPlace index={index} /> : <CardPlace index={index} />;
}

function CardPlace({ index }: PlaceProps) {
  const card = useOpenCard(index);
  const part = useMemo(() => card && cardPart(card, index), [card, index]);
  return part && <Folded key={part.id} part={part} />;
}

function PanelPlace({ index }: PlaceProps) {
  const { store, modelOf, stepsOf } = useStage();
  const part = useView(store, (view) =>
    partsOf(modelOf(view), stepsOf(view)).find(({ place }) => place === index),
  );
  return part && <Folded key={part.id} part={part} />;
}

interface PartProps {
  readonly part: Part;
}

/**
 * One part: open, or a line that says its answers, with a way to change them or to give them. What is folded stays in the page: the
 * browser's search opens it, and paper shows it.
 */
function Folded({ part }: PartProps) {
  const { acts } = useFolding();
  const { id, title, short } = part;
  const heading = headingId(id);
  const standing = useStandingOf(part);
  const isOpen = standing === 'open';
  const body = useRef<HTMLDivElement>(null);
  // A panel has room to press beside its controls: it is left only for something else. What was folded away loses the
  // focus late, when it may be opened again by the press that is under way: that leaves nothing.
  const leaving = useLeave(() => {
    if (isOpen && (!part.isPanel || isElsewhere(body.current))) acts.leave(id);
  });
  useLayoutEffect(() => {
    // React has no such value for `hidden` yet.
    if (isOpen) body.current?.removeAttribute('hidden');
    else body.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);
  useEffect(() => {
    const found = () => acts.open(id);
    const element = body.current;
    element?.addEventListener('beforematch', found);
    return () => element?.removeEventListener('beforematch', found);
  }, [acts, id]);
  useArrivals(part);
  const open = () => {
    // The very next key goes to the heading, not to the button that is gone.
    flushSync(() => acts.open(id));
    focusHeading(heading);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    acts.look(event.key.startsWith('Arrow'));
    if (event.key !== 'Enter' || !endsByEnter(event)) return;
    // What is left of the key would press what the focus goes to, such as the button that ends the journey.
    if (event.currentTarget.closest('form') === null) event.preventDefault();
    acts.goOn(id);
  };
  return (
    <section
      className={journey.card}
      data-fold={standing}
      aria-labelledby={heading}
      onKeyDown={onKeyDown}
      onPointerDown={() => acts.look(false)}
      onInput={leaving.used}
      onBlur={leaving.watch.onBlur}
    >
      <div className={styles.line}>
        <div className={styles.words}>
          <h2 className={isOpen ? journey.title : styles.title} id={heading} tabIndex={-1}>
            <span>{title}</span>
            {!isOpen && short && (
              <span className={styles.short} aria-hidden="true">
                {short}
              </span>
            )}
          </h2>
          {!isOpen && <Answered part={part} standing={standing} />}
        </div>
        {!isOpen && (
          <Button kind="quiet" aria-expanded={false} aria-controls={`${heading}-body`} onClick={open}>
            {say(standing === 'answered' ? 'change' : 'answer')}{' '}
            <span className="visually-hidden">{title}</span>
          </Button>
        )}
      </div>
      {!isOpen && <Warnings part={part} />}
      <div ref={body} className={styles.body} id={`${heading}-body`}>
        {part.cards.map((card) =>
          part.isPanel && card.title !== part.title ? (
            <Card key={card.id} card={card} isInPanel />
          ) : (
            <CardBody key={card.id} card={card} />
          ),
        )}
        {isOpen && <Continue part={part} />}
      </div>
    </section>
  );
}

/** The focus is on something outside of an element. */
function isElsewhere(element: HTMLElement | null): boolean {
  const { activeElement: active, body } = document;
  // A dialog lies over what has opened it.
  return active !== body && active?.closest('[role="dialog"]') === null && !element?.contains(active);
}

/** Enter in a box of this part, which nothing else takes. */
function endsByEnter({ target, currentTarget, defaultPrevented }: KeyboardEvent<HTMLElement>): boolean {
  if (defaultPrevented || !(target instanceof HTMLInputElement)) return false;
  // The form of an entry takes it by itself.
  if (target.form !== null && currentTarget.contains(target.form)) return false;
  return currentTarget.contains(target) && target.type !== 'checkbox' && target.role !== 'combobox';
}

/** Brings into sight what comes into the card that the person is in, as what a search found. A panel is too large for it. */
function useArrivals({ id, isPanel, fields }: Part): void {
  const arrived = fields.map(({ name, lookup }) => `${name} ${lookup}`).join();
  const before = useRef(arrived);
  useEffect(() => {
    if (isPanel || before.current === arrived) return;
    before.current = arrived;
    return afterPress(() => {
      const section = document.activeElement?.closest('section[data-fold="open"]');
      if (section?.contains(document.getElementById(headingId(id))))
        section.scrollIntoView({ block: 'nearest' });
    });
  }, [arrived, id, isPanel]);
}

/** What stands in a folded part: its answers in words, and whether the person gave any of them, now or before. */
function Answered({ part, standing }: PartProps & { readonly standing: Standing }) {
  const { store } = useStage();
  const widgets = useWidgets();
  const { folding } = useFolding();
  const isGiven = useStore(folding, ({ answered }) => answered.has(part.id));
  const isBrought = useView(store, ({ state: { answers } }) => {
    const answered = part.fields.filter(({ name }) => own(answers, name) !== undefined);
    return (
      answered.length > 0 && answered.every(({ name }) => equal(answers[name], own(store.brought, name)))
    );
  });
  const said = useView(store, ({ model, state }) => {
    const { line, fields } = part;
    if (line === undefined) return sayCard(part, state.answers, widgets);
    return sayPanel(model, line, fields, readerOf(state, model.definitions).read, widgets);
  });
  if (standing === 'busy') return <p className={styles.quiet}>{say('moment')}</p>;
  if (standing === 'left') return <p className={styles.quiet}>{say('still-to-answer')}</p>;
  if (said === '') return <p className={styles.quiet}>{say('not-answered')}</p>;
  const found = noticesIn(part.items, ['success']).flatMap(({ heading }) => heading ?? []);
  const isFound = isGiven && found.length > 0;
  return (
    <p className={isFound ? `${styles.said} ${styles.found}` : styles.said}>
      <span>{unbrokenPostcodes(said)}</span>{' '}
      <span className={styles.quiet}>
        {isFound && found.join(', ')}
        {!isGiven && say(isBrought ? 'as-saved' : 'filled-in')}
      </span>
    </p>
  );
}

/** What a folded part must go on saying: its warnings, and what a card that went on by itself tells. */
function Warnings({ part }: PartProps) {
  const warnings = noticesIn(
    part.items,
    part.isPanel ? ['warning', 'danger'] : ['info', 'warning', 'danger'],
  );
  if (warnings.length === 0) return null;
  return (
    <div className={styles.warnings}>
      {warnings.map((notice) => (
        <NoticeItem key={notice.name} notice={notice} />
      ))}
    </div>
  );
}

/** The way on from what is typed, need not be answered or stands answered. A choice that is due goes on by itself. */
function Continue({ part }: PartProps) {
  const { store, modelOf } = useStage();
  const { acts } = useFolding();
  const isTyped = useView(store, (view) => !isOfChoices(modelOf(view), part));
  // The end of the journey is the one next step as soon as it is there.
  const isLast = useIsDone();
  if (part.fields.length === 0 || !(part.isPanel || part.valid || isTyped)) return null;
  return (
    <div className={isLast ? undefined : styles.bar}>
      <Button kind={isLast ? 'secondary' : 'primary'} wide onClick={() => acts.goOn(part.id)}>
        {say('continue')} <span className="visually-hidden">{part.title}</span>
      </Button>
    </div>
  );
}
