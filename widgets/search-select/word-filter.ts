import type { ResolvedOption } from '../../src/engine/types.ts';

/** The most entries that are drawn at once; a longer list says so and asks for another word. */
export const mostShown = 200;

/** Whether every word of the query stands somewhere in the text, in any order and any case (Q2.14). */
export function matchesWords(text: string, query: string): boolean {
  const searched = plain(text);
  return plain(query)
    .split(' ')
    .every((word) => searched.includes(word));
}

/** The options that match, in their own order. */
export function filterOptions(options: readonly ResolvedOption[], query: string): readonly ResolvedOption[] {
  return query.trim() === '' ? options : options.filter((option) => matchesWords(option.label, query));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s,.]+/g, ' ')
    .trim();
}
