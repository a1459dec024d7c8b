import { at, textOf } from '../json.ts';
import { lacksOf, unbegunIn } from '../locales/complete.ts';
import { localesOf, offeredLanguages, offeredLocales } from '../locales/locales.ts';
import { some } from '../phrase.ts';
import type { Project } from '../project.ts';
import type { Finding, ProjectRule } from '../rule.ts';

export const untranslated: ProjectRule = {
  severity: 'error',
  doc: 'A text that is not translated, of what a language that people may choose says that it has complete; a language that says so of what it has not begun, or that people get or may choose and nobody has reviewed.',
  *find(project) {
    const offered = offeredLocales(project);
    for (const locale of localesOf(project)) {
      const { file: source } = locale;
      if (source === undefined) continue;
      if (offered.includes(locale)) {
        for (const { file, names, node } of lacksOf(project, locale))
          yield { source, where: node, message: `Texts of ${file} are not translated: ${some(names)}.` };
        continue;
      }
      for (const { names, node } of unbegunIn(project, locale)) {
        const message = `"${node.value}" is not complete: there are no translations of ${some(names)}. Add them, or leave it out here.`;
        yield { source, where: node, message };
      }
    }
    yield* unreviewed(project);
  },
};

/** Each language that people get or may choose, where its own file says that nobody who speaks it has read it. */
function* unreviewed(project: Project): Generator<Finding> {
  for (const [place, { source, node }] of offeredLanguages(project).entries()) {
    const locale = localesOf(project).find(({ name }) => name === textOf(node));
    if (at(locale?.file?.root, 'reviewed')?.value !== false) continue;
    const message =
      place === 0
        ? `Every new visitor gets the first language, and nobody has reviewed "${locale?.name}" yet (its locale.json). Name a language before it, or have it reviewed.`
        : `Everybody may choose "${locale?.name}", and nobody has reviewed it yet (its locale.json). Take it out until somebody has.`;
    yield { source, where: node, message };
  }
}
