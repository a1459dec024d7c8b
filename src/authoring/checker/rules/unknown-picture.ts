import { pictureWords } from '../../../energy/vocabulary/widgets.ts';
import { vocabularyRule } from '../vocabulary-rule.ts';

export const unknownPicture = vocabularyRule(
  'picture',
  'picture',
  'A picture that nobody drew.',
  pictureWords,
);
