import type { FieldProps } from '@rjsf/utils';
import { Suspense, useContext, useState } from 'react';
import { insist } from '../../widgets/insist.ts';
import { later } from '../../widgets/later.tsx';
import { lazily } from '../../widgets/lazily.ts';
import type { WidgetProps } from '../../widgets/types.ts';
import { isGiven } from '../engine/condition.ts';
import { equal } from '../engine/equal.ts';
import { own } from '../engine/own.ts';
import type { Json, ResolvedField, ResolvedOption } from '../engine/types.ts';
import { Group } from './CardItems.tsx';
import styles from './Journey.module.css';
import { ShownCard, type ShownField, ShownFieldContext } from './shown.ts';
import { fieldId, useStage } from './stage.ts';
import { useStanding } from './use-standing.ts';
import { useWidgets } from './widgets.ts';

const nested = () => import('./NestedJourney.tsx');
const { Widget: EntryForm, load } = later(async () => (await nested()).EntryForm);
const NestedJourney = lazily(async () => (await nested()).NestedJourney);

/** The field of rjsf that draws any answer: by the widget that rjsf's registry names, with its value from the store. */
export function AnswerField(props: FieldProps) {
  const shown = useContext(ShownFieldContext);
  return shown && <Answer {...props} shown={shown} />;
}

/**
 * One field with its widget. Errors show late and go early: only once it was used and left or an attempt reached it, and
 * not while its own effect is under way, which may yet make it right.
 */
function Answer({ schema, uiSchema, registry, shown }: FieldProps & { readonly shown: ShownField }) {
  const stage = useStage();
  const { store } = stage;
  const { stepId, field, error, effect } = shown;
  const { name } = field;
  const { value, isTouched, isBusy } = useStanding(store, name, effect);
  const inner = useInner(field, value, stepId);
  const widgets = useWidgets();
  const Widget = own(registry.widgets, field.widget);
  if (!Widget) return null;
  const widget = (
    <Widget
      id={fieldId(name)}
      name={name}
      label={field.label}
      required={field.required}
      schema={schema}
      uiSchema={uiSchema ?? {}}
      registry={registry}
      options={noOptions}
      field={field}
      value={value}
      today={store.today}
      rawErrors={isTouched && !isBusy && error !== undefined ? [error] : []}
      busy={isBusy || field.lookup === 'pending'}
      onChange={(next) => {
        store.change(name, next);
        stage.onAnswered?.(stepId, name);
      }}
      onBlur={(_, left) => {
        // Leaving is told after the press that took the focus: what that press emptied, nobody left empty.
        const isEmptied = isGiven(left) && !isGiven(own(store.view.getState().state.answers, name));
        if (!isEmptied) store.touch([name]);
      }}
      onFocus={ignore}
      {...inner}
    />
  );
  if (own(widgets, field.widget)?.load === undefined) return widget;
  return <Suspense fallback={<div className={styles.coming} aria-busy="true" />}>{widget}</Suspense>;
}

const noOptions = {};
const ignore = () => {};

type Inner = Partial<Pick<WidgetProps, 'onAction' | 'onEntry' | 'children'>>;

/**
 * What a widget holds inside, and what its button does: the panel of the chosen tab, the card of an entry, or another journey. A journey that
 * is done leaves its place empty, which closes the dialog around it; the button brings it back.
 */
function useInner(field: ResolvedField, value: Json | undefined, stepId: string): Inner {
  const { name, ui, options, list } = field;
  const { store, onAnswered } = useStage();
  const [isDone, setDone] = useState(false);
  if (list !== undefined) {
    return {
      async onEntry(kind, at) {
        // What was pressed has the focus until there is what takes it.
        if (kind !== 'remove-entry') await insist(load);
        store.entry({ kind, list: name, at });
        onAnswered?.(stepId, name);
      },
      children: list.editing !== undefined && <EntryForm field={field} list={list} />,
    };
  }
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
      ? { children: <Panel options={options} value={value} /> }
      : {}),
  };
}

interface PanelProps {
  readonly options: readonly ResolvedOption[];
  readonly value: Json | undefined;
}

/** The group that the chosen option opens; it follows its card by itself, so that the field around it stays as it is. */
function Panel({ options, value }: PanelProps) {
  const card = useContext(ShownCard);
  const chosen = options.find((option) => equal(option.value, value))?.group;
  const panel = chosen === undefined ? undefined : own(card?.panels, chosen);
  return card && panel && <Group card={card} group={panel} />;
}
