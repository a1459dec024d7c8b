import type { TradeWords } from '../../engine/trade-words.ts';
import { type FileRule, mentionsIn } from './rule.ts';
import type { Meaning } from './shapes/shape.ts';
import { withHelp } from './suggest.ts';

/** A rule that every text of one meaning is a word of the vocabulary. `noun` is what people call such a word. */
export function vocabularyRule(
  means: Meaning,
  noun: string,
  doc: string,
  words: (trade: TradeWords) => object,
): FileRule {
  return {
    severity: 'error',
    doc,
    *findIn(source) {
      const known = Object.keys(words(source.trade));
      for (const { name, node } of mentionsIn(source, means)) {
        if (known.includes(name)) continue;
        yield { where: node, ...withHelp(`There is no ${noun} "${name}".`, name, known) };
      }
    },
  };
}
