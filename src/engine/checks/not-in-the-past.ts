import type { Check } from '../trade.ts';

/** The value is today or later, as YYYY-MM-DD; any other text fails. */
export const notInThePast: Check = (value, today) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && value >= today;
