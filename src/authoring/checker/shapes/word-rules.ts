import { schemaAddress } from './common.ts';
import { list, map, number, object, string, word } from './shape.ts';

const phrases = (doc: string) => list(string(), doc);

const rule = object({
  says: string(undefined, 'The rule, in a sentence.'),
  source: string(undefined, 'Where it is written.'),
  'of?': word(
    ['consents', 'other consents', 'what tells of a person'],
    'Only texts of consents to marketing, of all other yes-or-no answers, or of other answers that are personal; every text, if it is left out.',
  ),
  'about?': phrases('It is about sentences with one of these; about every sentence, if it is left out.'),
  'never?': phrases('None of these stands in such a sentence.'),
  'needs?': phrases('One of these stands in it.'),
  'own?': map(
    string(),
    undefined,
    'Where an owner has a figure of this name, its sentences need this instead: (number) is the figure.',
  ),
  'figures?': object(
    {
      'days?': number,
      'months?': number,
      'years?': number,
      'digits?': number,
      'percent?': number,
      'pounds?': number,
    },
    'A length of time, a number of digits, a percentage or a sum that such a sentence says is this one.',
  ),
  'numbers?': map(
    number,
    undefined,
    'The same as numbers of the definitions, by the end of the keys that lead there: `resume.days`.',
  ),
  'unless?': phrases('A sentence with one of these is free of the rule.'),
  'except?': list(string(), 'Texts that a page chooses by what it knows, as FILE: NAME.'),
  right: list(string(), 'Texts that keep to it.'),
  wrong: list(string(), 'Texts that do not.'),
});

/** `schemas/word-rules.json`: what texts may not say. */
export const wordRulesShape = object(
  { '$schema?': schemaAddress, rules: map(rule) },
  'Rules of words, each sentence by itself. In a phrase a/b is one of two words, sav* every word that begins so, … any words between, (number) a number, and (link) the end of a link. The checker tries the examples.',
);
