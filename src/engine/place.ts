import { own } from './own.ts';
import type { CardDefinition } from './types.ts';

type Lists = readonly string[];

/** The card without an item, wherever it stood. */
export function removeItem(card: CardDefinition, name: string): CardDefinition {
  return mapLists(card, (items) => items.filter((item) => item !== name));
}

/**
 * The card with an item at `first`, `last`, `before X` or `after X` (X in the card's order or in a group); undefined
 * when the place is none of these or X stands nowhere.
 */
export function placeItem(card: CardDefinition, name: string, place: string): CardDefinition | undefined {
  const rest = removeItem(card, name);
  if (place === 'first') return { ...rest, order: [name, ...rest.order] };
  if (place === 'last') return { ...rest, order: [...rest.order, name] };
  const [, side, beside] = /^(before|after) (.+)$/.exec(place) ?? [];
  if (beside === undefined || !stands(rest, beside)) return undefined;
  const pair = side === 'before' ? [name, beside] : [beside, name];
  return mapLists(rest, (items) => items.flatMap((item) => (item === beside ? pair : item)));
}

/** Every field and notice under a name: itself, or the items of the group, in depth. */
export function itemsUnder(card: CardDefinition, name: string, above: Lists = []): readonly string[] {
  const group = own(card.groups, name);
  if (group === undefined) return [name];
  if (above.includes(name)) return [];
  return group.items.flatMap((item) => itemsUnder(card, item, [...above, name]));
}

function stands(card: CardDefinition, name: string): boolean {
  return [card.order, ...Object.values(card.groups ?? {}).map(({ items }) => items)].some((list) =>
    list.includes(name),
  );
}

function mapLists(card: CardDefinition, change: (items: Lists) => Lists): CardDefinition {
  const groups = Object.entries(card.groups ?? {}).map(
    ([name, group]) => [name, { ...group, items: change(group.items) }] as const,
  );
  return {
    ...card,
    order: change(card.order),
    ...(card.groups === undefined ? {} : { groups: Object.fromEntries(groups) }),
  };
}
