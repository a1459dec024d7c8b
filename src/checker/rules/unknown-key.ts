import { misfitsOf, type Rule } from '../rule.ts';
import { conditionalKeywords } from '../shapes/common.ts';
import { withHelp } from '../suggest.ts';

export const unknownKey: Rule = {
  severity: 'error',
  doc: 'A key that has no meaning where it stands.',
  *find(project) {
    for (const { source, node, key, known } of misfitsOf(project, 'unknown-key')) {
      // In a schema, rule conditional-schema says more.
      if (known.includes('type') && conditionalKeywords.includes(key)) continue;
      yield { source, where: node, ...withHelp(`Key "${key}" has no meaning here.`, key, known) };
    }
  },
};
