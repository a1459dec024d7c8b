import { mostWorkingDays } from '../vocabulary/figures.ts';

/** A list in a reply that nobody has looked at yet; `rows` opens it. The element type is a memory aid only. */
export interface UncheckedList<E> {
  readonly [element]?: E;
}
declare const element: unique symbol;

/** A reply as it came: objects may lack every key, lists are opened with `rows`, leaves with `text`, `number` and `flag`. */
export type Unchecked<T> = T extends null
  ? null | undefined
  : T extends readonly (infer E)[]
    ? UncheckedList<E> | null | undefined
    : T extends object
      ? { readonly [K in keyof T]?: Unchecked<T[K]> } | null | undefined
      : unknown;

/** More rows than any list of this market has; those after them are left out, so that the page stays quick. */
const mostRows = 10_000;

/** The rows of a list as they came, the first 10,000; anything but a list gives no rows. */
export function rows<E>(list: UncheckedList<E> | null | undefined): readonly Unchecked<E>[] {
  return Array.isArray(list) ? list.slice(0, mostRows) : [];
}

/** Rows read one by one; those that the reader cannot use (undefined) are left out. */
export function readRows<E, Row>(
  list: UncheckedList<E> | null | undefined,
  read: (row: Unchecked<E>) => Row | undefined,
): readonly Row[] {
  return rows(list).flatMap((row) => read(row) ?? []);
}

/** The strings of a list; anything else in it is left out. */
export function texts(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
}

/** A string, or undefined when the reply holds something else. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Longest text of a server that is shown, in characters. */
const mostShown = 300;

/** A text of a server as it may be shown: one line without control characters and turned directions; undefined when nothing is left. */
export function words(value: unknown, longest = mostShown): string | undefined {
  if (typeof value !== 'string') return undefined;
  // What is looked at is cut first: a text may be a megabyte long.
  const cut = value.slice(0, 2 * longest).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  const line = cut.replace(/[\p{Cf}\p{Cs}]/gu, '').trim();
  if (line.length <= longest) return line === '' ? undefined : line;
  return `${line.slice(0, longest - 1).trimEnd()}…`;
}

/** A text of exactly this pattern, which must bound its length; or undefined. */
export function code(value: unknown, pattern: RegExp): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
}

/** A finite number, or undefined when the reply holds something else. */
export function number(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** A number from `least` to `most`, or undefined. */
export function within(least: number, most: number, value: unknown): number | undefined {
  const found = number(value);
  return found !== undefined && found >= least && found <= most ? found : undefined;
}

/** An id: a whole number that a computer holds exactly; or undefined. */
export function id(value: unknown): number | undefined {
  return Number.isSafeInteger(value) ? number(value) : undefined;
}

/** True only for `true`: a missing or odd flag is not set. */
export function flag(value: unknown): boolean {
  return value === true;
}

/** About how many working days a supplier says that a switch takes: a whole number from 1; or undefined. */
export const readWorkingDays = (value: unknown): number | undefined => {
  const days = within(1, mostWorkingDays, value);
  return Number.isInteger(days) ? days : undefined;
};

/** The length of a fixed price: whole months, at most 50 years of them; or undefined. */
export const readMonths = (value: unknown): number | undefined => {
  const months = within(1, 600, value);
  return Number.isInteger(months) ? months : undefined;
};
