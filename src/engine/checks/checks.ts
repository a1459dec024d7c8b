import type { Json } from '../types.ts';
import { notInThePast } from './not-in-the-past.ts';
import { realDate } from './real-date.ts';

/** A named check of one value; `today` is YYYY-MM-DD. */
export type Check = (value: Json, today: string) => boolean;

/** Every check that a rule may name; the vocabulary's `checkWords` says what each means. */
export const checks: { readonly 'real-date': Check; readonly 'not-in-the-past': Check } & Readonly<
  Record<string, Check>
> = {
  'real-date': realDate,
  'not-in-the-past': notInThePast,
};
