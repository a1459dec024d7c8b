import type { Reached } from '../../../src/engine/reach.ts';
import type { ResolvedField } from '../../../src/engine/types.ts';

const known = new WeakMap<readonly Reached[], ReadonlyMap<string, ResolvedField>>();

/** The fields in sight, by name: of open cards, and of the dialogs that they lead to. */
export function fieldsOf(open: readonly Reached[]): ReadonlyMap<string, ResolvedField> {
  const before = known.get(open);
  if (before !== undefined) return before;
  const fields = new Map(
    open.flatMap(({ card }) => (card?.fields ?? []).map((field) => [field.name, field] as const)),
  );
  known.set(open, fields);
  return fields;
}
