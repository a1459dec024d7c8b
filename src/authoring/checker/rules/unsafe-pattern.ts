import { unsafeBecause } from '../regex/ambiguity.ts';
import { type FileRule, mentionsIn } from '../rule.ts';

export const unsafePattern: FileRule = {
  severity: 'error',
  doc: 'A pattern that some text could keep busy for seconds, or that is no regular expression.',
  *findIn(source) {
    for (const { name, node } of mentionsIn(source, 'pattern')) {
      const reason = unsafeBecause(name);
      if (reason !== undefined) yield { where: node, message: `This pattern is refused: ${reason}.` };
    }
  },
};
