import type { DefinitionFile } from '../../../definitions/types.ts';
import type { TradeWords } from '../../../engine/trade-words.ts';
import { inWholes } from '../../../words/counted.ts';
import { some } from '../phrase.ts';
import { buildProject } from '../project.ts';
import { positionOf } from '../source.ts';
import { lacksOf } from './complete.ts';
import { localesOf } from './locales.ts';

/** How much of each language is there, a line each, and what it lacks of what it calls complete; '' without one. */
export function translatedSummary(files: readonly DefinitionFile[], trade: TradeWords): string {
  const project = buildProject(files, trade);
  return localesOf(project)
    .map((locale) => {
      const { name, untranslated, count } = locale;
      const done = `${inWholes(count - untranslated.length)} of ${inWholes(count)} texts translated`;
      const lacks = lacksOf(project, locale).map(({ file, names }) => `    ${file}: ${some(names)}\n`);
      const stale = lacks.length === 0 ? '' : `  to add, of what it calls complete:\n${lacks.join('')}`;
      return `${name}: ${done} (npm run check -- --untranslated ${name})\n${stale}`;
    })
    .join('');
}

/** The texts that a language lacks, a line each: where it stands, its name, and the text; undefined for no language of the project. */
export function untranslatedList(
  files: readonly DefinitionFile[],
  trade: TradeWords,
  language: string,
): readonly string[] | undefined {
  const locale = localesOf(buildProject(files, trade)).find(({ name }) => name === language);
  return locale?.untranslated.map(({ source, name, text, node }) => {
    const { line, column } = positionOf(source, node.offset);
    return `${source.file}:${line}:${column}  ${name}  ${JSON.stringify(text)}`;
  });
}
