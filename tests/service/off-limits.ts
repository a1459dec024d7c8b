import { usualLimits } from '../../src/energy/service/limits.ts';

/** The environment of a process that one visitor may call as often as a test does. */
export const offLimits = Object.fromEntries(
  Object.keys(usualLimits).map((kind) => [`LIMIT_${kind.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`, '0']),
);
