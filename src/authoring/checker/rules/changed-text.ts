import { offeredLocales, outdatedIn } from '../locales/locales.ts';
import type { ProjectRule } from '../rule.ts';

export const changedText: ProjectRule = {
  severity: 'warning',
  doc: 'In a language that people may choose, a translation of a text that says something else by now: they see the text itself.',
  *find(project) {
    for (const { source, from, text } of offeredLocales(project).flatMap(outdatedIn)) {
      const message = `The text has changed since, and is shown as it is: ${JSON.stringify(text)}. Translate that, and write it here.`;
      yield { source, where: from, message };
    }
  },
};
