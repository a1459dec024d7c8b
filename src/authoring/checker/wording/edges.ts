import { at, entries, nodesOf, textOf } from '../json.ts';
import type { Flaw } from '../rule.ts';
import type { Source } from '../source.ts';
import english from './english.json' with { type: 'json' };
import { figuresIn, isAsLong } from './figures.ts';
import { partsOf } from './links.ts';

const { above, under } = english.beyondNumber.words;
const edges = [
  { limit: 'max', words: under, other: 'so much too' },
  { limit: 'min', words: above, other: 'so much already' },
].map(({ words, ...one }) => ({ ...one, said: new RegExp(`\\b(?:${words.join('|')}) (.+)`, 'i') }));

/** A condition that says `less than a year` and takes a whole one, since a limit is within what it limits. */
export function* edgesIn({ kind, root }: Source): Generator<Flaw> {
  for (const { value } of entries(kind === 'conditions' ? at(root, 'conditions') : undefined))
    for (const { limit, said, other } of edges) {
      const [words = '', rest = ''] = said.exec(textOf(at(value, 'says')) ?? '') ?? [];
      const [figure] = figuresIn(rest.replace(/^an? /, 'one '));
      if (figure === undefined || !rest.replace(/^an? /, 'one ').startsWith(figure.words)) continue;
      for (const test of nodesOf(at(value, 'when'))) {
        const node = at(test, limit);
        const unit =
          partsOf(textOf(test.parent?.children?.[0]) ?? '')
            .at(-1)
            ?.replace(/s$/, '') ?? '';
        if (typeof node?.value !== 'number' || !isAsLong(figure, unit, node.value)) continue;
        const message = `This says "${words}", and "${limit}": ${node.value} takes ${other}. Correct the words or the number.`;
        yield { where: node, message };
      }
    }
}
