import { at, canonical, entries, items, type Node, nodesOf } from '../json.ts';
import type { FileRule } from '../rule.ts';

export const opposite: FileRule = {
  severity: 'error',
  doc: 'A condition that asks for something and for its opposite, and so is always or never so.',
  *findIn({ root, text }) {
    if (!text.includes('"not"')) return;
    for (const node of nodesOf(root)) {
      for (const [key, so] of [
        ['any', 'always'],
        ['all', 'never'],
      ] as const) {
        const parts = items(at(node, key));
        const said = new Set(parts.map(canonical));
        const turned = parts.find((part) => {
          const inner = negated(part);
          return inner !== undefined && said.has(canonical(inner));
        });
        if (turned === undefined) continue;
        const message = `Something and its opposite stand side by side here, so this is ${so} so. Take one of them out.`;
        yield { where: turned, message };
      }
    }
  },
};

/** What a condition that is nothing but a `not` turns round. */
function negated(condition: Node): Node | undefined {
  const all = entries(condition);
  return all.length === 1 ? at(condition, 'not') : undefined;
}
