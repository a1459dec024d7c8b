import { findNodeAtLocation, getNodeValue } from 'jsonc-parser';
import type { Json } from '../../../engine/types.ts';
import { treeOf } from '../../checker/json.ts';

/** Keys and places in lists that lead to a value of a file. */
export type Path = readonly (string | number)[];

/** The value at a path of a text; undefined where there is none. */
export function valueAt(text: string, path: Path): Json | undefined {
  const root = treeOf(text);
  const node = root && findNodeAtLocation(root, [...path]);
  return node && getNodeValue(node);
}
