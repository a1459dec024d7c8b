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
  const at = (place: Box) => {
    const own = digits.slice((place - box) * size, (place - box + 1) * size);
    return place < box || (place > box && own === '') ? parts[place] : own;
  };
  return [at(0), at(1), at(2)];
}
