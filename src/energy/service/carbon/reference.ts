import { randomBytes } from 'node:crypto';

/** A new reference of a paid offset, such as `CO2-1A2B3C4D5E`. */
export const newReference = (): string => `CO2-${randomBytes(5).toString('hex').toUpperCase()}`;
