/** The same names, each with what is made of its value. */
export function mapValues<T, U>(
  map: Readonly<Record<string, T>>,
  each: (value: T, key: string) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, each(value, key)]));
}
