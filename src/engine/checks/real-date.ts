import { isDay } from '../../days/days.ts';
import type { Check } from '../trade.ts';

/** The value is a day that exists, as YYYY-MM-DD. */
export const realDate: Check = (value) => isDay(value);
