import { at, entries, items, type Node, nodesOf, textOf } from '../json.ts';
import { nounsOf } from '../owners.ts';
import type { FileRule, Flaw } from '../rule.ts';
import { placeIn, type Source } from '../source.ts';
import { figuresIn } from '../wording/figures.ts';

export const lawInWords: FileRule = {
  severity: 'error',
  isOfWords: true,
  doc: 'A sentence of an obligation that names another owner, or another length of time, than the obligation itself.',
  *findIn(source) {
    if (source.kind !== 'obligations') return;
    for (const { value } of entries(at(source.root, 'obligations'))) {
      const says = at(value, 'says');
      if (says === undefined) continue;
      yield* ownersIn(source, value, says);
      yield* lengthsIn(source, value, says);
    }
  },
};

/** `Owners 8 and 49` are those of the list. */
function* ownersIn(source: Source, obligation: Node, says: Node): Generator<Flaw> {
  const { one, many } = nounsOf(source.trade);
  const ids = [...items(at(obligation, many)), ...items(at(obligation, 'except'))].map(({ value }) =>
    String(value),
  );
  const named = new RegExp(`\\b(?:${one}|${many}) (\\d+(?:(?:, | and | or )\\d+)*)`, 'i').exec(
    textOf(says) ?? '',
  );
  for (const id of ids.length === 0 ? [] : (named?.[1]?.match(/\d+/g) ?? [])) {
    if (ids.includes(id)) continue;
    const message = `This names ${one} ${id}, and the obligation is about ${ids.join(', ')}. Correct one of them.`;
    yield { where: placeIn(source, says, id), message };
  }
}

/** A length of time is one of the numbers of the obligation, or beside one; where it has none, nobody knows. */
function* lengthsIn(source: Source, obligation: Node, says: Node): Generator<Flaw> {
  const conditions = ['when', 'after', 'gives', 'accepts', 'refuses'].flatMap((key) =>
    nodesOf(at(obligation, key)),
  );
  const numbers = conditions.flatMap(({ value }) => (typeof value === 'number' ? value : []));
  const limits = conditions.flatMap((node) =>
    ['min', 'max'].flatMap((key) => {
      const limit = at(node, key)?.value;
      return typeof limit === 'number' ? limit : [];
    }),
  );
  for (const { unit, count, words } of limits.length === 0 ? [] : figuresIn(textOf(says) ?? '')) {
    if (unit !== 'month' && unit !== 'year') continue;
    const months = unit === 'year' ? [count, count * 12] : [count, count / 12];
    if (months.some((many) => numbers.some((number) => Math.abs(number - many) <= 1))) continue;
    const message = `"${words}" is not what the obligation asks: ${limits.join(', ')}. Correct one of them.`;
    yield { where: placeIn(source, says, words), message };
  }
}
