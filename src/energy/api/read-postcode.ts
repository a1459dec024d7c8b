import { postcodePattern } from '../../words/postcode.ts';
import { code, words } from './unchecked.ts';

const form = new RegExp(postcodePattern);

/** A postcode of a reply as forms and calls have it: without spaces, upper case; undefined for anything else (Q2.13). */
export function readPostcode(value: unknown): string | undefined {
  return code(words(value)?.replace(/\s/g, '').toUpperCase(), form);
}
