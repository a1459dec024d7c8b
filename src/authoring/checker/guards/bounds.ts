import english from '../wording/english.json' with { type: 'json' };
import { aNumber, figuresIn } from '../wording/figures.ts';

/** A number, a sum or what is filled in for one. */
const figure = `£?(?:\\{[^{}]*\\}|${aNumber})`;
const oneOf = (phrases: readonly string[]) => `\\b(?:${phrases.join('|')})`;

/** Each way in which a figure can be no exact one: the least, the most, or what is above or below it. */
const ways = Object.entries({ ...english.beforeNumber.words, ...english.beyondNumber.words }).map(
  ([way, before]) => {
    const behind: Readonly<Record<string, readonly string[]>> = english.behindNumber.words;
    const forms = [`${oneOf(before)} ${figure}`, ...(behind[way] ?? []).map((phrase) => `\\b${phrase}\\b`)];
    return new RegExp(forms.join('|'), 'i');
  },
);

/** `at least one` is what `a` says. */
const anyOf = /\bat least one\b/gi;
/** `1 to 10` is what `up to 10` says. */
const fromOne = /\b(?:1|one) to /gi;

/** Whether figures are told to be the least, the most, or above or below what is said, and were not told to be so. */
export const isOfOtherBound = (before: string, now: string): boolean =>
  ways.some((form) => form.test(now.replace(anyOf, 'a')) && !form.test(before.replace(fromOne, 'up to ')));

const workingDays = /\bworking days?\b/i;

/** Whether days are told as working days that were any days, or the other way round. */
export const isOfOtherDays = (before: string, now: string): boolean =>
  [before, now].every((text) => /\bdays?\b/i.test(text)) &&
  workingDays.test(before) !== workingDays.test(now);

/** Whether it was said how many digits something has, and nothing in the text says so any more. */
export const isWithoutDigits = (before: string, text: string): boolean =>
  saysDigits(before) && !saysDigits(text);

const saysDigits = (text: string) => figuresIn(text).some(({ unit }) => unit === 'digit');
