import { vocabularyRule } from '../vocabulary-rule.ts';

export const unknownLookup = vocabularyRule(
  'lookup',
  'lookup',
  'A lookup that no effect fills.',
  ({ words }) => words.lookups,
);
