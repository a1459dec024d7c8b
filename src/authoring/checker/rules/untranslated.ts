import { lacksOf } from '../locales/complete.ts';
import { offeredLocales } from '../locales/locales.ts';
import { some } from '../phrase.ts';
import type { ProjectRule } from '../rule.ts';

export const untranslated: ProjectRule = {
  severity: 'error',
  doc: 'A text that is not translated, of what a language that people may choose says that it has complete.',
  *find(project) {
    for (const locale of offeredLocales(project)) {
      const { file: source } = locale;
      if (source === undefined) continue;
      for (const { file, names, node } of lacksOf(project, locale))
        yield { source, where: node, message: `Texts of ${file} are not translated: ${some(names)}.` };
    }
  },
};
