import { limits } from '../limits.ts';
import type { FileRule } from '../rule.ts';

export const tooDeep: FileRule = {
  severity: 'error',
  doc: 'Objects and lists too far inside one another.',
  *findIn(source) {
    if (source.tooDeepAt === undefined) return;
    const message = `Here the nesting goes over ${limits.depth} levels. Use named conditions or groups to flatten it.`;
    yield { where: { offset: source.tooDeepAt, length: 1 }, message };
  },
};
