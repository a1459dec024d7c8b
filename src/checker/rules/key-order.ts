import { entries } from '../json.ts';
import type { Rule } from '../rule.ts';
import { cardShape } from '../shapes/card.ts';

const order = Object.keys(cardShape.keys);

export const keyOrder: Rule = {
  severity: 'error',
  doc: 'The keys of a card in another order than every other card has them.',
  *find({ read }) {
    for (const source of read) {
      if (source.kind !== 'card') continue;
      let last = -1;
      for (const { key, keyNode } of entries(source.root)) {
        const place = order.indexOf(key);
        if (place >= 0 && place < last) {
          yield {
            source,
            where: keyNode,
            message: `"${key}" must stand before "${order[last]}". The order is: ${order.join(' ')}.`,
          };
        }
        last = Math.max(last, place);
      }
    }
  },
};
