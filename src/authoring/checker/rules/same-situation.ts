import { at, canonical, entries } from '../json.ts';
import type { FileRule } from '../rule.ts';

export const sameSituation: FileRule = {
  severity: 'error',
  doc: 'Two situations of one dimension, or two homes, that set the same: what is proved of the one is never tried for the other.',
  *findIn({ kind, root }) {
    if (kind !== 'contexts') return;
    const homes = new Map<string, string>();
    for (const { key, value } of entries(at(root, 'homes'))) {
      const set = at(value, 'set');
      const first = set && homes.get(canonical(set));
      const message = `"${key}" sets what "${first}" sets: one of the two is never tried. Correct one of them.`;
      if (set !== undefined && first !== undefined) yield { where: at(value, 'says') ?? set, message };
      if (set !== undefined) homes.set(canonical(set), first ?? key);
    }
    for (const { key: dimension, value } of entries(at(root, 'dimensions'))) {
      const seen = new Map<string, string>();
      for (const { key, value: situation } of entries(at(value, 'values'))) {
        const set = at(situation, 'set');
        if (set === undefined) continue;
        const first = seen.get(canonical(set));
        const message = `"${key}" sets what "${first}" sets: one of the situations of "${dimension}" is never tried. Correct one of them.`;
        if (first !== undefined) yield { where: set, message };
        seen.set(canonical(set), first ?? key);
      }
    }
  },
};
