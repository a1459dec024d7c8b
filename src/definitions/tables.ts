import { isMap } from '../engine/own.ts';
import type { Json } from '../engine/types.ts';
import type { TableSet } from './types.ts';

/** A set of a table as a source holds it, flat: `a.b` is what stands under `b` of `a`. */
export function flatSet(set: TableSet): Readonly<Record<string, Json>> {
  return Object.fromEntries(
    Object.entries(set).flatMap(([name, value]): readonly (readonly [string, Json])[] =>
      isMap(value) ? Object.entries(value).map(([part, one]) => [`${name}.${part}`, one]) : [[name, value]],
    ),
  );
}
