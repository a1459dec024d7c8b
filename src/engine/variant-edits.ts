import { own } from './own.ts';
import { itemsUnder, placeItem, removeItem } from './place.ts';
import type { CardDefinition, NoticeDefinition, VariantDefinition } from './types.ts';

/** One line of a variant. `edit` gives undefined when it names nothing of the card; `sets` are the origins it takes. */
export interface VariantEdit {
  readonly section: string;
  readonly name: string;
  readonly edit: (card: CardDefinition) => CardDefinition | undefined;
  readonly sets: (card: CardDefinition) => readonly string[];
}

/**
 * The lines of a variant in the order in which they apply: `notices` (null removes; a new one stands last unless `place`
 * says more), `hide` (`show: false`, and the requirement lifted; a group means its items), `show`, `require`, `presets`,
 * `widget`, `text` (of a field, a notice or a group's legend), `title` (a field's short name) and `place`.
 */
export function variantEdits(variant: VariantDefinition): readonly VariantEdit[] {
  return [
    ...lines('notices', variant.notices, setNotice, ['text']),
    ...(variant.hide ?? []).map((name) => ({
      section: 'hide',
      name,
      edit: (card: CardDefinition) => (isItem(card, name) ? hide(card, name) : undefined),
      sets: (card: CardDefinition) =>
        itemsUnder(card, name).flatMap((item) => [`show.${item}`, `require.${item}`]),
    })),
    ...lines('show', variant.show, (card, name, when) =>
      isItem(card, name) ? { ...card, show: { ...card.show, [name]: when } } : undefined,
    ),
    ...lines('require', variant.require, (card, name, when) =>
      isField(card, name) ? { ...card, require: { ...card.require, [name]: when } } : undefined,
    ),
    ...lines('presets', variant.presets, (card, name, value) =>
      isField(card, name) ? { ...card, presets: { ...card.presets, [name]: value } } : undefined,
    ),
    ...lines('widget', variant.widget, (card, name, widget) => {
      const ui = own(card.ui, name);
      return ui && { ...card, ui: { ...card.ui, [name]: { ...ui, widget } } };
    }),
    ...lines('text', variant.text, reword),
    ...lines('title', variant.title, retitle),
    ...lines('place', variant.place, (card, name, place) =>
      isItem(card, name) ? placeItem(card, name, place) : undefined,
    ),
  ];
}

function lines<T>(
  section: string,
  map: Readonly<Record<string, T>> | undefined,
  edit: (card: CardDefinition, name: string, value: T) => CardDefinition | undefined,
  also: readonly string[] = [],
): readonly VariantEdit[] {
  return Object.entries(map ?? {}).map(([name, value]) => ({
    section,
    name,
    edit: (card) => edit(card, name, value),
    sets: () => [section, ...also].map((one) => `${one}.${name}`),
  }));
}

function isField(card: CardDefinition, name: string): boolean {
  return Object.hasOwn(card.schema.properties, name);
}

function isItem(card: CardDefinition, name: string): boolean {
  return isField(card, name) || own(card.notices, name) !== undefined || own(card.groups, name) !== undefined;
}

function hide(card: CardDefinition, name: string): CardDefinition {
  const items = itemsUnder(card, name);
  const never = (names: readonly string[]) => Object.fromEntries(names.map((item) => [item, false] as const));
  return {
    ...card,
    show: { ...card.show, ...never(items) },
    require: { ...card.require, ...never(items.filter((item) => isField(card, item))) },
  };
}

function setNotice(
  card: CardDefinition,
  name: string,
  given: NoticeDefinition | null,
): CardDefinition | undefined {
  if (isField(card, name) || own(card.groups, name) !== undefined) return undefined;
  const before = own(card.notices, name);
  if (given === null) {
    if (before === undefined) return undefined;
    const { [name]: _, ...others } = card.notices ?? {};
    return removeItem({ ...card, notices: others }, name);
  }
  const { place, ...notice } = given;
  const next = { ...card, notices: { ...card.notices, [name]: notice } };
  if (place === undefined && before !== undefined) return next;
  return placeItem(next, name, place ?? 'last');
}

function retitle(card: CardDefinition, name: string, title: string): CardDefinition | undefined {
  const field = own(card.schema.properties, name);
  if (field === undefined) return undefined;
  const properties = { ...card.schema.properties, [name]: { ...field, title } };
  return { ...card, schema: { ...card.schema, properties } };
}

/** A field whose box has a text of its own (`ui.text`) keeps its short title; any other field's title is its text. */
function reword(card: CardDefinition, name: string, text: string): CardDefinition | undefined {
  const notice = own(card.notices, name);
  const group = own(card.groups, name);
  const ui = own(card.ui, name);
  if (ui?.text !== undefined) return { ...card, ui: { ...card.ui, [name]: { ...ui, text } } };
  if (isField(card, name)) return retitle(card, name, text);
  if (notice !== undefined) return { ...card, notices: { ...card.notices, [name]: { ...notice, text } } };
  return group === undefined
    ? undefined
    : { ...card, groups: { ...card.groups, [name]: { ...group, legend: text } } };
}
