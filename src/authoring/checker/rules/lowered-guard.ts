import { orAccept } from '../acceptance.ts';
import { lostGuards } from '../guards/guards.ts';
import type { ProjectRule } from '../rule.ts';

export const loweredGuard: ProjectRule = {
  severity: 'error',
  doc: 'A guard of schemas/guards.json was taken away, and nobody accepted it: what is personal, masked, legal, a consent to marketing, a published figure, or asked by an obligation.',
  *find(project) {
    for (const { source, node, message, isOfLaw } of lostGuards(project).filter(({ isTurned }) => !isTurned))
      yield {
        source,
        where: node,
        message: `${message} ${orAccept('Put it back')}`,
        isOfLaw,
      };
  },
};
