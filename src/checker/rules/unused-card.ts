import { at } from '../json.ts';
import type { Rule } from '../rule.ts';

export const unusedCard: Rule = {
  severity: 'warning',
  doc: 'A card that no journey uses.',
  *find({ cards, journeys }) {
    const used = new Set([...journeys.values()].flatMap(({ steps }) => steps.map(({ card }) => card)));
    for (const { name, source } of cards.values()) {
      if (used.has(name)) continue;
      const message = `No journey uses card "${name}". Name it in the steps of a journey, or delete the file.`;
      yield { source, where: at(source.root, 'card') ?? 0, message };
    }
  },
};
