import type { Json } from './types.ts';

const placeholder = /\{([A-Za-z][\w.-]*)\}/g;

/** The names of the `{placeholders}` in a text, in order. */
export function placeholdersIn(text: string): readonly string[] {
  return Array.from(text.matchAll(placeholder), ([, name]) => name ?? '');
}

/** Gives the value of a placeholder: null when it is not there now, undefined when the name means nothing here. */
export type TextValue = (name: string) => Json | undefined;

/**
 * Fills `{placeholders}` of a plain text (label, title, message). A value that is not there leaves nothing; a name that
 * means nothing here stays in its braces.
 */
export function fillText(text: string, value: TextValue): string {
  return fill(text, value, (printed) => printed);
}

/**
 * Fills `{placeholders}` of a wording (see wording.ts). What the values hold stays text: it can neither open a link nor
 * make anything bold. A number that a `tel:` leads to is dialled without its spaces.
 */
export function fillWording(text: string, value: TextValue): string {
  return fill(text, value, harmless);
}

function fill(text: string, value: TextValue, print: (value: string, before: string) => string): string {
  if (!text.includes('{')) return text;
  return text.replace(placeholder, (written, name: string, at: number) => {
    const now = value(name);
    if (now === undefined) return written;
    return typeof now === 'object' ? '' : print(`${now}`, text.slice(at - 5, at));
  });
}

function harmless(value: string, before: string): string {
  if (before === '(tel:') return value.replace(/[\s()]/g, '');
  if (/^https:/i.test(value))
    return value.replace(/[()[\]*\s]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return value.replace(/\s+/g, ' ').replace(/[\\*[\]]/g, '\\$&');
}
