import { equal } from './equal.ts';
import type { Json } from './types.ts';

/** The options that an answer chooses: one, or those that a list holds. Undefined where any of it is none of them. */
export function chosenIn<Option extends { readonly value: Json }>(
  options: readonly Option[],
  value: Json | undefined,
): readonly Option[] | undefined {
  const found = (one: Json | undefined) => options.find((option) => equal(option.value, one));
  const only = found(value);
  if (only !== undefined) return [only];
  if (!Array.isArray(value)) return undefined;
  const all = value.flatMap((one) => found(one) ?? []);
  return all.length === value.length ? all : undefined;
}

/** An answer by the labels of what it chooses. */
export function labelIn(
  options: readonly { readonly value: Json; readonly label: string }[],
  value: Json | undefined,
): string | undefined {
  return chosenIn(options, value)
    ?.map(({ label }) => label)
    .join(', ');
}
