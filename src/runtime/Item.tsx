import { lazy, memo, Suspense, useState } from 'react';
import { Notice } from '../../widgets/notice/Notice.tsx';
import { widgetOf } from '../../widgets/registry.ts';
import { equal } from '../engine/equal.ts';
import { effectKey } from '../engine/model.ts';
import { own } from '../engine/own.ts';
import type { ResolvedField, ResolvedGroup, ResolvedItem, ResolvedOption } from '../engine/types.ts';
import styles from './Journey.module.css';
import { cardOf, fieldId, type Stage, useCard, useStage } from './stage.ts';
import { useView } from './store.ts';

const NestedJourney = lazy(async () => ({ default: (await import('./NestedJourney.tsx')).NestedJourney }));

/** The items of a card or group, in order. */
export function Items({
  stepId,
  items,
}: {
  readonly stepId: string;
  readonly items: readonly ResolvedItem[];
}) {
  return items.map((item) => <Item key={item.name} stepId={stepId} item={item} />);
}

/** A field, a notice or a group; drawn again only when the item itself changed. */
const Item = memo(function Item({ stepId, item }: { readonly stepId: string; readonly item: ResolvedItem }) {
  switch (item.kind) {
    case 'field':
      return <FieldItem stepId={stepId} field={item} />;
    case 'notice':
      return <Notice tone={item.tone} heading={item.heading} text={item.text} picture={item.picture} />;
    case 'group':
      return <Group stepId={stepId} group={item} />;
  }
});

function Group({ stepId, group }: { readonly stepId: string; readonly group: ResolvedGroup }) {
  const items = <Items stepId={stepId} items={group.items} />;
  const layout = styles[group.layout] ?? '';
  if (group.legend === undefined) return <div className={layout}>{items}</div>;
  return (
    <fieldset className={layout}>
      <legend className={styles.legend}>{group.legend}</legend>
      {items}
    </fieldset>
  );
}

/** One field with its widget: follows its own answer, error and busyness, and nothing else. */
function FieldItem({ stepId, field }: { readonly stepId: string; readonly field: ResolvedField }) {
  const stage = useStage();
  const { store } = stage;
  const { name } = field;
  const value = useView(store, ({ state }) => own(state.answers, name));
  const today = useView(store, ({ state }) => state.today);
  const error = useShownError(stage, stepId, name);
  const busy = useBusy(stage, stepId, field);
  const inner = useInner(stepId, field);
  const Widget = widgetOf(field.widget);
  if (!Widget) return null;
  return (
    <Suspense fallback={<div className={styles.coming} aria-busy="true" />}>
      <Widget
        id={fieldId(name)}
        field={field}
        value={value}
        today={today}
        error={error}
        busy={busy}
        onChange={(next) => {
          store.change(name, next);
          stage.onAnswered?.(stepId);
        }}
        onLeave={() => store.touch([name])}
        {...inner}
      />
    </Suspense>
  );
}

/**
 * What a widget holds inside, and what its button does: the panel of the chosen tab, or another journey. A journey that
 * is done leaves its place empty, which closes the dialog around it; the button brings it back.
 */
function useInner(stepId: string, { name, ui, options }: ResolvedField) {
  const { store } = useStage();
  const [isDone, setDone] = useState(false);
  const { journey, action } = ui;
  if (typeof journey === 'string') {
    const onDone = () => {
      setDone(true);
      store.change(name, null);
    };
    return {
      onAction: () => setDone(false),
      children: !isDone && <NestedJourney name={journey} onDone={onDone} />,
    };
  }
  return {
    ...(typeof action === 'string' ? { onAction: () => store.press(name) } : {}),
    ...(options?.some(({ group }) => group !== undefined)
      ? { children: <Panel stepId={stepId} name={name} options={options} /> }
      : {}),
  };
}

interface PanelProps {
  readonly stepId: string;
  readonly name: string;
  readonly options: readonly ResolvedOption[];
}

function Panel({ stepId, name, options }: PanelProps) {
  const stage = useStage();
  const value = useView(stage.store, ({ state }) => own(state.answers, name));
  const chosen = options.find((option) => equal(option.value, value))?.group;
  const panel = useCard(stage, stepId, ({ panels }) =>
    chosen === undefined ? undefined : own(panels, chosen),
  );
  return panel && <Group stepId={stepId} group={panel} />;
}

/** Errors show late and go early: only for fields used and left or reached by an attempt, and away once put right. */
function useShownError(stage: Stage, stepId: string, name: string): string | undefined {
  return useView(stage.store, (view) =>
    own(view.state.touched, name) === undefined
      ? undefined
      : cardOf(stage, view, stepId)?.errors.find(({ field }) => field === name)?.message,
  );
}

function useBusy(stage: Stage, stepId: string, field: ResolvedField): boolean {
  const { action } = field.ui;
  return useView(stage.store, (view) => {
    if (field.lookup === 'pending') return true;
    if (typeof action !== 'string') return false;
    const fuel = cardOf(stage, view, stepId)?.for;
    return own(view.state.pending, effectKey({ effect: action, for: fuel })) !== undefined;
  });
}
