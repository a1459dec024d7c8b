import { at, entries, nodesOf, textOf } from '../json.ts';
import type { FileRule } from '../rule.ts';
import { wordsOf } from '../wording/phrase-match.ts';

export const optionalRequired: FileRule = {
  severity: 'error',
  doc: 'A question that is called optional, and is always required.',
  *findIn({ kind, root }) {
    if (kind !== 'card') return;
    for (const { key, value } of entries(at(root, 'require'))) {
      if (value.value !== true) continue;
      const homes = [at(root, 'ui', key), at(root, 'schema', 'properties', key, 'title')];
      const node = homes
        .flatMap((home) => [...nodesOf(home)])
        .find((one) => wordsOf(textOf(one) ?? '')[0] === 'optional');
      const message = `"${key}" is called optional, and nobody goes on without it: it is required. Correct one of them.`;
      if (node !== undefined) yield { where: node, message };
    }
  },
};
