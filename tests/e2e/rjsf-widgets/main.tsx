import theirWidgets from '@rjsf/core/lib/components/widgets/index.js';
import { createRoot } from 'react-dom/client';
import type { CardDefinition, FieldSchema } from '../../../src/engine/types.ts';
import { Journey } from '../../../src/react/Journey.tsx';
import { fromRjsf } from '../../../src/react/rjsf/index.ts';
import { WidgetProvider } from '../../../src/react/widgets.ts';
import { widgets } from '../../../widgets/registry.ts';
import { stand } from '../../react/rjsf/standing.ts';

const names = Object.keys(theirWidgets());
const theirs = Object.entries(theirWidgets()).map(
  ([name, drawn]) => [name, { Widget: fromRjsf(drawn) }] as const,
);

/** Types of the answers that are no texts. */
const types: Readonly<Record<string, string>> = {
  CheckboxWidget: 'boolean',
  CheckboxesWidget: 'array',
  RangeWidget: 'integer',
  RatingWidget: 'integer',
  UpDownWidget: 'integer',
};
const chosen = ['CheckboxesWidget', 'RadioWidget', 'SelectWidget'];
const options = [
  { value: 'a', label: 'One' },
  { value: 'b', label: 'Two' },
];

const schemaOf = (name: string): FieldSchema => ({ title: name, type: types[name] ?? 'string' });

/** A card that asks by every widget of rjsf's default registry. */
const card: CardDefinition = {
  card: 'theirs',
  title: 'Theirs',
  order: names,
  schema: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, schemaOf(name)])) },
  ui: Object.fromEntries(
    names.map((name) => [name, { widget: name, ...(chosen.includes(name) && { options }) }]),
  ),
};

const { store } = stand(card, {});
const element = document.getElementById('card');
if (element !== null)
  createRoot(element).render(
    <WidgetProvider value={{ ...widgets, ...Object.fromEntries(theirs) }}>
      <Journey store={store} onDone={() => {}} />
    </WidgetProvider>,
  );

Object.assign(window, { names, answers: () => store.view.getState().state.answers });
