import { textOf } from '../json.ts';
import { offeredLocales } from '../locales/locales.ts';
import type { ProjectRule } from '../rule.ts';

export const changedText: ProjectRule = {
  severity: 'warning',
  doc: 'In a language that people may choose, a translation of a text that says something else by now: they see the text itself.',
  *find(project) {
    for (const { source, from, base } of offeredLocales(project).flatMap(({ texts }) => texts)) {
      if (base === undefined || from === undefined || textOf(from) === base.text) continue;
      const message = `The text has changed since, and is shown as it is: ${JSON.stringify(base.text)}. Translate that, and write it here.`;
      yield { source, where: from, message };
    }
  },
};
