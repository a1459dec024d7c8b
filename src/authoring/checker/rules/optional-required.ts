import { at, entries, nodesOf, textOf } from '../json.ts';
import type { FileRule } from '../rule.ts';
import english from '../wording/english.json' with { type: 'json' };
import { holdsAny, wordsOf } from '../wording/phrase-match.ts';

export const optionalRequired: FileRule = {
  severity: 'error',
  doc: 'A question that is called optional, or whose card says that it may be left empty, and is always required.',
  *findIn({ kind, root }) {
    if (kind !== 'card') return;
    for (const { key, value } of entries(at(root, 'require'))) {
      if (value.value !== true) continue;
      const homes = [at(root, 'ui', key), at(root, 'schema', 'properties', key, 'title')];
      const node = homes
        .flatMap((home) => [...nodesOf(home)])
        .find((one) => {
          const words = wordsOf(textOf(one) ?? '');
          return words[0] === 'optional' || holdsAny(words, english.leaving.words.empty);
        });
      const message = `"${key}" is called optional, and nobody goes on without it: it is required. Correct one of them.`;
      if (node !== undefined) yield { where: node, message };
    }
    // A card that says of itself that it may be left empty.
    const free = entries(at(root, 'notices')).find(
      ({ key, value }) =>
        at(root, 'show', key) === undefined &&
        holdsAny(wordsOf(textOf(at(value, 'text')) ?? ''), english.leaving.words.all),
    );
    const asked = entries(at(root, 'require')).find(({ value }) => value.value === true);
    if (free === undefined || asked === undefined) return;
    const message = `"${asked.key}" is required, and "${free.key}" says that people may leave this empty. Correct one of them.`;
    yield { where: asked.value, message };
  },
};
