import { isKept } from '../guards/guarded-words.ts';
import type { Node } from '../json.ts';
import type { Project } from '../project.ts';
import { sentencesOf } from '../sentences.ts';
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
  const lacks = new Map<string, Lack>();
  for (const { node, files } of calledComplete(project, locale)) {
    for (const file of files) {
      const names = locale.untranslated.flatMap((text) => (text.source.file === file ? text.name : []));
      if (names.length > 0 && !lacks.has(file)) lacks.set(file, { file, names, node });
    }
  }
  return [...lacks.values()];
}

/** What a language calls complete and has nothing of: most files of it alone, or one that stood before with its words. */
export function unbegunIn(project: Project, locale: Locale): readonly Omit<Lack, 'file'>[] {
  const shared = filesOfJourney(project, '');
  const begun = new Set(locale.texts.flatMap(({ base }) => base?.source.file ?? []));
  const lacking = new Set(locale.untranslated.map(({ source }) => source.file));
  const older = new Set(
    locale.untranslated.flatMap(({ source, text }) =>
      sentencesOf(text).some((one) => isKept(project, source, one)) ? source.file : [],
    ),
  );
  return calledComplete(project, locale).flatMap(({ node, files }) => {
    const own = [...files].filter((file) => files.size === 1 || !shared.has(file));
    const names = own.filter((file) => lacking.has(file) && !begun.has(file));
    const gone = names.filter((file) => older.has(file));
    const isMost = names.length > own.filter((file) => begun.has(file)).length;
    return isMost || gone.length > 0 ? [{ node, names: isMost ? names : gone }] : [];
  });
}

/** The files of each journey, and the file of words, that a language says that it has complete. */
const calledComplete = (project: Project, locale: Locale) => [
  ...listed(locale, 'complete').map(({ name, node }) => ({ node, files: filesOfJourney(project, name) })),
  ...listed(locale, 'completeWords').map(({ name, node }) => ({
    node,
    files: new Set([`schemas/words/${name}.json`]),
  })),
];
