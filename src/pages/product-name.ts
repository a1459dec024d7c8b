import type { Sources } from '../engine/types.ts';

/**
 * A text of the server as it is shown: the operator's own name in it becomes the generic product name (Q9.11). A part of
 * a longer word is left alone.
 */
export function inGenericWords(text: string, { supplierName, productName }: Sources['brand']): string {
  if (typeof supplierName !== 'string' || supplierName === '' || typeof productName !== 'string') return text;
  const isLetter = (character: string | undefined) =>
    character !== undefined && /[\p{L}\p{N}]/u.test(character);
  const parts = text.split(supplierName);
  return parts.reduce((said, part) => {
    const isInWord = isLetter(said.at(-1)) || isLetter(part[0]);
    return `${said}${isInWord ? supplierName : productName}${part}`;
  });
}
