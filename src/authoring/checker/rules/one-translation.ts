import { textOf } from '../json.ts';
import { localesOf } from '../locales/locales.ts';
import type { ProjectRule } from '../rule.ts';
import { wordsOf } from '../wording/phrase-match.ts';

export const oneTranslation: ProjectRule = {
  severity: 'error',
  doc: 'Two texts of a file that say different things, and one translation for both.',
  *find(project) {
    for (const { texts } of localesOf(project)) {
      const known = new Map<string, string>();
      for (const { source, from, to } of texts) {
        if (from === undefined || to === undefined) continue;
        const [said, translated] = [textOf(from) ?? '', textOf(to) ?? ''];
        const key = `${source.file} ${translated}`;
        const other = known.get(key);
        known.set(key, other ?? said);
        if (other === undefined || wordsOf(other).join(' ') === wordsOf(said).join(' ')) continue;
        const message = `"${translated}" translates "${said}" here, and "${other}" above. Give each its own words.`;
        yield { source, where: to, message };
      }
    }
  },
};
