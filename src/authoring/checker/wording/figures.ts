import { keepByText } from '../keep.ts';
import english from './english.json' with { type: 'json' };

/** What can be compared with each other, and how much each is of its first. */
const families = [
  { hour: 1, day: 24, week: 168 },
  { month: 1, year: 12 },
  { digit: 1 },
  { percent: 1 },
  { pound: 1 },
] as const;
type Unit = (typeof families)[number] extends infer F ? (F extends unknown ? keyof F : never) : never;

const { ones, tens }: Readonly<Record<'ones' | 'tens', readonly string[]>> = english.numbers.words;
const spoken = `(?:${tens.join('|')})(?:[- ](?:${ones.slice(1, 10).join('|')}))?|${[...ones].reverse().join('|')}`;
const number = `\\d[\\d,]*(?:\\.\\d+)?|${spoken}`;
const length = new RegExp(`\\b(${number})[- ](hour|day|week|month|year)s?\\b`, 'gi');

/** Working days are no days: so many of them may be any number of those. */
const workingDays = new RegExp(`\\b(${number}) working days?\\b`, 'gi');

const inWords = new RegExp(`\\b(?:${spoken})\\b`, 'gi');
const age = new RegExp(`\\b(?:aged|age of) (${number})\\b|\\b(${number}) or (?:over|older|above)\\b`, 'gi');
/** `6 to 8 digits` says two numbers; of `the first two digits` nobody knows how many there are. */
const digits = new RegExp(
  `(?<!\\b(?:first|last) )\\b(?:(${number}) (?:to|or|and) )?(${number})[- ]digits?\\b`,
  'gi',
);
const percents = new RegExp(`\\b(${number})(?:\\s?%| ?per ?cent\\b)`, 'gi');
const pounds = new RegExp(`£(\\d[\\d,]*(?:\\.\\d+)?)|\\b(${spoken}) pounds\\b`, 'gi');

/** A word that is a number, in digits or in letters, as a regular expression in text. */
export const aNumber = `(?:\\d[^\\n]*|${[...ones, ...tens].join('|')})`;
const numberForm = new RegExp(`^${aNumber}$`);
/** Whether a word is such a number. */
export const isNumber = (word: string): boolean => numberForm.test(word);

/** A figure that a sentence says: its words, and how many of which unit. */
export interface Figure {
  readonly words: string;
  readonly count: number;
  readonly unit: Unit;
}

/**
 * Every length of time, number of digits, percentage and sum in a text, in digits or in words: `14 days`, `two weeks`,
 * `thirty-six months`, `21 digits`, `42%`, `£500`; an age is of years.
 */
export function figuresIn(text: string): readonly Figure[] {
  return [
    ...Array.from(text.matchAll(length), ([words, count = '', unit = '']) => [words, unit, count]),
    ...Array.from(text.matchAll(age), ([words, ...counts]) => [words, 'year', ...counts]),
    ...Array.from(text.matchAll(digits), ([words, ...counts]) => [words, 'digit', ...counts]),
    ...Array.from(text.matchAll(percents), ([words, ...counts]) => [words, 'percent', ...counts]),
    ...Array.from(text.matchAll(pounds), ([words, ...counts]) => [words, 'pound', ...counts]),
  ].flatMap(([words = '', word = '', ...counts]) => {
    const unit = unitOf(word);
    if (unit === undefined) return [];
    return counts.flatMap((count) => (count === undefined ? [] : { words, count: numberOf(count), unit }));
  });
}

/** A text with its numbers in digits, and each length of time as one: `14 days` and `two weeks` are the same, `eighteen` is 18. */
export const amountsIn = (text: string): string =>
  text
    .replace(workingDays, (_, count: string) => `${numberOf(count)}workingdays`)
    .replace(length, (_, count: string, unit: string) => {
      const sizes: Readonly<Record<string, number>> = Object.assign({}, ...families);
      const size = sizes[unit.toLowerCase()] ?? 0;
      return `${numberOf(count) * size}${/month|year/i.test(unit) ? 'months' : 'hours'}`;
    })
    .replace(inWords, (words) => `${numberOf(words)}`);

/** Whether a figure is as much as so many of a unit. Undefined where the two cannot be compared. */
export function isAsLong({ count, unit }: Figure, other: string, many: number): boolean | undefined {
  for (const family of families) {
    const sizes: Readonly<Record<string, number>> = family;
    const [one, two] = [sizes[unit], sizes[unitOf(other) ?? '']];
    if (one !== undefined && two !== undefined) return count * one === many * two;
  }
  return undefined;
}

/** Whether both are of time and yet not to be compared: no number of months is so many days. */
export function isOtherTime(unit: Unit, other: string): boolean {
  const [days, months] = families;
  const theirs = unitOf(other) ?? '';
  return (unit in days && theirs in months) || (unit in months && theirs in days);
}

const units: readonly Unit[] = ['hour', 'day', 'week', 'month', 'year', 'digit', 'percent', 'pound'];
const unitOf = (word: string): Unit | undefined =>
  units.find((unit) => unit === word.replace(/s$/, '').toLowerCase());

/** What a text says is the least or the most of something: `at least £50`, `ten deals at most`. */
interface Bound {
  readonly words: string;
  readonly count: number;
  readonly side: 'least' | 'most';
  /** The word behind the number; '' where there is none. */
  readonly of: string;
}

const bounds = (['least', 'most'] as const).flatMap((side) =>
  [
    `\\b(?:${english.beforeNumber.words[side].join('|')}) £?(${number})(?! ?[\\d.,-])(?: (\\p{L}+))?`,
    `£?\\b(${number})(?: (?!and |or |to )([\\p{L}%]+))? (?:${english.behindNumber.words[side].join('|')})\\b`,
  ].map((form) => ({ side, form: new RegExp(form, 'giu') })),
);

/** Every least and most that a text says, in digits or in words. */
export function boundsIn(text: string): readonly Bound[] {
  return bounds.flatMap(({ side, form }) =>
    Array.from(text.matchAll(form), ([words, count = '', of = '']) => ({
      words,
      count: numberOf(count),
      side,
      of: of.toLowerCase(),
    })),
  );
}

const negated = /\b(?:can't|cannot|can not|must not|mustn't|may not) be (?:(more)|less|fewer) than\b/g;

/** A text in which every least and most is said in one way: `no more than £50`, `£50 or less` and `up to £50` are `at most £50`. */
export const evenBounds = keepByText((text: string): string =>
  evened.reduce(
    (said, { form, side }) => said.replace(form, (_, figure: string) => `at ${side} ${figure}`),
    text.replaceAll('’', "'").replace(negated, (_, more) => `can be at ${more ? 'most' : 'least'}`),
  ),
);

const figure = `£?(?:\\{[^{}]*\\}|\\b(?:${number}))`;
const evened = (['least', 'most'] as const).flatMap((side) =>
  [
    `\\b(?:${english.beforeNumber.words[side].join('|')}) (${figure})`,
    `(${figure}(?: (?!and |or |to )[\\p{L}%]+)?),? (?:${english.behindNumber.words[side].join('|')})\\b`,
  ].map((form) => ({ side, form: new RegExp(form, 'giu') })),
);

function numberOf(words: string): number {
  if (/^\d/.test(words)) return Number(words.replaceAll(',', ''));
  return words
    .toLowerCase()
    .split(/[- ]/)
    .reduce(
      (sum, word) => sum + (tens.includes(word) ? (tens.indexOf(word) + 2) * 10 : ones.indexOf(word)),
      0,
    );
}
