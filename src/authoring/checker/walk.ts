import { own } from '../../engine/own.ts';
import type { TradeWords } from '../../engine/trade-words.ts';
import { at, entries, isInside, items, type Node, textOf, typeOf } from './json.ts';
import { typesOf } from './shapes/admits.ts';
import { copied, namedShapes, tests } from './shapes/common.ts';
import {
  any,
  boolean,
  either,
  list,
  type Meaning,
  map,
  type ObjectShape,
  type Shape,
  string,
} from './shapes/shape.ts';
import { optionShapes } from './shapes/widget.ts';
import { nearest } from './suggest.ts';

/** A name or text that stands for something. `value` is what stands beside it: what a condition compares a path with, what a key holds. */
export interface Mention {
  readonly means: Meaning;
  readonly name: string;
  readonly node: Node;
  readonly value?: Node;
  /** The object that the mention is a key of or stands in. */
  readonly inside?: Node;
}

/** A place that does not have its shape. */
export type Misfit =
  | {
      readonly kind: 'unknown-key';
      readonly node: Node;
      readonly key: string;
      readonly known: readonly string[];
    }
  | {
      readonly kind: 'missing-key';
      readonly node: Node;
      readonly keys: readonly string[];
      readonly oneIsEnough: boolean;
    }
  | {
      readonly kind: 'wrong-type';
      readonly node: Node;
      readonly shape: Shape;
    }
  | { readonly kind: 'unknown-word'; readonly node: Node; readonly words: readonly string[] };

/** What a walk over one file found. */
export interface Findings {
  readonly mentions: Mention[];
  readonly misfits: Misfit[];
  /** The `ui` objects of fields. */
  readonly uis: Node[];
}

/** What is gathered, and the widgets that there are. */
interface Found extends Findings {
  readonly widgets: TradeWords['words']['widgets'];
}

/** Compares a tree with the shape of its file, and gathers what its names and texts stand for. */
export function walk(shape: Shape, root: Node, { words }: TradeWords): Findings {
  const findings: Found = { mentions: [], misfits: [], uis: [], widgets: words.widgets };
  visit(shape, root, findings);
  const { widgets: _, ...found } = findings;
  return found;
}

function visit(shape: Shape, node: Node, found: Found, inside?: Node): void {
  if (!typesOf(shape).includes(typeOf(node))) {
    found.misfits.push({ kind: 'wrong-type', node, shape });
    return;
  }
  switch (shape.kind) {
    case 'string':
      visitString(shape, node, found, inside);
      break;
    case 'list':
      for (const item of items(node)) visit(shape.of, item, found, node);
      break;
    case 'map':
      for (const { key, keyNode, value } of entries(node)) {
        if (shape.names !== undefined) {
          found.mentions.push({ means: shape.names, name: key, node: keyNode, value: value, inside: node });
        }
        visit(shape.of, value, found, node);
      }
      break;
    case 'object':
      visitObject(shape, node, found);
      break;
    case 'by-key': {
      const names = Object.keys(shape.forms);
      const form = shape.forms[names.find((name) => at(node, name) !== undefined) ?? ''];
      if (form === undefined)
        found.misfits.push({ kind: 'missing-key', node, keys: names, oneIsEnough: true });
      else visitObject(form, node, found);
      break;
    }
    case 'either': {
      const fitting = shape.of.find((one) => typesOf(one).includes(typeOf(node)));
      if (fitting !== undefined) visit(fitting, node, found, inside);
      break;
    }
    case 'named':
      if (shape.name === 'condition') visitCondition(node, found);
      else if (shape.name === 'value') visitValue(node, found);
      else visit(namedShapes[shape.name], node, found, inside);
      break;
    case 'ui':
      visitUi(shape.common, node, found);
      break;
    default:
  }
}

function visitString(shape: Shape & { kind: 'string' }, node: Node, found: Found, inside?: Node): void {
  const name = textOf(node) ?? '';
  if (shape.words !== undefined && !shape.words.includes(name)) {
    found.misfits.push({ kind: 'unknown-word', node, words: shape.words });
  }
  if (shape.means !== undefined) {
    found.mentions.push({ means: shape.means, name, node, ...(inside !== undefined && { inside }) });
  }
}

function visitObject(shape: ObjectShape, node: Node, found: Found): void {
  const known = Object.keys(shape.keys);
  for (const { key, keyNode, value } of entries(node)) {
    const inner = Object.hasOwn(shape.keys, key) ? shape.keys[key] : undefined;
    if (inner === undefined) found.misfits.push({ kind: 'unknown-key', node: keyNode, key, known });
    else visit(inner, value, found, node);
  }
  const missing = shape.required.filter((key) => at(node, key) === undefined);
  if (missing.length > 0)
    found.misfits.push({ kind: 'missing-key', node, keys: missing, oneIsEnough: false });
}

/** What a condition is written as. */
const conditionForm = either(boolean, string('condition'), map(any));

function visitCondition(node: Node, found: Found): void {
  const name = textOf(node);
  if (name !== undefined) found.mentions.push({ means: 'condition', name, node });
  else if (node.type !== 'boolean' && node.type !== 'object') {
    found.misfits.push({ kind: 'wrong-type', node, shape: conditionForm });
  }
  for (const { key, keyNode, value } of entries(node)) {
    if (key === 'not') visitCondition(value, found);
    else if (key !== 'all' && key !== 'any') visitComparison(key, keyNode, value, found);
    else if (value.type !== 'array')
      found.misfits.push({ kind: 'wrong-type', node: value, shape: list(conditionForm) });
    else for (const part of items(value)) visitCondition(part, found);
  }
}

function visitComparison(path: string, keyNode: Node, value: Node, found: Found): void {
  found.mentions.push({ means: 'path', name: path, node: keyNode, value: value });
  if (value.type === 'object') visitObject(tests, value, found);
}

function visitValue(node: Node, found: Found): void {
  if (at(node, 'from') !== undefined) visitObject(copied, node, found);
}

function visitUi(common: ObjectShape, node: Node, found: Found): void {
  found.uis.push(node);
  const widget = textOf(at(node, 'widget')) ?? '';
  const options = own(found.widgets, widget);
  const taken = options === undefined ? {} : optionShapes(options);
  // What the widget does not know is the business of rule unknown-widget, which says so in the widget's own terms.
  const others = entries(node).flatMap(({ key }) => (Object.hasOwn(common.keys, key) ? [] : key));
  // Without a widget, a key that is nearly "widget" is that one, mistyped.
  const isLost = (key: string) => at(node, 'widget') === undefined && nearest(key, ['widget']) !== undefined;
  const unknown = Object.fromEntries(
    others.filter((key) => !isLost(key)).map((key) => [key, { kind: 'any' } as const]),
  );
  visitObject({ ...common, keys: { ...unknown, ...common.keys, ...taken } }, node, found);
}

/** Whether a node stands in the `ui` of a field. */
export function isInUi({ uis }: Findings, node: Node): boolean {
  return uis.some((ui) => isInside(node, ui));
}
