import { postcodePattern, spacedPostcode } from '../../words/postcode.ts';
import { code, words } from './unchecked.ts';

const form = new RegExp(postcodePattern);

/** A postcode of a reply as forms and calls have it: without spaces, upper case; undefined for anything else (Q2.13). */
export function readPostcode(value: unknown): string | undefined {
  return code(words(value)?.replace(/\s/g, '').toUpperCase(), form);
}

/** An address as people write it: what is there of its lines, in order, and the postcode. */
export function writtenAddress(lines: readonly string[], postcode: string): string {
  return [...lines, spacedPostcode(postcode)].filter((part) => part !== '').join(', ');
}
