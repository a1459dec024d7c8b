import { lostGuards } from '../guards/guards.ts';
import type { ProjectRule } from '../rule.ts';

export const turnedRound: ProjectRule = {
  severity: 'error',
  isOfWords: true,
  doc: 'A condition or a sentence that says the contrary of what it said in schemas/guards.json, and nobody accepted it.',
  *find(project) {
    for (const { source, node, message, isTurned } of lostGuards(project))
      if (isTurned)
        yield {
          source,
          where: node,
          message: `${message} Turn it back, or have it accepted: npm run sign-off -- --guards --by "Name" --reason "Text".`,
        };
  },
};
