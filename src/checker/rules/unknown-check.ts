import { checkWords } from '../../vocabulary/checks.ts';
import { vocabularyRule } from '../vocabulary-rule.ts';

export const unknownCheck = vocabularyRule(
  'check',
  'check',
  'A check that the engine does not have.',
  checkWords,
);
