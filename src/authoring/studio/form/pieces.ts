import type { RJSFSchema } from '@rjsf/utils';
import { getLocation } from 'jsonc-parser';
import { own } from '../../../engine/own.ts';
import type { Json } from '../../../engine/types.ts';
import { spoken } from '../../../words/spoken.ts';
import { sectionTitle } from '../outline/outline.ts';
import { type Titles, thingCalled } from '../words/titles.ts';
import { isObject, kindOf, settled, under } from './settled.ts';
import { type Path, valueAt } from './value-at.ts';

/** A part of a definition file that is filled in as one form. */
export interface Piece {
  readonly path: Path;
  /** What it is called among the parts of its section: `credit check`. */
  readonly name: string;
  /** The section of the file that it stands in: `Notices`. */
  readonly section: string;
  /** The only keys that its form has: the value has others, which are parts of their own. */
  readonly keys?: readonly string[];
}

/** The parts of a file in the order of its schema (`editorSchema`); none where the text is no JSON object. */
export function piecesOf(whole: RJSFSchema, text: string): readonly Piece[] {
  const value = valueAt(text, []);
  return isObject(value) ? inObject(whole, whole, value, []) : [];
}

/** The part that a place of the text stands in: the innermost, or else the first; undefined where there are none. */
export function pieceAt(pieces: readonly Piece[], text: string, offset: number): Piece | undefined {
  if (pieces.length === 0) return undefined;
  const place = getLocation(text, offset).path;
  const around = pieces.filter(
    ({ path, keys }) =>
      path.every((key, index) => place[index] === key) &&
      (keys === undefined || keys.includes(`${place[path.length]}`)),
  );
  const near = around.length > 0 ? around : pieces.filter(({ path }) => path[0] === place[0]);
  return near.toSorted((one, other) => other.path.length - one.path.length)[0] ?? pieces[0];
}

/** The value that the form of a part is filled with. */
export function heldBy(file: Json, { path, keys }: Piece): Json | undefined {
  const value = path.reduce(under, file);
  if (keys === undefined || !isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key)));
}

/** The parts of an object with known keys: its plain values as one, then the others. */
function inObject(
  whole: RJSFSchema,
  schema: RJSFSchema,
  value: { readonly [key: string]: Json },
  path: Path,
): readonly Piece[] {
  const known = Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
    const held = own(value, key);
    return key === '$schema' || typeof inner === 'boolean'
      ? []
      : { key, held, schema: settled(whole, inner, held) };
  });
  // Where one word alone may stand there is nothing to fill in.
  const keys = known
    .filter(({ schema }) => kindOf(schema) === 'plain' && schema.enum?.length !== 1)
    .map(({ key }) => key);
  const self = { path, ...called(path), name: 'in general', keys };
  const others = known.filter(({ schema }) => kindOf(schema) !== 'plain');
  return [
    ...(keys.length === 0 ? [] : [self]),
    ...others.flatMap(({ key, held, schema }) => inSection(whole, schema, held, [...path, key])),
  ];
}

/** The parts of what is no plain value: its entries one by one, or itself. */
function inSection(
  whole: RJSFSchema,
  schema: RJSFSchema,
  value: Json | undefined,
  path: Path,
): readonly Piece[] {
  const kind = kindOf(schema);
  const self = { path, ...called(path) };
  if (kind === 'object' && path.length > 1) return [self];
  if (value === undefined) return [];
  if (kind === 'object' && isObject(value)) return inObject(whole, schema, value, path);
  if (kind === 'map' && isObject(value))
    return Object.keys(value).map((key) => ({ path: [...path, key], ...called([...path, key]) }));
  if (kind === 'items' && Array.isArray(value))
    return value.map((item, index) => ({
      ...{ path: [...path, index], ...called(path) },
      name: [index + 1, itemName(item)].filter(Boolean).join(', '),
    }));
  return [self];
}

/** What a part is called: one that is a thing with a name as people read it. */
export function pieceCalled({ path, name }: Piece, titles: Titles): string {
  const key = String(path.at(-1));
  return path.length > 1 && name === spoken(key) ? thingCalled(key, titles) : name;
}

function called(path: Path): Pick<Piece, 'name' | 'section'> {
  return {
    name: spoken(path.at(-1) ?? ''),
    section: path.length === 0 ? 'This file' : sectionTitle(`${path[0]}`),
  };
}

/** Keys by which an item of a list is known. */
const naming = ['label', 'card', 'field', 'run', 'name', 'says', 'on', 'text'];

/** What an item of a list is known by: `Monthly Direct Debit`; '' for one that says nothing of the kind. */
export function itemName(item: Json): string {
  if (typeof item === 'string' || typeof item === 'number') return `${item}`;
  const said = isObject(item) ? naming.map((key) => item[key]).find((one) => typeof one === 'string') : '';
  return typeof said === 'string' ? said : '';
}
