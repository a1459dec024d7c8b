import { type ResultRow, readResultRow } from '../api/replies.ts';
import type { LookupItem } from '../engine/types.ts';

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The result rows that the results list carries; an item without a whole row is left out. */
export function rowsOf(items: readonly LookupItem[]): readonly ResultRow[] {
  return items.flatMap(({ data }) => (isMap(data) ? (readResultRow(data) ?? []) : []));
}
