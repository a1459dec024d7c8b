import { isMap } from './own.ts';
import type { Read } from './path.ts';
import type { Json, Value } from './types.ts';

/** True for `{ "from": path }` and nothing else in the object. */
export function isFrom(value: unknown): value is { readonly from: string } {
  return isMap(value) && typeof value.from === 'string' && Object.keys(value).length === 1;
}

/** The value that a preset, a consequence, a fact or an option gives; undefined when what it copies is not there. */
export function valueNow(value: Value, read: Read): Json | undefined {
  return isFrom(value) ? read(value.from) : value;
}
