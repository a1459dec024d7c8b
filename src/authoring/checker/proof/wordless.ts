import type { DefinitionData } from '../../../definitions/types.ts';
import type { CardDefinition, UiDefinition, VariantDefinition } from '../../../engine/types.ts';
import { keep } from '../keep.ts';

/** What people read or see of a card or a variant, each at its place; no proof looks at it. */
const places: readonly (readonly [string, ...string[]])[] = [
  ['title'],
  ['schema', 'properties', '*', 'title'],
  ['schema', 'properties', '*', 'errorMessage'],
  ['schema', 'properties', '*', 'errorMessage', '*'],
  ['each', '*', 'line', '*'],
  ['ui', '*', 'widget'],
  ['ui', '*', 'options', '*', 'label'],
  ['ui', '*', 'options', '*', 'hint'],
  ['notices', '*', 'text'],
  ['notices', '*', 'heading'],
  ['notices', '*', 'more', '*'],
  ['notices', '*', 'tone'],
  ['notices', '*', 'picture'],
  ['groups', '*', 'legend'],
  ['rules', '*', 'message'],
  ['text', '*'],
  ['title', '*'],
  ['widget', '*'],
];

/** What a card says of a field beside its look: the choices that there are, and what it sets off. */
const meant: ReadonlySet<string> = new Set(['options', 'lookup', 'journey', 'action']);

/**
 * The definitions with each text that people read of cards and variants emptied, and without how fields look: what is left
 * is what they mean.
 */
export function wordless(data: DefinitionData): DefinitionData {
  const { cards, variants } = data;
  return {
    ...data,
    cards: mapped(cards, cardOf),
    variants: mapped(variants, variantOf),
    messages: {},
    notices: {},
  };
}

const cardOf = keep((card: CardDefinition) => {
  const { schema, ui = {}, ...rest } = emptied(card);
  const properties = mapped(
    schema.properties,
    ({ personal: _, marketing: __, secret: ___, unread: ____, ...field }) => field,
  );
  return { ...rest, schema: { ...schema, properties }, ui: mapped(ui, meaningOf) };
});

function meaningOf({ widget, ...options }: UiDefinition): UiDefinition {
  return { widget, ...Object.fromEntries(Object.entries(options).filter(([option]) => meant.has(option))) };
}

const variantOf = keep((variant: VariantDefinition) => emptied(variant));

function mapped<T>(all: Readonly<Record<string, T>>, each: (one: T) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, each(one)]));
}

function emptied<T>(definition: T): T {
  const copy = structuredClone(definition);
  for (const [first, ...rest] of places) empty(copy, first, rest);
  return copy;
}

/** Empties every text of a copy that stands at a place. */
function empty(copy: unknown, key: string, [next, ...rest]: readonly string[]): void {
  if (typeof copy !== 'object' || copy === null) return;
  for (const name of key === '*' ? Object.keys(copy) : [key]) {
    const value: unknown = Reflect.get(copy, name);
    if (next !== undefined) empty(value, next, rest);
    else if (typeof value === 'string') Reflect.set(copy, name, '');
  }
}
