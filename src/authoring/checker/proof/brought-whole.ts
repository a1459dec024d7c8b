import type { TradeWords } from '../../../engine/trade-words.ts';
import { keep } from '../keep.ts';

/** Sources that an effect brings as a whole. */
export const broughtWhole = keep(({ sources, words }: TradeWords): readonly string[] => {
  const written = new Set(Object.values(words.notes).flatMap(({ writes = [] }) => writes));
  return Object.keys(sources).filter((source) => written.has(source));
});
