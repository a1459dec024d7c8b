import { equal } from './equal.ts';
import type { Json } from './types.ts';

/** The options that an answer chooses: one, or those that a list holds. Undefined where any of it is none of them. */
export function chosenIn<Option extends { readonly value: Json }>(
  options: readonly Option[],
  value: Json | undefined,
): readonly Option[] | undefined {
  const wanted: readonly (Json | undefined)[] = Array.isArray(value) ? value : [value];
  const chosen = wanted.flatMap((one) => options.find((option) => equal(option.value, one)) ?? []);
  return chosen.length === wanted.length ? chosen : undefined;
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
