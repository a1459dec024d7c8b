import { orAccept } from '../acceptance.ts';
import { lostGuards } from '../guards/guards.ts';
import type { ProjectRule } from '../rule.ts';

export const turnedRound: ProjectRule = {
  severity: 'error',
  isOfWords: true,
  isSecond: true,
  doc: 'What says the contrary of what it said in schemas/guards.json, or another thing in the same words, or stands where another text, name or number stood, or runs without its condition or under another; and nobody accepted it.',
  *find(project) {
    for (const { source, node, message, isTurned, isUnsure, isOfLaw } of lostGuards(project))
      if (isTurned && isUnsure !== true)
        yield {
          source,
          where: node,
          message: `${message} ${orAccept('Turn it back')}`,
          isOfLaw,
        };
  },
};
