import type { Json, ResolvedCard, ResolvedField, ResolvedItem } from './types.ts';

/**
 * Everything that a card says to a person, in the order of the screen, a text a line: what somebody who answered it was
 * shown. Chosen answers are not part of it.
 */
export function shownTexts({ title, items }: ResolvedCard): readonly string[] {
  return [title, ...items.flatMap(textsOf)];
}

function textsOf(item: ResolvedItem): readonly string[] {
  switch (item.kind) {
    case 'notice':
      return [item.heading, item.text].flatMap((text) => text ?? []);
    case 'group':
      return [...(item.legend === undefined ? [] : [item.legend]), ...item.items.flatMap(textsOf)];
    case 'field':
      return fieldTexts(item);
  }
}

function fieldTexts({ label, hint, tooltip, options, lookup, ui }: ResolvedField): readonly string[] {
  const own = Object.values(ui).filter((value: Json): value is string => typeof value === 'string');
  // A list of the server's is data: what it offers is no wording.
  const choices = lookup === undefined ? (options ?? []) : [];
  const chosen = choices.flatMap((option) => [option.label, option.hint]);
  return [label, hint, tooltip, ...own, ...chosen].flatMap((text) => text ?? []);
}
