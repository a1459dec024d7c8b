import { spokenOptions } from '../../widgets/words.ts';
import { checks } from '../engine/checks/checks.ts';
import type { Trade } from '../engine/trade.ts';
import type { EffectWord } from '../engine/trade-words.ts';
import { effectWords } from './vocabulary/effects.ts';
import { lookupWords } from './vocabulary/lookups.ts';
import { placeholderWords } from './vocabulary/placeholders.ts';

const effects: Readonly<Record<string, EffectWord>> = effectWords;

/** Home energy, as the engine is told of it: every runner of a journey gives it this. */
export const energy: Trade = {
  sources: { meter: {}, plan: {}, session: { merges: true }, brand: {}, averages: {} },
  checks,
  spoken: spokenOptions,
  ownLookups: Object.entries(lookupWords).flatMap(([name, { perFuel }]) => (perFuel ? name : [])),
  whole: 'both',
  placeholders: placeholderWords,
  waiting: Object.fromEntries(
    Object.entries(effects).flatMap(([name, { waiting }]) =>
      waiting === undefined ? [] : [[name, waiting]],
    ),
  ),
};
