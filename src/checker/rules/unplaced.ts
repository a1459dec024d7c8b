import { at, entries, items, textOf } from '../json.ts';
import type { CardParts } from '../project.ts';
import type { ProjectRule } from '../rule.ts';

export const unplaced: ProjectRule = {
  severity: 'error',
  doc: 'A field, notice or group that no order, group or tab shows.',
  *find({ cards }) {
    for (const card of cards.values()) {
      const { root } = card.source;
      const placed = placedItems(card);
      const declared = [at(root, 'schema', 'properties'), at(root, 'notices'), at(root, 'groups')].flatMap(
        entries,
      );
      for (const { key, keyNode } of declared) {
        if (placed.has(key)) continue;
        const message = `"${key}" is declared and never placed. Name it in "order" or in a group, or take it out.`;
        yield { source: card.source, where: keyNode, message };
      }
    }
  },
};

/** The items that `order` reaches, through groups and through the groups that tabs open. */
function placedItems({ source, groups }: CardParts): ReadonlySet<string> {
  const tabs = entries(at(source.root, 'ui')).flatMap(({ value }) => items(at(value, 'options')));
  const placed = new Set<string>();
  const waiting = [...items(at(source.root, 'order')), ...tabs.flatMap((tab) => at(tab, 'group') ?? [])];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const name = textOf(node);
    if (name === undefined || placed.has(name)) continue;
    placed.add(name);
    waiting.push(...items(at(groups.get(name), 'items')));
  }
  return placed;
}
