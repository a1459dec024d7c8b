import type { Json } from '../types.ts';
import { notInThePast } from './not-in-the-past.ts';
import { realDate } from './real-date.ts';
import { totalBetween } from './total-between.ts';
import { yearsOld } from './years-old.ts';

/** A named check of one value; `today` is YYYY-MM-DD, `given` what the rule's `with` says now. */
export type Check = (value: Json, today: string, given: Readonly<Record<string, Json>>) => boolean;

/** Every check that a rule may name; the vocabulary's `checkWords` says what each means. */
export const checks: {
  readonly 'real-date': Check;
  readonly 'not-in-the-past': Check;
  readonly 'total-between': Check;
  readonly 'years-old': Check;
} & Readonly<Record<string, Check>> = {
  'real-date': realDate,
  'not-in-the-past': notInThePast,
  'total-between': totalBetween,
  'years-old': yearsOld,
};
