import { textOf } from '../json.ts';
import { localesOf } from '../locales/locales.ts';
import type { ProjectRule } from '../rule.ts';

export const exchangedText: ProjectRule = {
  severity: 'error',
  doc: 'Two texts of a file that each say what the other one said when they were translated: they were exchanged.',
  *find(project) {
    const texts = localesOf(project).flatMap((locale) => locale.texts);
    for (const one of texts) {
      const [before, now] = [textOf(one.from), one.base?.text];
      if (one.base === undefined || before === now) continue;
      const other = texts.find(
        ({ source, from, base }) =>
          source === one.source &&
          textOf(from) === now &&
          base?.text === before &&
          base?.node !== one.base?.node,
      );
      if (other === undefined) continue;
      const message = `${JSON.stringify(now)} was said by "${other.name}", which says now what this said: they were exchanged. Put them back, or let both be translated anew.`;
      yield { source: one.base.source, where: one.base.node, message };
    }
  },
};
