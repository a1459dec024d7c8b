import type { OwnerWords } from '../../../engine/trade-words.ts';
import { capital, withArticle } from '../phrase.ts';
import { any, condition, either, list, map, object, type Shape, string, value } from './shape.ts';

const names = (doc: string) => list(string(undefined), doc);
const values = (doc: string) => map(list(any), 'answer', doc);
const owner = ({ one, ids }: OwnerWords): Shape => {
  const byId = `${capital(withArticle(one))} by its id.`;
  const byFile = `A variant that names no ${one}, by its file.`;
  return ids === 'number'
    ? either({ kind: 'number', doc: byId }, string('variant', byFile))
    : string(undefined, `${byId} ${byFile}`);
};
/** What an obligation or a choice may say. */
export const obligationShape = (owners: OwnerWords) =>
  object({
    says: string(undefined, 'The law, or what was chosen, in a sentence.'),
    source: string(undefined, 'Where it is written.'),
    journey: string('journey'),
    [`${owners.many}?`]: list(owner(owners), `Only these ${owners.many}.`),
    'except?': list(owner(owners), `Every ${owners.one} but these.`),
    'when?': condition,
    'asks?': names('Steps that are asked, by id.'),
    'skips?': names('Steps that are not asked, by id.'),
    'shows?': names('Items that are shown.'),
    'hides?': names('Items that are not shown.'),
    'requires?': names('Fields that are shown and required.'),
    'agrees?': names('Fields that are shown and must be true before the journey goes on.'),
    'blocks?': names('Fields that hold the journey back, whatever is answered.'),
    'accepts?': values('Answers that are right, by field.'),
    'refuses?': values('Answers that are wrong, by field.'),
    'neverGives?': values('Values that an answer never has unless a person gives them.'),
    'presets?': map(any, 'answer', 'Values that an answer has before a person gives one.'),
    'inOrder?': names('Steps that come in this order, by id.'),
    'neverTogether?': names('Items of which no two are shown at once.'),
    'after?': map(
      any,
      'path',
      'What is answered, or what comes of a source: the next four say what follows from it.',
    ),
    'empties?': list(string('clearable'), 'What is forgotten then: answers, lists and sources.'),
    'keeps?': list(string('clearable'), 'What then stands as it stood.'),
    'gives?': map(value, 'answer', 'Values that answers then have.'),
    'runs?': list(
      string('effect'),
      'Effects that then run; without `after`, what the submit runs, in this order.',
    ),
    'leadsTo?': string(undefined, 'The address to which the submit leads.'),
    'worksOut?': map(any, 'path', 'What facts are where `when` gives all that they are made from.'),
  });
