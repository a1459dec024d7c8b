import { equal } from '../../src/engine/equal.ts';

const written = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));

/** What differs between what was expected and what is held, a line a field; nothing where both are the same. */
export function differences(what: string, expected: object, held: unknown): readonly string[] {
  const all: Readonly<Record<string, unknown>> = Object(held);
  const names = new Set([...Object.keys(expected), ...Object.keys(all)]);
  return Object.entries(Object.fromEntries([...names].map((name) => [name, Object(expected)[name]]))).flatMap(
    ([name, value]) =>
      equal(value, all[name])
        ? []
        : `${what}: ${name} is ${written(all[name])} and should be ${written(value)}`,
  );
}
