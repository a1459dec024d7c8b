import { equal } from '../../../engine/equal.ts';
import type { Answers, Json, ResolvedField } from '../../../engine/types.ts';

/** One filter that is on: what it says, and the field's answer without it. */
export interface Chip {
  readonly field: string;
  readonly says: string;
  readonly without: Json;
}

/**
 * The filters that differ from the defaults, in the card's own words: "Green: Yes". A field that takes several gives a chip
 * for each of them that the list knows.
 */
export function chipsOf(
  fields: readonly ResolvedField[],
  answers: Answers,
  defaults: Answers,
): readonly Chip[] {
  return fields.flatMap(({ name, label, options = [] }): readonly Chip[] => {
    const value = answers[name];
    const without = defaults[name];
    if (value === undefined || without === undefined || equal(value, without)) return [];
    if (Array.isArray(value))
      return options
        .filter((option) => value.includes(option.value))
        .map((option) => ({
          field: name,
          says: option.label,
          without: value.filter((one) => one !== option.value),
        }));
    const option = options.find((one) => equal(one.value, value));
    return [{ field: name, says: `${label}: ${option?.label ?? String(value)}`, without }];
  });
}
