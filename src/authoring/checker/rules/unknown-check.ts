import { at, entries, items, textOf } from '../json.ts';
import { withArticle } from '../phrase.ts';
import { type FileRule, type Flaw, mentionsIn } from '../rule.ts';
import type { Source } from '../source.ts';
import { withHelp } from '../suggest.ts';

export const unknownCheck: FileRule = {
  severity: 'error',
  doc: 'A check that the engine does not have, or one that is given what it does not take, or not what it needs.',
  *findIn(source) {
    const names = Object.keys(source.trade.words.checks);
    for (const { name, node } of mentionsIn(source, 'check')) {
      if (!names.includes(name))
        yield { where: node, ...withHelp(`There is no check "${name}".`, name, names) };
    }
    if (source.kind === 'card') yield* lostGifts(source);
  },
};

function* lostGifts(source: Source): Generator<Flaw> {
  const { checks: words } = source.trade.words;
  for (const rule of items(at(source.root, 'rules'))) {
    const name = textOf(at(rule, 'check')) ?? '';
    const word = Object.hasOwn(words, name) ? words[name] : undefined;
    if (word === undefined && Object.keys(words).length > 0 && at(rule, 'check') !== undefined) continue;
    const known = Object.keys(word?.with ?? {});
    const given = entries(at(rule, 'with'));
    const missing = word?.must?.find((gift) => !given.some(({ key }) => key === gift));
    if (missing !== undefined) {
      const message = `Check "${name}" needs "${missing}": without it nobody passes. Give it in "with".`;
      yield { where: at(rule, 'check') ?? rule, message };
    }
    for (const { key, keyNode, value } of given) {
      const kind = word !== undefined && Object.hasOwn(word.with, key) ? word.with[key] : undefined;
      const taker = word === undefined ? 'A rule without a check' : `Check "${name}"`;
      if (kind === undefined)
        yield { where: keyNode, ...withHelp(`${taker} takes no "${key}".`, key, known) };
      else if (value.type !== kind && at(value, 'from') === undefined)
        yield { where: value, message: `"${key}" of check "${name}" must be ${withArticle(kind)}.` };
    }
  }
}
