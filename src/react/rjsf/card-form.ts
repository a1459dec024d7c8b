import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { plainUi } from '../../engine/field.ts';
import { own } from '../../engine/own.ts';
import type { CardDefinition, FieldSchema, ResolvedCard, ResolvedField } from '../../engine/types.ts';
import { plainWording } from '../../engine/wording.ts';

/** One card as rjsf takes it: `<Form {...cardForm(card)} validator={validator} />`. */
export interface CardForm {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
}

/** What a field of a card says, as it is written or as it stands. */
type Said = Pick<
  ResolvedField,
  'name' | 'widget' | 'label' | 'hint' | 'tooltip' | 'required' | 'options' | 'min' | 'max' | 'ui'
>;

/** rjsf's own widget that comes nearest to one of a card's, and names for the choices that its options word. */
interface StockWidget {
  readonly widget: string;
  readonly names?: Readonly<Record<string, string>>;
}

/** Finds it for a card's word and options; undefined where rjsf chooses best by the schema's type. */
export type StockOf = (word: string, ui: ResolvedField['ui']) => StockWidget | undefined;

/**
 * rjsf's documented pair for one card, for rjsf's own widgets that `stockOf` finds. Without `shown` it is the card as it
 * is written: all fields, required where they always are. With it, the card as it stands: the fields that show now, with
 * their words, choices, bounds, required or not. Conditions, consequences and effects stay the engine's.
 */
export function cardForm(card: CardDefinition, stockOf: StockOf, shown?: ResolvedCard): CardForm {
  if (shown !== undefined) return stockForm(card, stockOf, shown);
  const forms = made.get(stockOf) ?? new WeakMap<CardDefinition, CardForm>();
  made.set(stockOf, forms);
  const form = forms.get(card) ?? stockForm(card, stockOf, undefined);
  forms.set(card, form);
  return form;
}

/** Made once for each card as it is written: a form that is given the same again is left as it is. */
const made = new WeakMap<StockOf, WeakMap<CardDefinition, CardForm>>();

/** rjsf's own field for an answer that is never more than null writes it by itself: a button has nothing to draw. */
function stockForm(...given: Parameters<typeof makeForm>): CardForm {
  const { schema, uiSchema } = makeForm(...given);
  const buttons = Object.entries(schema.properties ?? {}).filter(
    ([, field]) => typeof field === 'object' && field.type === 'null',
  );
  const quiet = buttons.map(([name]) => [name, { ...uiSchema[name], 'ui:field': Nothing }]);
  return { schema, uiSchema: { ...uiSchema, ...Object.fromEntries(quiet) } };
}

const Nothing = () => null;

/** The name under which our themes register the field that draws any answer by its card's widget. */
export const answerField = 'answer';

const answered = new WeakMap<CardDefinition, CardForm>();

/**
 * The pair for a theme of ours: every property is drawn by the theme's field `answer`, whatever its type. rjsf as it
 * comes would leave out the label of a property that names a field.
 */
export function answerForm(card: CardDefinition): CardForm {
  const known = answered.get(card);
  if (known !== undefined) return known;
  const { schema, uiSchema } = makeForm(card, () => undefined, undefined);
  const names = Object.keys(schema.properties ?? {});
  const fields = names.map((name) => [name, { ...uiSchema[name], 'ui:field': answerField }] as const);
  const form = { schema, uiSchema: { ...uiSchema, ...Object.fromEntries(fields) } };
  answered.set(card, form);
  return form;
}

function makeForm(card: CardDefinition, stockOf: StockOf, shown: ResolvedCard | undefined): CardForm {
  const fields = shown?.fields ?? Object.keys(card.schema.properties).map((name) => written(card, name));
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  const schemas = fields.map((field) => [
    field.name,
    schemaOf(own(card.schema.properties, field.name) ?? {}, field),
  ]);
  return {
    schema: {
      type: 'object',
      title: shown?.title ?? card.title,
      required,
      properties: Object.fromEntries(schemas),
    },
    uiSchema: {
      'ui:order': [...inOrder(card, card.order), '*'],
      ...Object.fromEntries(fields.map((field) => [field.name, uiOf(field, stockOf)])),
    },
  };
}

function written({ schema, ui, require }: CardDefinition, name: string): Said {
  const { widget, hint, tooltip, options, lookup, ...others } = own(ui, name) ?? plainUi;
  return {
    name,
    widget,
    label: own(schema.properties, name)?.title ?? '',
    ...(hint !== undefined && { hint }),
    ...(tooltip !== undefined && { tooltip }),
    ...(options && { options }),
    required: own(require, name) === true,
    ui: JSON.parse(JSON.stringify(others)),
  };
}

/** The field's schema, closed to its choices where it has any; a choice says its own type. */
function schemaOf(schema: FieldSchema, { label, options, min, max }: Said): RJSFSchema {
  const { type, items, ...others } = schema;
  const choices = options && { enum: options.map(({ value }) => value) };
  const isList = type === 'array' || (Array.isArray(type) && type.includes('array'));
  const typed = isList
    ? { type: 'array', items: { ...Object(items), ...choices }, ...(choices && { uniqueItems: true }) }
    : { ...(type !== undefined && !choices && { type }), ...choices };
  return JSON.parse(JSON.stringify({ ...others, ...typed, title: label, minimum: min, maximum: max }));
}

function uiOf(field: Said, stockOf: StockOf): UiSchema {
  const { widget, label, hint, tooltip, options, ui } = field;
  const { widget: stock, names: worded } = stockOf(widget, ui) ?? {};
  const names = options?.map((option) => option.label) ?? worded;
  return {
    ...(stock !== undefined && { 'ui:widget': stock }),
    'ui:title': stock === 'checkbox' && typeof ui.text === 'string' ? plainWording(ui.text) : label,
    ...(hint !== undefined && { 'ui:help': plainWording(hint) }),
    ...(names && { 'ui:enumNames': names }),
    'ui:options': {
      ...ui,
      answer: widget,
      ...(hint !== undefined && { hint }),
      ...(tooltip !== undefined && { tooltip }),
      ...(stock === 'text' && { inputType: 'text' }),
    },
  };
}

/** The fields among some items, in order: those of groups, and of the groups that options open, in their places. */
function inOrder(card: CardDefinition, items: readonly string[]): readonly string[] {
  return items.flatMap((name) => {
    const group = own(card.groups, name);
    if (group !== undefined) return inOrder(card, group.items);
    if (!Object.hasOwn(card.schema.properties, name)) return [];
    const opened = (own(card.ui, name)?.options ?? []).flatMap((option) => option.group ?? []);
    return [name, ...inOrder(card, opened)];
  });
}
