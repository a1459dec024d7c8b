import type { Node } from '../json.ts';
import type { Project } from '../project.ts';
import { filesOfJourney, type Locale, listed } from './locales.ts';

/** Texts of a file that a language lacks, though it says that it has what shows them. */
export interface Lack {
  readonly file: string;
  readonly names: readonly string[];
  /** Where the language says so. */
  readonly node: Node;
}

/** What a language lacks of the journeys and words that it calls complete, each file once. */
export function lacksOf(project: Project, locale: Locale): readonly Lack[] {
  const wanted = [
    ...listed(locale, 'complete').map(({ name, node }) => ({ node, files: filesOfJourney(project, name) })),
    ...listed(locale, 'completeWords').map(({ name, node }) => ({
      node,
      files: new Set([`schemas/words/${name}.json`]),
    })),
  ];
  const lacks = new Map<string, Lack>();
  for (const { node, files } of wanted) {
    for (const file of files) {
      const names = locale.untranslated.flatMap((text) => (text.source.file === file ? text.name : []));
      if (names.length > 0 && !lacks.has(file)) lacks.set(file, { file, names, node });
    }
  }
  return [...lacks.values()];
}
