import { entries } from '../json.ts';
import type { Fix } from '../problem.ts';
import type { FileRule } from '../rule.ts';
import { cardShape } from '../shapes/card.ts';
import type { Source } from '../source.ts';

const order = Object.keys(cardShape.keys);

export const keyOrder: FileRule = {
  severity: 'error',
  doc: 'The keys of a card in another order than every other card has them.',
  *findIn(source) {
    if (source.kind !== 'card') return;
    let last = -1;
    for (const { key, keyNode } of entries(source.root)) {
      const place = order.indexOf(key);
      if (place >= 0 && place < last) {
        const message = `"${key}" must stand before "${order[last]}". The order is: ${order.join(' ')}.`;
        yield { where: keyNode, message, fix: inOrder(source) };
      }
      last = Math.max(last, place);
    }
  },
};

/** Puts every key of a card into its place; one that no card has stays last. */
function inOrder({ root, text }: Source): Fix {
  const lines = root?.children ?? [];
  const placeOf = (key: unknown) => (order.indexOf(String(key)) + order.length + 1) % (order.length + 1);
  const sorted = entries(root)
    .map(({ key }, index) => ({ line: lines[index], place: placeOf(key) }))
    .sort((one, other) => one.place - other.place);
  const edits = lines.map(({ offset, length }, index) => {
    const line = sorted[index]?.line;
    return { offset, length, content: line ? text.slice(line.offset, line.offset + line.length) : '' };
  });
  return { title: 'Put the keys in this order', edits };
}
