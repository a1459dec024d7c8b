import { limits } from '../limits.ts';
import type { Rule } from '../rule.ts';

export const tooDeep: Rule = {
  severity: 'error',
  doc: 'Objects and lists too far inside one another.',
  *find({ sources }) {
    for (const source of sources) {
      if (source.tooDeepAt === undefined) continue;
      const message = `Here the nesting goes over ${limits.depth} levels. Use named conditions or groups to flatten it.`;
      yield { source, where: source.tooDeepAt, message };
    }
  },
};
