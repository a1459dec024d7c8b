import type { Trade } from '../../engine/trade.ts';
import { spacedPostcode } from '../../words/postcode.ts';

/** How an answer of a format is told: a postcode with its space (Q2.13). */
export const toldFormats: NonNullable<Trade['told']> = { postcode: spacedPostcode };
