import { filesOfJourney, listed, offeredLocales } from '../locales/locales.ts';
import { some } from '../phrase.ts';
import type { ProjectRule } from '../rule.ts';

export const untranslated: ProjectRule = {
  severity: 'error',
  doc: 'A text that is not translated, of what a language that people may choose says that it has complete.',
  *find(project) {
    for (const locale of offeredLocales(project)) {
      const { file: source, untranslated } = locale;
      if (source === undefined) continue;
      const wanted = [
        ...listed(locale, 'complete').map(({ name, node }) => ({
          node,
          files: filesOfJourney(project, name),
        })),
        ...listed(locale, 'completeWords').map(({ name, node }) => ({
          node,
          files: new Set([`schemas/words/${name}.json`]),
        })),
      ];
      const told = new Set<string>();
      for (const { node, files } of wanted) {
        for (const file of files) {
          const names = untranslated.flatMap((text) => (text.source.file === file ? text.name : []));
          if (names.length === 0 || told.has(file)) continue;
          told.add(file);
          yield {
            source,
            where: node,
            message: `Texts of ${file} are not translated: ${some(names)}.`,
          };
        }
      }
    }
  },
};
