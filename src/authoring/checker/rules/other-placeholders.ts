import { placeholdersIn } from '../../../engine/text.ts';
import { textOf } from '../json.ts';
import { localesOf } from '../locales/locales.ts';
import type { ProjectRule } from '../rule.ts';
import { placeIn } from '../source.ts';
import { withHelp } from '../suggest.ts';

export const otherPlaceholders: ProjectRule = {
  severity: 'error',
  doc: 'A translation with another {placeholder} than the text has that it translates.',
  *find(project) {
    for (const { source, from, to } of localesOf(project).flatMap(({ texts }) => texts)) {
      if (from === undefined || to === undefined) continue;
      const asked = new Set(placeholdersIn(textOf(from) ?? ''));
      const given = new Set(placeholdersIn(textOf(to) ?? ''));
      const missing = [...asked].filter((name) => !given.has(name));
      const foreign = [...given].filter((name) => !asked.has(name));
      for (const name of foreign) {
        const sentence = `The text that this translates has no {${name}}.`;
        const known = missing.length > 0 ? missing : asked;
        yield { source, where: placeIn(source, to, name, '{'), ...withHelp(sentence, name, known) };
      }
      if (foreign.length > 0) continue;
      for (const name of missing)
        yield {
          source,
          where: to,
          message: `The text that this translates says {${name}}. Say it here too.`,
        };
    }
  },
};
