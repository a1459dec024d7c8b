import { isMap } from '../../engine/own.ts';
import { spokenOptions } from '../../vocabulary/widgets.ts';

/** What people read of a card or a variant, each at its place; no proof looks at it. */
const places: readonly (readonly string[])[] = [
  ['title'],
  ['schema', 'properties', '*', 'title'],
  ...['text', 'hint', 'tooltip', ...spokenOptions].map((option) => ['ui', '*', option]),
  ['ui', '*', 'options', '*', 'label'],
  ['ui', '*', 'options', '*', 'hint'],
  ['notices', '*', 'text'],
  ['notices', '*', 'heading'],
  ['notices', '*', 'more', '*'],
  ['groups', '*', 'legend'],
  ['text', '*'],
];

/** A card or a variant with each text that people read emptied: what is left is what it means. All else as it is. */
export function wordless(definition: object): unknown {
  if (!('card' in definition)) return definition;
  return places.reduce<unknown>(emptied, definition);
}

function emptied(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return typeof value === 'string' ? '' : value;
  if (Array.isArray(value)) return key === '*' ? value.map((one) => emptied(one, rest)) : value;
  if (!isMap(value)) return value;
  const names = key === '*' ? Object.keys(value) : [key].filter((name) => Object.hasOwn(value, name));
  return { ...value, ...Object.fromEntries(names.map((name) => [name, emptied(value[name], rest)])) };
}
