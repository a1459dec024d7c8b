import { at, items, type Node } from './json.ts';
import type { ReadSource } from './source.ts';

const isTold = (root: Node, name: string) => hides(root, name) || at(root, 'show', name) !== undefined;

const hides = (root: Node, name: string) => items(at(root, 'hide')).some(({ value }) => value === name);

/** Whether of a variant, those that it extends and its card, in this order, the first that says whether something is shown says that it never is. */
export function isHiddenBy(layers: readonly (ReadSource | undefined)[], name: string): boolean {
  const layer = layers.find((one) => one && isTold(one.root, name));
  return layer !== undefined && (hides(layer.root, name) || at(layer.root, 'show', name)?.value === false);
}
