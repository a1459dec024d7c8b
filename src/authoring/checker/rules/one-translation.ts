import { areContrary } from '../guards/contrary.ts';
import { changedLeaves } from '../guards/places.ts';
import { type Node, textOf } from '../json.ts';
import { localesOf } from '../locales/locales.ts';
import type { ProjectRule } from '../rule.ts';
import { wordsOf } from '../wording/phrase-match.ts';

export const oneTranslation: ProjectRule = {
  severity: 'error',
  doc: 'Two texts of a file that say different things, or the contrary of each other, and one translation for both.',
  *find(project) {
    const changed = new Set(changedLeaves(project).map(({ leaf }) => leaf.node));
    for (const { texts } of localesOf(project)) {
      const known = new Map<string, { readonly said: string; readonly to: Node }>();
      const alike = new Map<string, { readonly said: string; readonly to: Node }[]>();
      for (const { source, from, to } of texts) {
        if (from === undefined || to === undefined) continue;
        const [said, translated] = [textOf(from) ?? '', textOf(to) ?? ''];
        const key = `${source.file} ${translated}`;
        const other = known.get(key);
        known.set(key, other ?? { said, to });
        if (other !== undefined && wordsOf(other.said).join(' ') !== wordsOf(said).join(' ')) {
          const isOther = changed.has(other.to) && !changed.has(to);
          const [here, also, where] = isOther ? [other.said, said, other.to] : [said, other.said, to];
          const message = `"${translated}" translates "${here}" here, and "${also}" ${isOther ? 'below' : 'above'}. Give each its own words.`;
          yield { source, where, message };
          continue;
        }
        // Which of two that say the contrary is wrong nobody knows.
        const form = `${source.file} ${formOf(translated)}`;
        const before = alike.get(form) ?? [];
        alike.set(form, [...before, { said, to }]);
        const contrary = before.find((one) => isTurned(wordsOf(formOf(one.said)), wordsOf(formOf(said))));
        if (contrary === undefined) continue;
        for (const [where, its, also] of [
          [contrary.to, contrary.said, said],
          [to, said, contrary.said],
        ] as const) {
          const message = `The same words translate "${its}" here, and its contrary "${also}". Give each its own words.`;
          yield { source, where, message };
        }
      }
    }
  },
};

/** A text whatever is put into it. */
const formOf = (text: string) => text.replaceAll(/\{[^{}]*\}/g, '{}');

/** Whether one word stands for its contrary, and all others are the same. */
function isTurned(one: readonly string[], other: readonly string[]): boolean {
  const [place = -1, ...more] = one.flatMap((word, index) => (word === other[index] ? [] : index));
  return (
    one.length === other.length && more.length === 0 && areContrary(one[place] ?? '', other[place] ?? '')
  );
}
