import { at } from '../json.ts';
import type { ProjectRule } from '../rule.ts';

export const unusedCard: ProjectRule = {
  severity: 'warning',
  doc: 'A card that no journey uses.',
  *find({ cards, journeys }) {
    const used = new Set([...journeys.values()].flatMap(({ steps }) => steps.map(({ card }) => card)));
    for (const { name, source } of cards.values()) {
      if (used.has(name)) continue;
      const message = `No journey uses card "${name}". Name it in the steps of a journey, or delete the file.`;
      yield { source, where: at(source.root, 'card') ?? source.root, message };
    }
  },
};
