/** Two digits a box. */
export type SortCodeParts = readonly [string, string, string];

const size = 2;
export const boxes = [0, 1, 2] as const;
export type Box = (typeof boxes)[number];

/** The digits of a text; hyphens, dots and spaces go. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Digits dealt out to the boxes from the first one on. */
export function dealt(digits: string): SortCodeParts {
  return [digits.slice(0, size), digits.slice(size, 2 * size), digits.slice(2 * size, 3 * size)];
}

/** The boxes after digits were put into one: a whole sort code fills all three, fewer digits run on from that box. */
export function filled(parts: SortCodeParts, box: Box, digits: string): SortCodeParts {
  if (digits.length >= 3 * size) return dealt(digits);
  const [first, second, third] = parts;
  const own = digits.slice(0, size);
  const rest = digits.slice(size);
  if (box === 2) return [first, second, own];
  if (box === 1) return [first, own, rest === '' ? third : rest.slice(0, size)];
  if (rest === '') return [own, second, third];
  return [own, rest.slice(0, size), rest.length > size ? rest.slice(size) : third];
}
