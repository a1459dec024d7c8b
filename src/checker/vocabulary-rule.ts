import { mentionsOf, type Rule } from './rule.ts';
import type { Meaning } from './shapes/shape.ts';
import { withHelp } from './suggest.ts';

/** A rule that every text of one meaning is a word of the vocabulary. `noun` is what people call such a word. */
export function vocabularyRule(means: Meaning, noun: string, doc: string, words: object): Rule {
  const known = Object.keys(words);
  return {
    severity: 'error',
    doc,
    *find(project) {
      for (const { source, name, node } of mentionsOf(project, means)) {
        if (known.includes(name)) continue;
        yield { source, where: node, ...withHelp(`There is no ${noun} "${name}".`, name, known) };
      }
    },
  };
}
