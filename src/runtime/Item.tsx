import { memo, Suspense, useState } from 'react';
import { QuietLabel } from '../../widgets/frame/quiet-label.ts';
import { lazily } from '../../widgets/lazily.ts';
import { Notice } from '../../widgets/notice/Notice.tsx';
import { arrivesLater, widgetOf } from '../../widgets/registry.ts';
import { equal } from '../engine/equal.ts';
import { effectKey } from '../engine/model.ts';
import { own } from '../engine/own.ts';
import type {
  Json,
  ResolvedCard,
  ResolvedField,
  ResolvedGroup,
  ResolvedItem,
  ResolvedNotice,
  ResolvedOption,
} from '../engine/types.ts';
import styles from './Journey.module.css';
import { fieldId, useStage } from './stage.ts';
import { useStanding } from './standing.ts';
import { useView } from './store.ts';

const NestedJourney = lazily(async () => (await import('./NestedJourney.tsx')).NestedJourney);

/** Items of a card, in order. A field or notice is drawn again only when it changed itself. */
export function drawItems(card: ResolvedCard, items: readonly ResolvedItem[]) {
  return items.map((item) => {
    if (item.kind === 'notice') return <NoticeItem key={item.name} notice={item} />;
    if (item.kind === 'group') return <Group key={item.name} card={card} group={item} />;
    return drawField(card, item);
  });
}

function drawField(card: ResolvedCard, field: ResolvedField) {
  const { name, ui } = field;
  const { action } = ui;
  return (
    <Field
      key={name}
      stepId={card.id}
      field={field}
      error={card.errors.find((error) => error.field === name)?.message}
      effect={typeof action === 'string' ? effectKey({ effect: action, for: card.for }) : undefined}
    />
  );
}

const NoticeItem = memo(function NoticeItem({ notice }: { readonly notice: ResolvedNotice }) {
  const { tone, heading, text, picture, more } = notice;
  return <Notice tone={tone} heading={heading} text={text} picture={picture} more={more} />;
});

interface GroupProps {
  readonly card: ResolvedCard;
  readonly group: ResolvedGroup;
}

function Group({ card, group }: GroupProps) {
  const items = <QuietLabel value={group.layout === 'sentence'}>{drawItems(card, group.items)}</QuietLabel>;
  const layout = styles[group.layout] ?? '';
  if (group.legend === undefined)
    return (
      <div className={layout} data-layout={group.layout}>
        {items}
      </div>
    );
  return (
    <fieldset className={layout} data-layout={group.layout}>
      <legend className={styles.legend}>{group.legend}</legend>
      {items}
    </fieldset>
  );
}

interface FieldProps {
  readonly stepId: string;
  readonly field: ResolvedField;
  /** What is wrong with the answer, whether or not it shows yet. */
  readonly error: string | undefined;
  /** The key of the effect that the field's button runs. */
  readonly effect: string | undefined;
}

/**
 * One field with its widget. Errors show late and go early: only once it was used and left or an attempt reached it, and
 * not while its own effect is under way, which may yet make it right.
 */
const Field = memo(function Field({ stepId, field, error, effect }: FieldProps) {
  const stage = useStage();
  const { store } = stage;
  const { name } = field;
  const { value, isTouched, isBusy } = useStanding(store, name, effect);
  const inner = useInner(stepId, field, value);
  const Widget = widgetOf(field.widget);
  if (!Widget) return null;
  const widget = (
    <Widget
      id={fieldId(name)}
      field={field}
      value={value}
      today={store.today}
      error={isTouched && !isBusy ? error : undefined}
      busy={isBusy || field.lookup === 'pending'}
      onChange={(next) => {
        store.change(name, next);
        stage.onAnswered?.(stepId);
      }}
      onLeave={() => store.touch([name])}
      {...inner}
    />
  );
  if (!arrivesLater(field.widget)) return widget;
  return <Suspense fallback={<div className={styles.coming} aria-busy="true" />}>{widget}</Suspense>;
});

/**
 * What a widget holds inside, and what its button does: the panel of the chosen tab, or another journey. A journey that
 * is done leaves its place empty, which closes the dialog around it; the button brings it back.
 */
function useInner(stepId: string, { name, ui, options }: ResolvedField, value: Json | undefined) {
  const { store } = useStage();
  const [isDone, setDone] = useState(false);
  const { journey, action } = ui;
  if (typeof journey === 'string') {
    const onDone = () => {
      setDone(true);
      // A journey that answers nothing is marked as done; one that brought an answer has said enough.
      if (own(store.view.getState().state.answers, name) === undefined) store.change(name, null);
    };
    return {
      onAction: () => setDone(false),
      children: !isDone && <NestedJourney name={journey} onDone={onDone} />,
    };
  }
  return {
    ...(typeof action === 'string' ? { onAction: () => store.press(name) } : {}),
    ...(options?.some(({ group }) => group !== undefined)
      ? { children: <Panel stepId={stepId} options={options} value={value} /> }
      : {}),
  };
}

interface PanelProps {
  readonly stepId: string;
  readonly options: readonly ResolvedOption[];
  readonly value: Json | undefined;
}

/** The group that the chosen option opens; it follows its card by itself, so that the field around it stays as it is. */
function Panel({ stepId, options, value }: PanelProps) {
  const { store, stepsOf } = useStage();
  const card = useView(store, (view) => stepsOf(view).find(({ id }) => id === stepId)?.card);
  const chosen = options.find((option) => equal(option.value, value))?.group;
  const panel = chosen === undefined ? undefined : own(card?.panels, chosen);
  return card && panel && <Group card={card} group={panel} />;
}
