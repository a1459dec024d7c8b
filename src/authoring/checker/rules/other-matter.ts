import { orAccept } from '../acceptance.ts';
import { lostGuards } from '../guards/guards.ts';
import type { ProjectRule } from '../rule.ts';

export const otherMatter: ProjectRule = {
  severity: 'warning',
  isOfWords: true,
  isSecond: true,
  doc: 'A sentence of schemas/guards.json that is gone, or in whose place stands one about something else; and nobody accepted it.',
  *find(project) {
    for (const { source, node, message, isUnsure } of lostGuards(project))
      if (isUnsure === true)
        yield {
          source,
          where: node,
          message: `${message} ${orAccept('Say it')}`,
        };
  },
};
