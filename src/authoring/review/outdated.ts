import { counted } from '../../words/counted.ts';
import { isBase, languageName, localesOf, outdatedIn } from '../checker/locales/locales.ts';
import { buildProject } from '../checker/project.ts';
import type { Project } from './project.ts';
import { listed } from './reach.ts';

/** How many translations fit their text no more after a change, in one sentence; undefined where there are none. */
export function saysOutdated(before: Project, after: Project): string | undefined {
  const known = new Set(outdatedOf(before).flatMap(({ texts }) => texts));
  const languages = outdatedOf(after).flatMap(({ said, texts }) => {
    const count = texts.filter((text) => !known.has(text)).length;
    return count === 0 ? [] : { said, count };
  });
  if (languages.length === 0) return undefined;
  const parts = languages.map(({ said, count }) => `${counted(count, 'translation')} in ${said}`);
  const isOne = languages.length === 1 && languages[0]?.count === 1;
  return `${listed(parts)} no longer ${isOne ? 'fits' : 'fit'}: people will see ${written(after)} instead.`;
}

/** The translations of each language that fit no more, each known by its file and name. */
const outdatedOf = ({ files, trade }: Project) =>
  localesOf(buildProject(files, trade)).map((locale) => ({
    said: languageName(locale),
    texts: outdatedIn(locale).map(({ source, name }) => `${source.file} ${name}`),
  }));

/** What people see where there is no translation: the language that all files are written in, where it has a name. */
function written({ files, trade }: Project): string {
  const file = buildProject(files, trade).read.find((source) => source.kind === 'locale' && isBase(source));
  return file === undefined ? 'the text itself' : `the ${languageName({ file, name: file.locale ?? '' })}`;
}
