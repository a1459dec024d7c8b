import { lazy, memo, Suspense, useState } from 'react';
import { QuietLabel } from '../../widgets/frame/quiet-label.ts';
import { Notice } from '../../widgets/notice/Notice.tsx';
import { arrivesLater, widgetOf } from '../../widgets/registry.ts';
import { equal } from '../engine/equal.ts';
import { own } from '../engine/own.ts';
import type {
  ResolvedField,
  ResolvedGroup,
  ResolvedItem,
  ResolvedNotice,
  ResolvedOption,
} from '../engine/types.ts';
import { type CardView, type FieldView, useCardView } from './card-view.ts';
import styles from './Journey.module.css';
import { fieldId, useStage } from './stage.ts';

const NestedJourney = lazy(async () => ({ default: (await import('./NestedJourney.tsx')).NestedJourney }));

interface ItemsProps {
  readonly stepId: string;
  readonly items: readonly ResolvedItem[];
  /** How the card's fields stand. */
  readonly fields: CardView['fields'];
}

/** The items of a card or group, in order. A field or notice is drawn again only when it changed itself. */
export function Items({ stepId, items, fields }: ItemsProps) {
  return items.map((item) => {
    if (item.kind === 'notice') return <NoticeItem key={item.name} notice={item} />;
    if (item.kind === 'group') return <Group key={item.name} stepId={stepId} group={item} fields={fields} />;
    return <Field key={item.name} stepId={stepId} field={item} view={fields.get(item.name)} />;
  });
}

const NoticeItem = memo(function NoticeItem({ notice }: { readonly notice: ResolvedNotice }) {
  const { tone, heading, text, picture } = notice;
  return <Notice tone={tone} heading={heading} text={text} picture={picture} />;
});

interface GroupProps extends Omit<ItemsProps, 'items'> {
  readonly group: ResolvedGroup;
}

function Group({ stepId, group, fields }: GroupProps) {
  const items = (
    <QuietLabel value={group.layout === 'sentence'}>
      <Items stepId={stepId} items={group.items} fields={fields} />
    </QuietLabel>
  );
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
  readonly view: FieldView | undefined;
}

/** One field with its widget. */
const Field = memo(function Field({ stepId, field, view }: FieldProps) {
  const stage = useStage();
  const { store } = stage;
  const { name } = field;
  const inner = useInner(stepId, field);
  const Widget = widgetOf(field.widget);
  if (!Widget) return null;
  const widget = (
    <Widget
      id={fieldId(name)}
      field={field}
      value={view?.value}
      today={store.today}
      error={view?.error}
      busy={view?.busy ?? false}
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
function useInner(stepId: string, { name, ui, options }: ResolvedField) {
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
  const view = useCardView(useStage(), stepId);
  const value = view?.fields.get(name)?.value;
  const chosen = options.find((option) => equal(option.value, value))?.group;
  const panel = chosen === undefined ? undefined : own(view?.card.panels, chosen);
  return view && panel && <Group stepId={stepId} group={panel} fields={view.fields} />;
}
