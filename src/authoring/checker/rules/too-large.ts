import { at, entries, items } from '../json.ts';
import { limits } from '../limits.ts';
import type { FileRule } from '../rule.ts';
import { bytesAllowed } from '../source.ts';

export const tooLarge: FileRule = {
  severity: 'error',
  doc: 'A file, card or journey that is larger than the limit.',
  *findIn({ bytes, kind, root }) {
    const allowed = bytesAllowed(kind);
    if (bytes > allowed) {
      const message = `The file has ${bytes} bytes; the limit is ${allowed}. Split it.`;
      yield { where: { offset: 0, length: 1 }, message };
    }
    const properties = at(root, 'schema', 'properties');
    const fields = entries(properties).length;
    if (kind === 'card' && properties !== undefined && fields > limits.fields) {
      const message = `The card has ${fields} fields; the limit is ${limits.fields}. Split it.`;
      yield { where: properties, message };
    }
    for (const { value } of entries(properties)) {
      const values = at(value, 'enum');
      if (values === undefined || items(values).length <= limits.values) continue;
      const message = `The field has ${items(values).length} values; the limit is ${limits.values}. Let a lookup give them.`;
      yield { where: values, message };
    }
    const list = at(root, 'steps');
    const steps = items(list).length;
    if (kind === 'journey' && list !== undefined && steps > limits.steps) {
      const message = `The journey has ${steps} steps; the limit is ${limits.steps}. Split it.`;
      yield { where: list, message };
    }
  },
};
