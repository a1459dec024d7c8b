import { at, entries, items } from '../json.ts';
import { limits } from '../limits.ts';
import type { FileRule } from '../rule.ts';

export const tooLarge: FileRule = {
  severity: 'error',
  doc: 'A file, card or journey that is larger than the limit.',
  *findIn({ bytes, kind, root }) {
    if (bytes > limits.bytes) {
      const message = `The file has ${bytes} bytes; the limit is ${limits.bytes}. Split it.`;
      yield { where: { offset: 0, length: 1 }, message };
    }
    const properties = at(root, 'schema', 'properties');
    const fields = entries(properties).length;
    if (kind === 'card' && properties !== undefined && fields > limits.fields) {
      const message = `The card has ${fields} fields; the limit is ${limits.fields}. Split it.`;
      yield { where: properties, message };
    }
    const list = at(root, 'steps');
    const steps = items(list).length;
    if (kind === 'journey' && list !== undefined && steps > limits.steps) {
      const message = `The journey has ${steps} steps; the limit is ${limits.steps}. Split it.`;
      yield { where: list, message };
    }
  },
};
