import { definitions as all } from 'virtual:definitions';
import type { Definitions } from '../engine/types.ts';

/** Every journey, card, condition, fact, message and notice at once; the product itself takes them in parts (parts.ts). */
export const definitions: Definitions = all;
