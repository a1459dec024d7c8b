/** A list in a reply that nobody has looked at yet; `rows` opens it. The element type is a memory aid only. */
interface UncheckedList<E> {
  readonly [element]?: E;
}
declare const element: unique symbol;

/**
 * A reply as it came from the network: the contract's names, but nothing promised about what they hold.
 * Objects may lack every key (read with `?.`), lists are opened with `rows`, leaves with `text`, `number` and `flag`.
 */
export type Unchecked<T> = T extends null
  ? null | undefined
  : T extends readonly (infer E)[]
    ? UncheckedList<E> | null | undefined
    : T extends object
      ? { readonly [K in keyof T]?: Unchecked<T[K]> } | null | undefined
      : unknown;

/** The rows of a list as they came; anything but a list gives no rows. */
export function rows<E>(list: UncheckedList<E> | null | undefined): readonly Unchecked<E>[] {
  return Array.isArray(list) ? list : [];
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

/** A finite number, or undefined when the reply holds something else. */
export function number(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** True only for `true`: a missing or odd flag is not set. */
export function flag(value: unknown): boolean {
  return value === true;
}
