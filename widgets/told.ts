import type { Json, ResolvedField } from '../src/engine/types.ts';
import { inYearsAndMonths } from '../src/words/counted.ts';
import { showOnly } from '../src/words/show-only.ts';
import { say } from './say.ts';

/** An MPAN as it is shown wherever nobody writes it: its characters 8 to 21 (Q9.10). */
export const sayMpan = (mpan: unknown) => showOnly(`${mpan}`, 8, 21);

/** An MPRN as it is shown wherever nobody writes it: its characters 2 to 7 (Q9.10). */
export const sayMprn = (mprn: unknown) => showOnly(`${mprn}`, 2, 7);

/** A number of months as people say it: `2 years and 1 month`; undefined for anything else. */
export const sayLength = (months: Json) =>
  typeof months === 'number' ? inYearsAndMonths(months) : undefined;

/** The answer of a card that asks nothing else: among others a yes says nothing. */
export const sayYesNo = (value: Json, _: ResolvedField, isAlone: boolean) =>
  isAlone ? say(value === 'yes' ? 'yes' : 'no') : undefined;
