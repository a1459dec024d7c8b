import { oneOf } from '../phrase.ts';
import { misfitsOf, type Rule } from '../rule.ts';

export const missingKey: Rule = {
  severity: 'error',
  doc: 'An object without a key that it must have.',
  *find(project) {
    for (const { source, node, keys, oneIsEnough } of misfitsOf(project, 'missing-key')) {
      const message = oneIsEnough
        ? `This needs a key ${oneOf(keys)}.`
        : `This needs the ${keys.length > 1 ? 'keys' : 'key'} ${keys.map((key) => JSON.stringify(key)).join(', ')}.`;
      yield { source, where: node, message };
    }
  },
};
