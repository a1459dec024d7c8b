import { at, entries, textOf } from '../json.ts';
import type { FileRule } from '../rule.ts';

export const earlyNotice: FileRule = {
  severity: 'error',
  doc: 'A warning about a failure that is shown as long as nothing failed.',
  *findIn({ kind, root }) {
    if (kind !== 'card' && kind !== 'variant') return;
    for (const { key, value } of entries(at(root, 'show'))) {
      const tone = textOf(at(root, 'notices', key, 'tone'));
      const [asked, ...more] = entries(value);
      if ((tone !== 'danger' && tone !== 'warning') || asked === undefined || more.length > 0) continue;
      const isSet = at(asked.value, 'set');
      if (!asked.key.startsWith('failure.') || isSet?.value !== false) continue;
      const message = `"${key}" warns of a failure, and this shows it while there is none. Write true.`;
      yield { where: isSet, message };
    }
  },
};
