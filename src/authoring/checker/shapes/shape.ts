/** What a text or a key stands for: rules ask for the mentions of one meaning and judge them. */
export type Meaning =
  | 'text'
  | 'condition'
  | 'path'
  | 'answer'
  | 'clearable'
  | 'changed'
  | 'item'
  | 'field'
  | 'preset'
  | 'changedNotice'
  | 'group'
  | 'place'
  | 'card'
  | 'journey'
  | 'effect'
  | 'check'
  | 'lookup'
  | 'message'
  | 'notice'
  | 'picture'
  | 'widget'
  | 'pattern'
  | 'format'
  | 'variant'
  | 'brand'
  | 'translated'
  | `set of ${string}`;

export type JsonType = 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object';

interface Documented {
  readonly doc?: string;
  /** What people call it who write no JSON; left out, its key is plain enough. */
  readonly title?: string;
}

/** What may stand at one place of a definition file. The checker and the editors' JSON Schemas are made from it. */
export type Shape =
  | (Documented & { readonly kind: 'any' })
  | (Documented & { readonly kind: 'number' | 'boolean' | 'null' })
  | (Documented & {
      readonly kind: 'string';
      readonly means?: Meaning;
      readonly words?: readonly string[];
      /** What it looks like, for editors: a regular expression. */
      readonly pattern?: string;
    })
  | (Documented & { readonly kind: 'list'; readonly of: Shape })
  /** An object whose keys the author chooses; `names` says what they stand for. */
  | (Documented & { readonly kind: 'map'; readonly of: Shape; readonly names?: Meaning })
  | ObjectShape
  /** One of several objects, told apart by the first of these keys that is there. */
  | (Documented & { readonly kind: 'by-key'; readonly forms: Readonly<Record<string, ObjectShape>> })
  /** One of several shapes of different JSON types. */
  | (Documented & { readonly kind: 'either'; readonly of: readonly Shape[] })
  /** A shape by name, for those that hold themselves. */
  | (Documented & { readonly kind: 'named'; readonly name: ShapeName })
  /** How a field looks: common keys, and the options of the widget that `widget` names. */
  | (Documented & { readonly kind: 'ui'; readonly common: ObjectShape });

export type ShapeName = 'condition' | 'value' | 'fieldSchema';

export interface ObjectShape extends Documented {
  readonly kind: 'object';
  readonly keys: Readonly<Record<string, Shape>>;
  readonly required: readonly string[];
}

/** Any JSON. */
export const any: Shape = { kind: 'any' };
export const number: Shape = { kind: 'number' };
export const boolean: Shape = { kind: 'boolean' };
export const condition: Shape = { kind: 'named', name: 'condition' };
export const value: Shape = { kind: 'named', name: 'value' };
export const fieldSchema: Shape = { kind: 'named', name: 'fieldSchema' };

/** A text that stands for something, or a plain one. */
export function string(means?: Meaning, doc?: string): Shape {
  return { kind: 'string', ...(means && { means }), ...(doc && { doc }) };
}

/** Words for people, with placeholders. */
export function text(doc?: string): Shape {
  return string('text', doc);
}

/** One of a closed list of texts. */
export function word(words: readonly string[], doc?: string): Shape {
  return { kind: 'string', words, ...(doc && { doc }) };
}

export function list(of: Shape, doc?: string): Shape {
  return { kind: 'list', of, ...(doc && { doc }) };
}

export function map(of: Shape, names?: Meaning, doc?: string): Shape {
  return { kind: 'map', of, ...(names && { names }), ...(doc && { doc }) };
}

export function either(...of: readonly Shape[]): Shape {
  return { kind: 'either', of };
}

/** An object with known keys; a key that ends in `?` may be left out. */
export function object(keys: Readonly<Record<string, Shape>>, doc?: string): ObjectShape {
  const plain = (key: string) => key.replace(/\?$/, '');
  return {
    kind: 'object',
    keys: Object.fromEntries(Object.entries(keys).map(([key, shape]) => [plain(key), shape])),
    required: Object.keys(keys).filter((key) => !key.endsWith('?')),
    ...(doc && { doc }),
  };
}
