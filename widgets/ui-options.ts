import type { ResolvedField } from '../src/engine/types.ts';

/** The widget's own option as text; undefined when it is absent or no text. */
export function uiText(field: ResolvedField, option: string): string | undefined {
  const value = field.ui[option];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The widget's own option as a number; undefined when it is absent or no number. */
export function uiNumber(field: ResolvedField, option: string): number | undefined {
  const value = field.ui[option];
  return typeof value === 'number' ? value : undefined;
}

/** The widget's own option as a list of numbers; empty when it is absent. */
export function uiNumbers(field: ResolvedField, option: string): readonly number[] {
  const value = field.ui[option];
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'number') : [];
}
