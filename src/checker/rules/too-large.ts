import { at } from '../json.ts';
import { limits } from '../limits.ts';
import type { Rule } from '../rule.ts';

export const tooLarge: Rule = {
  severity: 'error',
  doc: 'A file, card or journey that is larger than the limit.',
  *find({ sources, cards, journeys }) {
    for (const source of sources) {
      if (source.bytes > limits.bytes) {
        yield {
          source,
          where: 0,
          message: `The file has ${source.bytes} bytes; the limit is ${limits.bytes}. Split it.`,
        };
      }
    }
    for (const { source, fields } of cards.values()) {
      const where = at(source.root, 'schema', 'properties');
      if (fields.size > limits.fields && where !== undefined) {
        yield {
          source,
          where,
          message: `The card has ${fields.size} fields; the limit is ${limits.fields}. Split it.`,
        };
      }
    }
    for (const { source, steps } of journeys.values()) {
      const where = at(source.root, 'steps');
      if (steps.length > limits.steps && where !== undefined) {
        yield {
          source,
          where,
          message: `The journey has ${steps.length} steps; the limit is ${limits.steps}. Split it.`,
        };
      }
    }
  },
};
