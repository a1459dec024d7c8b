import { at, entries, items, type Node, textOf } from '../json.ts';
import type { FileRule } from '../rule.ts';

export const unplaced: FileRule = {
  severity: 'error',
  doc: 'A field, notice or group that no order, group or tab shows.',
  *findIn({ kind, root }) {
    if (kind !== 'card') return;
    const placed = placedItems(root);
    const sections = [at(root, 'schema', 'properties'), at(root, 'notices'), at(root, 'groups')];
    for (const { key, keyNode } of sections.flatMap(entries)) {
      if (placed.has(key)) continue;
      const message = `"${key}" is declared and never placed. Name it in "order" or in a group, or take it out.`;
      yield { where: keyNode, message };
    }
  },
};

/** The items that `order` reaches, through groups and through the groups that tabs open. */
function placedItems(root: Node | undefined): ReadonlySet<string> {
  const tabs = entries(at(root, 'ui')).flatMap(({ value }) => items(at(value, 'options')));
  const placed = new Set<string>();
  const waiting = [...items(at(root, 'order')), ...tabs.flatMap((tab) => at(tab, 'group') ?? [])];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const name = textOf(node);
    if (name === undefined || placed.has(name)) continue;
    placed.add(name);
    waiting.push(...items(at(root, 'groups', name, 'items')));
  }
  return placed;
}
