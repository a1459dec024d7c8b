import type { Sources } from '../../engine/types.ts';

/** Where a sentence begins: nothing stands before, or what ends another. */
const beginning = /(^|[.!?]\s+|\n\s*)["'“‘(]*$/;

/** A text of the server with the product's generic name for the operator's own (Q9.11); a part of a longer word is left alone. */
export function inGenericWords(text: string, { supplierName, productName }: Sources['brand']): string {
  if (typeof supplierName !== 'string' || supplierName === '' || typeof productName !== 'string') return text;
  const isLetter = (character: string | undefined) =>
    character !== undefined && /[\p{L}\p{N}]/u.test(character);
  const parts = text.split(supplierName);
  return parts.reduce((said, part) => {
    const isInWord = isLetter(said.at(-1)) || isLetter(part[0]);
    const name = beginning.test(said) ? capitalised(productName) : productName;
    return `${said}${isInWord ? supplierName : name}${part}`;
  });
}

function capitalised(name: string): string {
  return name.charAt(0).toLocaleUpperCase('en-GB') + name.slice(1);
}
