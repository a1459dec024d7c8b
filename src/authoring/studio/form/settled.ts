import type { RJSFSchema } from '@rjsf/utils';
import { own } from '../../../engine/own.ts';
import type { Json } from '../../../engine/types.ts';
import { plainRef } from '../../checker/meta.ts';

/** How a value is filled in. A `json` one is of a shape that no form can be drawn of: a condition, a map, any value. */
type Kind = 'plain' | 'list' | 'object' | 'items' | 'map' | 'condition' | 'json';

const plainTypes: readonly unknown[] = ['string', 'number', 'integer', 'boolean'];

/** How a value of a settled schema is filled in. */
export function kindOf(schema: RJSFSchema): Kind {
  if (schema.$id === 'condition') return 'condition';
  if (plainTypes.includes(schema.type)) return 'plain';
  if (typeof schema.additionalProperties === 'object') return 'map';
  if (schema.type === 'object' && schema.properties) return 'object';
  if (schema.type !== 'array') return 'json';
  return plainTypes.includes(itemsOf(schema).type) ? 'list' : 'items';
}

/** Whether JSON is an object with keys. */
export function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands under a key or at a place of a list; undefined where nothing does. */
export function under(value: Json | undefined, key: string | number): Json | undefined {
  if (typeof key === 'number') return Array.isArray(value) ? value[key] : undefined;
  return isObject(value) ? own(value, key) : undefined;
}

/** The schema of a list's items, whatever they are; one that says nothing where the list names none. */
export function itemsOf({ items }: RJSFSchema): RJSFSchema {
  return typeof items === 'object' && !Array.isArray(items) ? items : {};
}

/**
 * A schema of an editor's schema (`checker/meta.ts`) as it holds for one value: without `$ref`, of several forms the one
 * that the value has, the first where there is no value, and of a widget's options those of the widget that is named.
 */
export function settled(whole: RJSFSchema, schema: RJSFSchema, value: Json | undefined): RJSFSchema {
  const { $ref, anyOf, ...said } = schema;
  if ($ref !== undefined) return { ...referred(whole, $ref, value), ...said };
  if (anyOf === undefined) return schema;
  const forms = anyOf.flatMap((one) => (typeof one === 'object' ? settledRef(whole, one) : []));
  if (said.properties !== undefined) return withOptions(said, forms, value);
  const form = forms.find((one) => isFormOf(one, value)) ?? forms[0] ?? {};
  return { ...form, ...said };
}

/** What a definition says. Conditions are known by their name; of other values nothing is said, for any will do. */
function referred(whole: RJSFSchema, ref: string, value: Json | undefined): RJSFSchema {
  const name = plainRef(ref);
  const found = own(whole.definitions, ref.replace('#/definitions/', ''));
  if (name === 'condition') return { $id: name, definitions: { condition: found ?? {} } };
  return name === 'value' || typeof found !== 'object' ? {} : settled(whole, found, value);
}

const settledRef = (whole: RJSFSchema, schema: RJSFSchema) =>
  schema.$ref === undefined ? schema : referred(whole, schema.$ref, undefined);

/** The keys that every widget has, and the options of the one that is named. */
function withOptions(
  common: RJSFSchema,
  widgets: readonly RJSFSchema[],
  value: Json | undefined,
): RJSFSchema {
  const named = isObject(value) ? value.widget : undefined;
  const widget = widgets.find(({ properties }) => Object(properties?.widget).const === named);
  const options = Object.entries(widget?.properties ?? {}).filter(([, option]) => option !== true);
  const properties = { ...Object.fromEntries(options), ...common.properties };
  const order = [...Object.keys(common.properties ?? {}), ...Object.keys(properties)];
  return {
    ...common,
    properties: Object.fromEntries(order.map((key) => [key, properties[key] ?? true])),
    additionalProperties: false,
  };
}

/** Whether a value is of a form: of its JSON type, and with the keys that it requires. */
function isFormOf({ type, required = [] }: RJSFSchema, value: Json | undefined): boolean {
  const types = type === undefined ? [] : [type].flat();
  const isType = types.length === 0 || types.some((one) => one === typeOf(value));
  return isType && required.every((key) => isObject(value) && Object.hasOwn(value, key));
}

function typeOf(value: Json | undefined): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
