import { vocabularyRule } from '../vocabulary-rule.ts';

export const unknownPicture = vocabularyRule(
  'picture',
  'picture',
  'A picture that nobody drew.',
  ({ words }) => words.pictures,
);
