import type { Check } from '../../../src/engine/trade.ts';

/** Letters and numbers both, as number plates have. */
export const plate: Check = (value) => typeof value === 'string' && /[A-Z]/.test(value) && /\d/.test(value);
