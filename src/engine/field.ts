import { holds } from './condition.ts';
import { resolveList } from './list.ts';
import type { Model, StepModel } from './model.ts';
import { isMap, own } from './own.ts';
import type { Reader } from './path.ts';
import { type ActiveRule, boundsOf } from './rules.ts';
import type {
  Json,
  LookupItem,
  Mark,
  OptionDefinition,
  ResolvedField,
  ResolvedOption,
  UiDefinition,
} from './types.ts';
import { isFrom } from './value.ts';
import type { StepWords } from './words.ts';

/** How a field looks of which its card says nothing. */
export const plainUi: UiDefinition = { widget: 'text-field' };

/** What resolving the parts of one card needs. */
export interface CardContext {
  readonly model: Model;
  readonly step: StepModel;
  readonly reader: Reader;
  readonly rules: readonly ActiveRule[];
  readonly words: StepWords;
}

/** One shown field as the view needs it: texts filled, options chosen, bounds that hold now. */
export function resolveField(context: CardContext, name: string): ResolvedField {
  const { model, step, reader, rules, words } = context;
  const ui: UiDefinition = own(step.card.ui, name) ?? plainUi;
  const title = own(step.card.schema.properties, name)?.title ?? '';
  const bounds = boundsOf(step, name, rules);
  const label = words.plain(title, bounds);
  const field = { label, ...bounds };
  const list = resolveList(model, step, name, reader.read);
  const lookup = ui.lookup === undefined ? undefined : reader.lookup(ui.lookup);
  return {
    kind: 'field',
    name,
    widget: ui.widget,
    label,
    ...(ui.hint === undefined ? {} : { hint: words.wording(ui.hint, field) }),
    ...(ui.tooltip === undefined ? {} : { tooltip: words.wording(ui.tooltip, field) }),
    required: holds(own(step.card.require, name) ?? false, reader.read, model.definitions.conditions),
    ...(ui.lookup === undefined
      ? ui.options && { options: declaredOptions(context, ui.options, field) }
      : {
          lookup: lookup?.status ?? 'unknown',
          why: lookup?.why,
          options: lookupOptions(lookup?.items ?? []),
        }),
    ...bounds,
    ...(list === undefined ? {} : { list }),
    ui: uiOptions(context, ui, field),
  };
}

const converted = new WeakMap<readonly LookupItem[], readonly ResolvedOption[]>();

/** A list's items as options: made once for each list, however long it is. */
function lookupOptions(items: readonly LookupItem[]): readonly ResolvedOption[] {
  const known = converted.get(items);
  if (known !== undefined) return known;
  const options = items.map(({ value, label, hint }) => ({
    value,
    label,
    ...(hint === undefined ? {} : { hint }),
  }));
  converted.set(items, options);
  return options;
}

function declaredOptions(
  { model, reader, words }: CardContext,
  options: readonly OptionDefinition[],
  field: { readonly label: string },
): readonly ResolvedOption[] {
  const present = options.filter(({ when }) =>
    holds(when ?? true, reader.read, model.definitions.conditions),
  );
  return present.map(({ value, label, hint, group, mark }) => {
    const paths = mark === undefined ? [] : typeof mark === 'string' ? [mark] : mark;
    const ids = new Set(paths.map(reader.read).filter(isId));
    const marks = [...ids].map((id) => markOf(id, model));
    return {
      value,
      label: words.plain(label, field),
      ...(hint === undefined ? {} : { hint: words.wording(hint, field) }),
      ...(group === undefined ? {} : { group }),
      ...(marks.length === 0 ? {} : { marks }),
    };
  });
}

const isId = (id: Json | undefined): id is string | number =>
  typeof id === 'number' || typeof id === 'string';

function markOf(id: string | number, { definitions }: Model): Mark {
  const name = own(definitions.marks, `${id}`);
  return name === undefined ? { id } : { id, name };
}

/** Lists of options stand under `options` alone; elsewhere an option of a widget is plain JSON. */
function isOptionList(value: Json | readonly OptionDefinition[]): value is readonly OptionDefinition[] {
  return Array.isArray(value) && value.some((item) => isMap(item) && 'value' in item && 'label' in item);
}

/** What of a field's `ui` is resolved by itself. */
const apart = new Set(['widget', 'hint', 'tooltip', 'options', 'lookup']);

function uiOptions(
  { reader, words }: CardContext,
  ui: UiDefinition,
  field: { readonly label: string },
): Readonly<Record<string, Json>> {
  const filled: Record<string, Json> = {};
  for (const name of Object.keys(ui)) {
    const written = apart.has(name) ? undefined : ui[name];
    if (written === undefined) continue;
    const value = isFrom(written) ? reader.read(written.from) : written;
    if (value === undefined || isOptionList(value)) continue;
    filled[name] = typeof value === 'string' && !isFrom(written) ? words.wording(value, field) : value;
  }
  return filled;
}
