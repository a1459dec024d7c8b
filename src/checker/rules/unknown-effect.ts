import { type EffectWord, effectWords } from '../../vocabulary/effects.ts';
import { at, entries, type Node } from '../json.ts';
import { withArticle } from '../phrase.ts';
import { type Finding, mentionsOf, type Rule } from '../rule.ts';
import { withHelp } from '../suggest.ts';

const words: Readonly<Record<string, EffectWord>> = effectWords;
const names = Object.keys(words);

export const unknownEffect: Rule = {
  severity: 'error',
  doc: 'An effect that the product does not have, or an argument that an effect does not take.',
  *find(project) {
    for (const { source, name, node, inside } of mentionsOf(project, 'effect')) {
      const effect = Object.hasOwn(words, name) ? words[name] : undefined;
      if (effect === undefined) {
        yield { source, where: node, ...withHelp(`There is no effect "${name}".`, name, names) };
        continue;
      }
      for (const found of lostArguments(name, effect, inside)) yield { source, ...found };
    }
  },
};

function* lostArguments(
  name: string,
  word: EffectWord,
  inside: Node | undefined,
): Generator<Omit<Finding, 'source'>> {
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
