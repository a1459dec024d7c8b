import { at, entries, items, nodesOf, textOf } from '../json.ts';
import { some } from '../phrase.ts';
import type { Flaw } from '../rule.ts';
import type { Source } from '../source.ts';
import { partsOf } from './links.ts';
import { wordsOf } from './phrase-match.ts';

/** So many letters tell words apart, however the rest is spelt. */
const telling = 3;

/** A condition that says `monthly`, and takes `MonthlyPayment` and `QuarterlyPayment` alike. */
export function* valuesIn({ kind, root }: Source): Generator<Flaw> {
  for (const { value } of entries(kind === 'conditions' ? at(root, 'conditions') : undefined)) {
    const said = wordsOf(textOf(at(value, 'says')) ?? '').map(begun);
    for (const list of nodesOf(at(value, 'when'))) {
      const values = items(list).flatMap((one) => textOf(one) ?? []);
      if (list.type !== 'array' || values.length < 2 || values.length < items(list).length) continue;
      const parts = values.map((one) => partsOf(one).map(begun));
      const isShared = (part: string) => parts.every((one) => one.includes(part));
      const own = parts.map((of) => of.filter((part) => !isShared(part)));
      // Values without a word in common are said in words of all kinds.
      if (!parts[0]?.some((part) => isShared(part) && said.includes(part))) continue;
      const untold = values.filter((_, index) => !own[index]?.some((part) => said.includes(part)));
      if (untold.length === 0 || untold.length === values.length) continue;
      const message = `This takes ${some(untold)} too, of which "${textOf(at(value, 'says'))}" says nothing. Correct the words or the list.`;
      yield { where: list, message };
    }
  }
}

const begun = (word: string) => word.slice(0, telling);
