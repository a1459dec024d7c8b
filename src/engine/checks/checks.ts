import type { Check } from '../trade.ts';
import { notInThePast } from './not-in-the-past.ts';
import { realDate } from './real-date.ts';
import { totalBetween } from './total-between.ts';
import { withinYears, yearsOld } from './years-old.ts';

/** Checks that any trade may hand to the engine; the vocabulary's `checkWords` says what each means. */
export const checks: {
  readonly 'real-date': Check;
  readonly 'not-in-the-past': Check;
  readonly 'total-between': Check;
  readonly 'years-old': Check;
  readonly 'within-years': Check;
} & Readonly<Record<string, Check>> = {
  'real-date': realDate,
  'not-in-the-past': notInThePast,
  'total-between': totalBetween,
  'years-old': yearsOld,
  'within-years': withinYears,
};
