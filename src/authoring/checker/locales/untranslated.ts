import type { DefinitionFile } from '../../../definitions/types.ts';
import type { TradeWords } from '../../../engine/trade-words.ts';
import { inWholes } from '../../../words/counted.ts';
import { buildProject } from '../project.ts';
import { positionOf } from '../source.ts';
import { localesOf } from './locales.ts';

/** How much of each language is there, a line each; '' without one. */
export function translatedSummary(files: readonly DefinitionFile[], trade: TradeWords): string {
  return localesOf(buildProject(files, trade))
    .map(({ name, untranslated, count }) => {
      const done = `${inWholes(count - untranslated.length)} of ${inWholes(count)} texts translated`;
      return `${name}: ${done} (npm run check -- --untranslated ${name})\n`;
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
