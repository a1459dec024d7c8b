import { copied } from './common.ts';
import {
  condition,
  either,
  list,
  number,
  type ObjectShape,
  object,
  type Shape,
  string,
  value,
  word,
} from './shape.ts';

const operand = either(number, copied);
const day = either(string(undefined, 'YYYY-MM-DD'), copied);
const when: Shape = { ...condition, doc: 'Which entries count: entry.PART is a part of one.' };
const round: Shape = {
  ...number,
  doc: 'How many places after the point are kept, half upwards; without it, all of them.',
};

const form = (keys: Readonly<Record<string, Shape>>): ObjectShape =>
  object({
    says: string(undefined, 'The sentence that says it.'),
    ...keys,
    'otherwise?': value,
    'format?': word(
      ['pounds', 'whole-pounds', 'date', 'months'],
      'How it stands in a text: as £1,234.50, as 5 December 2026, as 2 years and 3 months.',
    ),
  });

/** The keys of a fact that is worked out: one of them says how. */
export const calculations = ['sum', 'product', 'difference', 'count', 'total', 'date', 'days'] as const;

/** A derived truth: chosen by a condition, or worked out. */
export const fact: Shape = {
  kind: 'by-key',
  forms: {
    first: form({
      first: list(object({ when: condition, value }), 'The first whose condition holds counts.'),
    }),
    sum: form({ sum: list(operand, 'All of them added up.'), 'round?': round }),
    product: form({ product: list(operand, 'All of them multiplied.'), 'round?': round }),
    difference: form({ difference: list(operand, 'The first less the second.'), 'round?': round }),
    count: form({ count: string('path', 'The list whose entries are counted.'), 'when?': when }),
    total: form({
      total: string('path', 'The list whose entries are added up.'),
      part: string(undefined, 'The part of each entry that is added up.'),
      'when?': when,
      'round?': round,
    }),
    date: form({
      date: day,
      plus: object(
        { 'days?': operand, 'months?': operand, 'years?': operand, 'workingDays?': operand },
        'What is added to the day; working days are Monday to Friday without bank holidays.',
      ),
    }),
    days: form({ days: list(day, 'How many days it is from the first to the second.') }),
  },
};
