import { type FileRule, mentionsIn } from './rule.ts';
import type { Meaning } from './shapes/shape.ts';
import { withHelp } from './suggest.ts';

/** A rule that every text of one meaning is a word of the vocabulary. `noun` is what people call such a word. */
export function vocabularyRule(means: Meaning, noun: string, doc: string, words: object): FileRule {
  const known = Object.keys(words);
  return {
    severity: 'error',
    doc,
    *findIn(source) {
      for (const { name, node } of mentionsIn(source, means)) {
        if (known.includes(name)) continue;
        yield { where: node, ...withHelp(`There is no ${noun} "${name}".`, name, known) };
      }
    },
  };
}
