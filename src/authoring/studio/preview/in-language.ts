import { keep } from '../../../definitions/keep.ts';
import { localise, withTexts } from '../../../definitions/localise.ts';
import { type Language, written } from '../../../words/language.ts';
import { at, textOf } from '../../checker/json.ts';
import { localeTexts } from '../../checker/locales/locale-texts.ts';
import { isFresh, localesOf } from '../../checker/locales/locales.ts';
import { buildProject } from '../../checker/project.ts';
import type { Project } from '../../review/project.ts';

/** A language of a project: what its speakers call it, and the project as they meet it. */
interface SpokenProject {
  readonly name: string;
  readonly said: string;
  readonly language: Language;
  readonly project: Project;
}

/** Every language that a project's files are translated into; whether a translation is signed is no matter here. */
export const languagesOf = keep((project: Project): readonly SpokenProject[] =>
  localesOf(buildProject(project.files, project.trade)).map((locale) => {
    const texts = localeTexts(locale, isFresh);
    const { data, definitions } = project;
    const variants = Object.fromEntries(
      Object.entries(data.variants).map(([name, one]) => [name, withTexts(one, texts.variants[name])]),
    );
    return {
      name: locale.name,
      said: textOf(at(locale.file?.root, 'name')) ?? locale.name,
      language: { lang: textOf(at(locale.file?.root, 'lang')) ?? locale.name, words: texts.words },
      project: { ...project, data: { ...data, variants }, definitions: localise(definitions, texts) },
    };
  }),
);

/** A project in a language by its name, and the language; as it is written, where there is none of that name. */
export function spokenIn(project: Project, name: string): Pick<SpokenProject, 'project' | 'language'> {
  return languagesOf(project).find((one) => one.name === name) ?? { project, language: written };
}
