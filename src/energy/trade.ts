import { spokenOptions } from '../../widgets/words.ts';
import { checks } from '../engine/checks/checks.ts';
import type { Trade } from '../engine/trade.ts';
import { ownLookups } from './vocabulary/own-lookups.ts';
import { placeholderWords } from './vocabulary/placeholders.ts';
import { toldFormats } from './vocabulary/told.ts';
import { waiting } from './vocabulary/waiting.ts';

/** Home energy, as the engine is told of it: every runner of a journey gives it this. */
export const energy: Trade = {
  sources: { meter: {}, plan: {}, session: { merges: true }, brand: {}, averages: {} },
  checks,
  spoken: spokenOptions,
  ownLookups,
  whole: 'both',
  placeholders: placeholderWords,
  told: toldFormats,
  waiting,
};
