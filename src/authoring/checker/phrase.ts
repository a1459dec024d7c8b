import type { JsonType } from './shapes/shape.ts';

/** `"a", "b" or "c"`. */
export function oneOf(words: readonly string[]): string {
  const quoted = words.map((word) => JSON.stringify(word));
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`;
}

/** `"a", "b" … (12 in all)`: names or values that may be many, cut after forty. */
export function some(words: Iterable<unknown>): string {
  const all = [...words];
  if (all.length === 0) return 'none';
  const shown = all.slice(0, 40).map((word) => JSON.stringify(word));
  return all.length > shown.length ? `${shown.join(', ')} … (${all.length} in all)` : shown.join(', ');
}

/** `a string`, `an array`. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** The same with a capital: as a sentence begins. */
export function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const typeNames: Readonly<Record<JsonType, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
  array: 'a list […]',
  object: 'an object {…}',
};

/** Types of JSON as people call them: `a text, a number or null`. */
export function saysTypes(types: readonly JsonType[]): string {
  const named = [...new Set(types)].map((type) => typeNames[type]);
  const last = named.pop() ?? '';
  return named.length === 0 ? last : `${named.join(', ')} or ${last}`;
}
