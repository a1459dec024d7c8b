import { keep } from '../../../definitions/keep.ts';
import { translationFile } from '../../../definitions/kinds.ts';
import { localise, withTexts } from '../../../definitions/localise.ts';
import { type Language, written } from '../../../words/language.ts';
import { at, textOf } from '../../checker/json.ts';
import { localeTexts } from '../../checker/locales/locale-texts.ts';
import { isFresh, languageName, localesOf, type TextIn } from '../../checker/locales/locales.ts';
import { buildProject } from '../../checker/project.ts';
import type { Project } from '../../review/project.ts';
import { type Origin, placeIn } from '../../review/provenance.ts';
import { targetPath } from '../words/translations.ts';

/** A language of a project: what its speakers call it, and the project as they meet it. */
interface SpokenProject {
  readonly name: string;
  readonly said: string;
  readonly language: Language;
  readonly project: Project;
}

const localesIn = keep((project: Project) => localesOf(buildProject(project.files, project.trade)));

/** Every language that a project's files are translated into; whether a translation is signed is no matter here. */
export const languagesOf = keep((project: Project): readonly SpokenProject[] =>
  localesIn(project).map((locale) => {
    const texts = localeTexts(locale, isFresh);
    const { data, definitions } = project;
    const variants = Object.fromEntries(
      Object.entries(data.variants).map(([name, one]) => [name, withTexts(one, texts.variants[name])]),
    );
    return {
      name: locale.name,
      said: languageName(locale),
      language: { lang: textOf(at(locale.file?.root, 'lang')) ?? locale.name, words: texts.words },
      project: { ...project, data: { ...data, variants }, definitions: localise(definitions, texts) },
    };
  }),
);

/** A project in a language by its name, and the language; as it is written, where there is none of that name. */
export function spokenIn(project: Project, name: string): Pick<SpokenProject, 'project' | 'language'> {
  return languagesOf(project).find((one) => one.name === name) ?? { project, language: written };
}

/** A text in another language: where that is written, or is to be. */
export interface Translation {
  /** What its speakers call the language. */
  readonly said: string;
  /** The language's file, and the text's name there. */
  readonly file: string;
  readonly name: string;
  /** The text that it translates, as it stands now. */
  readonly source: string;
  /** Where its words stand; undefined where people see the text itself: it is not translated, or changed since. */
  readonly place: Origin | undefined;
}

/** How a language says the text that stands at a place; undefined where the text is the same in all. */
export function translationOf(
  project: Project,
  language: string,
  origin: Origin | undefined,
): Translation | undefined {
  const locale = localesIn(project).find(({ name }) => name === language);
  if (locale === undefined || origin === undefined) return undefined;
  const stands = ({ source, path }: TextIn) =>
    source.file === origin.file && JSON.stringify(path) === JSON.stringify(origin.path);
  const shown = locale.texts.find((text) => isFresh(text) && text.base !== undefined && stands(text.base));
  const base = shown?.base ?? locale.untranslated.find(stands);
  if (base === undefined) return undefined;
  const file = shown?.source.file ?? translationFile(origin.file, language);
  return {
    said: languageName(locale),
    file,
    name: base.name,
    source: base.text,
    place: shown && placeIn(project, file, targetPath(shown.name)),
  };
}
