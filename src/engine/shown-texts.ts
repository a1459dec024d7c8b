import type { ResolvedCard, ResolvedField, ResolvedItem } from './types.ts';

/** A text on the screen, and the item of the card that says it; '' is the card itself. */
export interface ShownText {
  readonly item: string;
  readonly text: string;
}

/**
 * Everything that a card says to a person, in the order of the screen, a text each: what somebody who answered it was
 * shown. Chosen answers and the server's lists are not part of it. `spoken` names the options of widgets that are texts.
 */
export const shownTexts = (card: ResolvedCard, spoken: readonly string[]): readonly string[] =>
  shownByItem(card, spoken).map(({ text }) => text);

/** The same, each text with the item that says it. */
export function shownByItem({ title, items }: ResolvedCard, spoken: readonly string[]): readonly ShownText[] {
  return [{ item: '', text: title }, ...items.flatMap((item) => textsOf(item, spoken))];
}

function textsOf(item: ResolvedItem, spoken: readonly string[]): readonly ShownText[] {
  const said = (texts: readonly (string | undefined)[]) =>
    texts.flatMap((text) => (text === undefined ? [] : { item: item.name, text }));
  switch (item.kind) {
    case 'notice':
      return said([item.heading, item.text, item.more?.label, item.more?.text]);
    case 'group':
      return [...said([item.legend]), ...item.items.flatMap((inner) => textsOf(inner, spoken))];
    case 'field':
      return said(fieldTexts(item, spoken));
  }
}

function fieldTexts(field: ResolvedField, spoken: readonly string[]): readonly (string | undefined)[] {
  const { label, hint, tooltip, options, lookup, ui } = field;
  const own = Object.entries(ui).flatMap(([option, value]) =>
    typeof value === 'string' && spoken.includes(option) ? value : [],
  );
  const choices = lookup === undefined ? (options ?? []) : [];
  const offered = choices.flatMap((option) => [option.label, option.hint]);
  // The words of a box stand in the place of its label.
  const named = typeof ui.text === 'string' ? [] : [label];
  return [...named, hint, tooltip, ...own, ...offered];
}
