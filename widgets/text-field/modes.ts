import type { Json } from '../../src/engine/types.ts';
import type { TextMode } from '../text-modes.ts';

/** The longest text that a box takes of which its schema says no length (Q5.02). */
export const longestText = 150;
/** Of which it says one: more than any, so that a text that is too long is told of and never cut without a word. */
export const longestTold = 2000;

const letters = /[^\p{L}\p{M}\d]/gu;
const words = /[^\p{L}\p{M}\s'’-]/gu;

/** What each input mode lets through (Q5.02); a name also holds apostrophes and hyphens (decisions, open points). */
const filters: Readonly<Record<TextMode, (typed: string) => string>> = {
  text: (typed) => typed,
  number: (typed) => typed.replace(/\D/g, ''),
  // Of an amount nothing is dropped: without its sign -5 would be 5, without its letter 1e3 would be 13. Validation tells.
  'number-non-zero': (typed) => typed.trimStart().replace(/^0+(?=\d)/, ''),
  decimal: (typed) => typed.trimStart(),
  'one-decimal': (typed) => oneDot(typed).replace(/(\.\d).*/, '$1'),
  nospace: (typed) => typed.replace(/\s/g, ''),
  lowercase: (typed) => typed.toLowerCase(),
  'alpha-numeric': (typed) => typed.replace(letters, ''),
  'alpha-space': (typed) => typed.replace(words, ''),
  // Point and minus stay, so that validation tells of them: without them 1.5 would be 15, and -5 five.
  digits: (typed) => typed.trimStart().replace(/(?!^-)[^\d.]/g, ''),
  phone: (typed) => typed.replace(/[^\d+]/g, '').replace(/(.)\++/g, '$1'),
};

/** An amount as people write it, to the figures of it: a pound sign before them, a comma or a space after each thousand. */
const plainAmount = (text: string) =>
  text
    .trim()
    .replace(/^£\s*/, '')
    .replace(/^\d{1,3}(?:[ ,]\d{3})+(?![\d ,])/, (whole) => whole.replace(/[ ,]/g, ''));

/** A British number as people write it at home: what browsers fill in begins with +44. */
const atHome = (text: string) => text.replace(/^(?:\+44|0044)0?(?=\d)/, '0');

/** The mode that a field's options name; `text` where they name none. */
export function textMode(option: Json | undefined): TextMode {
  return isMode(option) ? option : 'text';
}

const isMode = (option: Json | undefined): option is TextMode =>
  typeof option === 'string' && Object.hasOwn(filters, option);

/** What stays of a typed or pasted text. */
export function filterText(typed: string, mode: TextMode, longest = longestText): string {
  return filters[mode](typed).slice(0, longest);
}

/**
 * The answer that a text stands for: undefined for an empty one, a number in the number modes when the text is a
 * complete number that loses nothing by it (a meter number of 21 digits, or one with leading zeros, stays text), else
 * the text itself, so that validation can say what is wrong.
 */
export function textValue(text: string, mode: TextMode): Json | undefined {
  if (text === '') return undefined;
  if (mode === 'phone') return atHome(text);
  const figures = mode === 'decimal' || mode === 'number-non-zero' ? plainAmount(text) : text;
  if (mode === 'number' || mode === 'number-non-zero') {
    const whole = Number(figures);
    return Number.isSafeInteger(whole) && whole >= 0 && String(whole) === figures ? whole : text;
  }
  if (mode === 'decimal' || mode === 'one-decimal')
    return /^(\d+(\.\d+)?|\.\d+)$/.test(figures) ? Number(figures) : text;
  return text;
}

/** The text as it stays on leaving: trimmed, and without the dot of an unfinished decimal. */
export function tidyText(text: string, mode: TextMode): string {
  const trimmed = mode === 'phone' ? atHome(text) : text.trim();
  return mode === 'decimal' || mode === 'one-decimal' ? trimmed.replace(/(\d)\.$/, '$1') : trimmed;
}

/** The on-screen keyboard that suits a mode. */
export function keyboard(mode: TextMode): 'numeric' | 'decimal' | undefined {
  if (mode === 'number' || mode === 'number-non-zero' || mode === 'digits') return 'numeric';
  return mode === 'decimal' || mode === 'one-decimal' ? 'decimal' : undefined;
}

function oneDot(typed: string): string {
  const [whole = '', ...parts] = typed.replace(/[^\d.]/g, '').split('.');
  return parts.length === 0 ? whole : `${whole}.${parts.join('')}`;
}
