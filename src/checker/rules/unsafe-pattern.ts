import { unsafeBecause } from '../regex/ambiguity.ts';
import { mentionsOf, type Rule } from '../rule.ts';

export const unsafePattern: Rule = {
  severity: 'error',
  doc: 'A pattern that some text could keep busy for seconds, or that is no regular expression.',
  *find(project) {
    for (const { source, name, node } of mentionsOf(project, 'pattern')) {
      const reason = unsafeBecause(name);
      if (reason === undefined) continue;
      const message = `This pattern is refused: ${reason}.`;
      yield { source, where: node, message };
    }
  },
};
