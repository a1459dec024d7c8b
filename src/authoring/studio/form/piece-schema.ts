import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { own } from '../../../engine/own.ts';
import type { Json } from '../../../engine/types.ts';
import { plainRef } from '../../checker/meta.ts';
import { capitalised } from '../words/sentences.ts';
import { type Titles, thingCalled } from '../words/titles.ts';
import { type Piece, pieceCalled } from './pieces.ts';
import { itemsOf, kindOf, settled, under } from './settled.ts';
import type { Path } from './value-at.ts';

/** rjsf's pair for one part of a file. */
export interface PieceSchema {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
}

/** Names of the fields that `theme.tsx` registers for what rjsf draws no form of. */
export const jsonField = 'json';
export const conditionField = 'condition';

/** With more keys than this, those that a value has not are folded away. */
const fewKeys = 8;

/** What the editor's schema (`editorSchema`) says of the value that a part of a file has now, with all its keys. */
export function schemaAt(whole: RJSFSchema, path: Path, file: Json): RJSFSchema {
  const begin: { schema: RJSFSchema; value: Json | undefined } = { schema: whole, value: file };
  return path.reduce(({ schema, value }, key) => {
    const held = under(value, key);
    return { schema: settled(whole, inner(schema, key), held), value: held };
  }, begin).schema;
}

/**
 * The form of one part: its schema without `$ref` and without a choice between shapes. Conditions, maps and values of
 * any shape are fields of ours. `opened` is the value that the form began with: it settles what is folded away, so that
 * no field moves under the hand. What a section has by name is called as people read it.
 */
export function pieceSchema(
  whole: RJSFSchema,
  part: Piece,
  file: Json,
  opened: Json | undefined,
  titles: Titles,
): PieceSchema {
  const { path, keys } = part;
  const schema = schemaAt(whole, path, file);
  const value = path.reduce(under, file);
  // The file's own description says what it is for, not what is to be filled in.
  const { description, ...others } = keys === undefined ? schema : only(schema, keys);
  const piece = path.length === 0 || description === undefined ? others : { ...others, description };
  const made = drawn(whole, piece, capitalised(pieceCalled(part, titles)), {
    ...{ value, opened },
    ...(path.length === 1 && { titles }),
  });
  return { schema: made.schema, uiSchema: { ...made.uiSchema, ...wholeUi(made.schema) } };
}

/** The schema of what stands under a key or at a place of a list. */
function inner(schema: RJSFSchema, key: string | number): RJSFSchema {
  if (typeof key === 'number') return itemsOf(schema);
  const { properties, additionalProperties } = schema;
  // What a map says of a name that it has is its present words.
  const found = typeof additionalProperties === 'object' ? additionalProperties : own(properties, key);
  return typeof found === 'object' ? found : {};
}

/** What is filled in is drafted at once, without a button; a part that is one text stays when it is emptied. */
const wholeUi = ({ type }: RJSFSchema): UiSchema => ({
  'ui:submitButtonOptions': { norender: true },
  ...(type === 'string' && { 'ui:emptyValue': '' }),
});

function only(
  { properties = {}, required = [], ...schema }: RJSFSchema,
  keys: readonly string[],
): RJSFSchema {
  return {
    ...schema,
    properties: Object.fromEntries(keys.map((key) => [key, own(properties, key) ?? {}])),
    required: required.filter((key) => keys.includes(key)),
  };
}

/** The value that a form has now and began with; without them, what is drawn must do for every item of a list. */
interface Held {
  readonly value: Json | undefined;
  readonly opened: Json | undefined;
  /** Of the keys, where those are names of things that people read. */
  readonly titles?: Titles;
}

function drawn(whole: RJSFSchema, said: RJSFSchema, title: string, held?: Held): PieceSchema {
  const schema = { ...said, title: said.title ?? title };
  switch (kindOf(schema)) {
    case 'plain':
      return { schema, uiSchema: plainUi(schema) };
    case 'list':
      return { schema, uiSchema: { items: plainUi(itemsOf(schema)) } };
    case 'object':
      return drawnObject(whole, schema, held);
    case 'items': {
      const items = itemsOf(schema);
      if (items.anyOf !== undefined) break;
      const item = drawn(whole, items, '');
      return { schema: { ...schema, items: item.schema }, uiSchema: { items: item.uiSchema } };
    }
    case 'condition': {
      const options = { names: namedConditions(schema) };
      return leaf(schema, { 'ui:field': conditionField, 'ui:options': options });
    }
    default:
  }
  return leaf(schema, { 'ui:field': jsonField });
}

/** A field of ours: the checker alone judges what it holds. */
function leaf({ title, description }: RJSFSchema, uiSchema: UiSchema): PieceSchema {
  return { schema: { title, ...(description !== undefined && { description }) }, uiSchema };
}

const untitled: Titles = new Map();

function drawnObject(whole: RJSFSchema, schema: RJSFSchema, held: Held | undefined): PieceSchema {
  const parts = Object.entries(schema.properties ?? {}).map(([key, said]) => {
    const value = held && under(held.value, key);
    const begun = held && { value, opened: under(held.opened, key) };
    const known = typeof said === 'boolean' || isOpen(said, held, value) ? {} : settled(whole, said, value);
    return [
      key,
      drawn(whole, known, capitalised(thingCalled(key, held?.titles ?? untitled)), begun),
    ] as const;
  });
  const { required = [] } = schema;
  const folded = parts
    .map(([key]) => key)
    .filter((key) => !required.includes(key) && under(held?.opened, key) === undefined);
  return {
    schema: { ...schema, properties: Object.fromEntries(parts.map(([key, { schema }]) => [key, schema])) },
    uiSchema: {
      ...Object.fromEntries(parts.map(([key, { uiSchema }]) => [key, uiSchema])),
      ...(parts.length > fewKeys && { 'ui:options': { folded } }),
    },
  };
}

/**
 * Whether no shape is settled: a schema of a field may hold another without end, and the items of a list may differ.
 */
function isOpen(
  { anyOf = [], ...said }: RJSFSchema,
  held: Held | undefined,
  value: Json | undefined,
): boolean {
  const isNamed = (one: RJSFSchema | boolean) =>
    typeof one === 'object' && one.$ref !== undefined && plainRef(one.$ref) !== 'condition';
  return value === undefined && ((held === undefined && anyOf.length > 0) || [said, ...anyOf].some(isNamed));
}

/** The widget of a plain value: words in as many lines as they need, yes and no told from nothing said. */
function plainUi({ type, contentMediaType, enum: words, oneOf }: RJSFSchema): UiSchema {
  if (type === 'boolean') return { 'ui:widget': 'select', 'ui:enumNames': ['Yes', 'No'] };
  if (words === undefined && oneOf === undefined && contentMediaType !== undefined)
    return { 'ui:widget': 'textarea' };
  return {};
}

/** A condition of conditions.json, and the sentence that says it. */
export interface NamedCondition {
  readonly name: string;
  readonly says: string;
}

function namedConditions({ definitions }: RJSFSchema): readonly NamedCondition[] {
  const condition = own(definitions, 'condition');
  const forms = typeof condition === 'object' ? (condition.anyOf ?? []) : [];
  return forms.flatMap((form) =>
    (typeof form === 'object' ? (form.oneOf ?? []) : []).flatMap((one) =>
      typeof one === 'object' ? { name: `${one.const}`, says: one.description ?? `${one.const}` } : [],
    ),
  );
}
