import type { ResolvedCard, ResolvedField, ResolvedItem } from './types.ts';

/**
 * Everything that a card says to a person, in the order of the screen, a text each: what somebody who answered it was
 * shown. Chosen answers and the server's lists are not part of it. `spoken` names the options of widgets that are texts.
 */
export function shownTexts({ title, items }: ResolvedCard, spoken: readonly string[]): readonly string[] {
  return [title, ...items.flatMap((item) => textsOf(item, spoken))];
}

function textsOf(item: ResolvedItem, spoken: readonly string[]): readonly string[] {
  switch (item.kind) {
    case 'notice':
      return [item.heading, item.text, item.more?.label, item.more?.text].flatMap((text) => text ?? []);
    case 'group':
      return [item.legend ?? [], item.items.flatMap((inner) => textsOf(inner, spoken))].flat();
    case 'field':
      return fieldTexts(item, spoken);
  }
}

function fieldTexts(field: ResolvedField, spoken: readonly string[]): readonly string[] {
  const { label, hint, tooltip, options, lookup, ui } = field;
  const own = Object.entries(ui).flatMap(([option, value]) =>
    typeof value === 'string' && spoken.includes(option) ? value : [],
  );
  const choices = lookup === undefined ? (options ?? []) : [];
  const offered = choices.flatMap((option) => [option.label, option.hint]);
  // The words of a box stand in the place of its label.
  const named = typeof ui.text === 'string' ? [] : [label];
  return [...named, hint, tooltip, ...own, ...offered].flatMap((text) => text ?? []);
}
