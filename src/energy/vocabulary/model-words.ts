import type { ModelWords } from '../../engine/model.ts';
import { type EffectWord, effectWords } from './effects.ts';
import { lookupWords } from './lookups.ts';
import { placeholderWords } from './placeholders.ts';

const effects: Readonly<Record<string, EffectWord>> = effectWords;

/** What the vocabulary tells the engine: every runner of a journey gives it these. */
export const modelWords: ModelWords = {
  perFuelLookups: Object.entries(lookupWords).flatMap(([name, { perFuel }]) => (perFuel ? name : [])),
  placeholders: placeholderWords,
  waiting: Object.fromEntries(
    Object.entries(effects).flatMap(([name, { waiting }]) =>
      waiting === undefined ? [] : [[name, waiting]],
    ),
  ),
};
