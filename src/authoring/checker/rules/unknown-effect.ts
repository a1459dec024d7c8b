import type { EffectWord } from '../../../engine/trade-words.ts';
import { at, entries, type Node } from '../json.ts';
import { withArticle } from '../phrase.ts';
import { type FileRule, type Flaw, mentionsIn } from '../rule.ts';
import { withHelp } from '../suggest.ts';

export const unknownEffect: FileRule = {
  severity: 'error',
  doc: 'An effect that the product does not have, or an argument that an effect does not take.',
  *findIn(source) {
    const { effects: words } = source.trade.words;
    for (const { name, node, inside } of mentionsIn(source, 'effect')) {
      const effect = Object.hasOwn(words, name) ? words[name] : undefined;
      if (effect === undefined) {
        yield { where: node, ...withHelp(`There is no effect "${name}".`, name, Object.keys(words)) };
        continue;
      }
      yield* lostArguments(name, effect, inside);
    }
  },
};

function* lostArguments(name: string, word: EffectWord, inside: Node | undefined): Generator<Flaw> {
  const known = Object.keys(word.with);
  for (const { key, keyNode, value } of entries(at(inside, 'with'))) {
    const kind = (Object.hasOwn(word.with, key) ? word.with[key] : undefined) ?? word.with['*'];
    if (kind === undefined) {
      yield { where: keyNode, ...withHelp(`Effect "${name}" takes no argument "${key}".`, key, known) };
    } else if (kind !== 'any' && value.type !== kind && at(value, 'from') === undefined) {
      const message = `Argument "${key}" of effect "${name}" must be ${withArticle(kind)}.`;
      yield { where: value, message };
    }
  }
}
