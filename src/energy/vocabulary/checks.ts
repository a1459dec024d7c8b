import type { CheckWord } from '../../engine/trade-words.ts';

/** Every named check that a rule may use; the functions stand in engine/checks, one file each. */
export const checkWords = {
  'real-date': { doc: 'The value is a day that exists, as YYYY-MM-DD.', with: {} },
  'not-in-the-past': {
    doc: 'The value is today or later, as YYYY-MM-DD.',
    with: {},
    offers: { span: 'ahead' },
  },
  'total-between': {
    doc: 'The value, or of a list the `part` of each entry, added up and together with `and`, is from `min` to `max`.',
    with: { part: 'string', and: 'number', min: 'number', max: 'number' },
    same: { min: 'needed' },
  },
  'years-old': {
    doc: 'The value is a day YYYY-MM-DD at least `years` years ago.',
    with: { years: 'number' },
    must: ['years'],
    same: { years: 'youngest' },
    offers: { span: 'birth' },
  },
  'within-years': {
    doc: 'The value is a day YYYY-MM-DD of the last `years` years.',
    with: { years: 'number' },
    must: ['years'],
  },
} as const satisfies Record<string, CheckWord>;
