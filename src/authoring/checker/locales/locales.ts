import { houseFiles } from '../asked-words.ts';
import { at, entries, items, type Node, textOf } from '../json.ts';
import { keep } from '../keep.ts';
import type { Project } from '../project.ts';
import type { ReadSource } from '../source.ts';
import { type NamedText, namedTexts } from './texts.ts';

/** One text in another language, and the one that it translates: undefined where the file has none of that name. */
export interface Translated {
  readonly source: ReadSource;
  readonly name: string;
  readonly keyNode: Node;
  /** The text as it stood when it was translated. */
  readonly from: Node | undefined;
  /** Undefined where nobody wrote a word of it. */
  readonly to: Node | undefined;
  readonly base: (NamedText & { readonly source: ReadSource }) | undefined;
}

/** A text that a language may have. */
export type TextIn = NamedText & { readonly source: ReadSource };

/** What a language says of itself: the same object for as long as that stays. */
export interface Language {
  /** Its locale.json, where it has one. */
  readonly file: ReadSource | undefined;
  /** Its names of months and weekdays. */
  readonly dates: readonly Translated[];
}

/** A language of the project. */
export interface Locale {
  /** Its folder. */
  readonly name: string;
  /** Its locale.json, where it has one. */
  readonly file: ReadSource | undefined;
  readonly files: readonly ReadSource[];
  readonly texts: readonly Translated[];
  /** The same file by file: a list is the same one for as long as its file stays, and the file that it translates. */
  readonly textsByFile: readonly (readonly Translated[])[];
  readonly language: Language;
  /** Texts that it lacks, or has of another text than stands there now: people see those of the base language. */
  readonly untranslated: readonly TextIn[];
  readonly count: number;
}

/** Every language of a project but the one that its files are written in, by name. */
export const localesOf = keep((project: Project): readonly Locale[] => {
  const all = translatable(project);
  const names = new Set(project.read.flatMap(({ locale }) => locale ?? []));
  return [...names].flatMap((name) => {
    const sources = project.read.filter(({ locale }) => locale === name);
    const file = sources.find(({ kind }) => kind === 'locale');
    if (isBase(file)) return [];
    const files = sources.filter(({ kind }) => kind === 'translation');
    const textsByFile = files.map((source) => translatedIn(project, source));
    const texts = textsByFile.flat();
    const dates = textsByFile.find((all) => all[0]?.source.base === datesFile) ?? none;
    const language = languageWith(dates)(file);
    const done = new Set(texts.filter(isFresh).map(({ base }) => base?.node));
    const untranslated = all.filter(({ node }) => !done.has(node));
    return [{ name, file, files, texts, textsByFile, language, untranslated, count: all.length }];
  });
});

/** The file of words with the names of months and weekdays. */
const datesFile = 'schemas/words/dates.json';
const none: readonly Translated[] = [];

const languageWith = keep((dates: Language['dates']) => {
  const ofFile = keep((file: ReadSource): Language => ({ file, dates }));
  const ofNone: Language = { file: undefined, dates };
  return (file: ReadSource | undefined) => (file === undefined ? ofNone : ofFile(file));
});

/** A translation that has its words, and those that it translates. */
type Judged = Translated & { readonly from: Node; readonly to: Node };

/** What a rule finds in each translation by itself, kept for as long as it and what its language says of itself stay. */
export function inTranslations<V>(judgeIn: (language: Language) => (text: Judged) => Iterable<V>) {
  const judges = keep((language: Language) => {
    const judge = judgeIn(language);
    const isWhole = (text: Translated): text is Judged => text.from !== undefined && text.to !== undefined;
    return keep((texts: readonly Translated[]): readonly V[] =>
      texts.filter(isWhole).flatMap((text) => [...judge(text)]),
    );
  });
  return (project: Project): readonly V[] =>
    localesOf(project).flatMap(({ language, textsByFile }) => textsByFile.flatMap(judges(language)));
}

/** The languages that people may choose from: only there must be what is said to be. */
export function offeredLocales(project: Project): readonly Locale[] {
  const offered = offeredLanguages(project).map(({ node }) => textOf(node));
  return localesOf(project).filter(({ name }) => offered.includes(name));
}

/** Where the settings name a language that people may choose; the first is that of a new visitor. */
export const offeredLanguages = ({
  read,
}: Project): readonly { readonly source: ReadSource; readonly node: Node }[] =>
  read.flatMap((source) =>
    source.kind === 'settings' ? items(at(source.root, 'languages')).map((node) => ({ source, node })) : [],
  );

/** Whether a language is the one that all files are written in. */
export function isBase(file: ReadSource | undefined): boolean {
  return at(file?.root, 'base')?.value === true;
}

/** What the speakers of a language call it. */
export function languageName({ file, name }: Pick<Locale, 'file' | 'name'>): string {
  return textOf(at(file?.root, 'name')) ?? name;
}

/** A translation of what its text said once: where it says that, and what the text says now. */
export interface Outdated extends Pick<Translated, 'source' | 'name'> {
  readonly from: Node;
  readonly text: string;
}

/** The translations of a language whose text says something else by now: people see the text itself. */
export function outdatedIn({ texts }: Locale): readonly Outdated[] {
  return texts.flatMap(({ source, name, from, base }) =>
    base === undefined || from === undefined || textOf(from) === base.text
      ? []
      : { source, name, from, text: base.text },
  );
}

/** Whether a text has words for what stands there now: only then is it shown. */
export function isFresh({ from, to, base }: Translated): boolean {
  return base !== undefined && to !== undefined && textOf(from) === base.text;
}

/** The files whose texts a journey shows: its own, its cards', those of the journeys inside it, and what every journey says. */
export function filesOfJourney(project: Project, name: string): ReadonlySet<string> {
  const journeys = new Set([name]);
  const shared = Object.keys(houseFiles).map((words) => `schemas/words/${words}.json`);
  const files = new Set(['schemas/messages.json', 'schemas/notices.json', ...shared]);
  for (const one of journeys) {
    const journey = project.journeys.get(one);
    if (journey === undefined) continue;
    files.add(journey.source.file);
    for (const { card } of journey.steps) {
      const source = project.cards.get(card)?.source;
      if (source === undefined) continue;
      files.add(source.file);
      for (const mention of source.mentions) if (mention.means === 'journey') journeys.add(mention.name);
    }
  }
  return files;
}

/** The names in a list of a locale's file, with their places. */
export function listed(
  { file }: Pick<Locale, 'file'>,
  key: string,
): readonly { readonly name: string; readonly node: Node }[] {
  return items(at(file?.root, key)).map((node) => ({ name: textOf(node) ?? '', node }));
}

function translatedIn({ read }: Project, source: ReadSource): readonly Translated[] {
  const mirrored = read.find(({ file }) => file === source.base);
  return mirrored === undefined ? translationsIn(source) : translationsOf(mirrored)(source);
}

const translationsOf = keep((mirrored: ReadSource) =>
  keep((source: ReadSource) => translationsIn(source, mirrored)),
);

function translationsIn(source: ReadSource, mirrored?: ReadSource): readonly Translated[] {
  const texts = mirrored && namedTexts(mirrored);
  return entries(at(source.root, 'texts')).map(({ key, keyNode, value }) => {
    const text = texts?.get(key);
    const base = text && mirrored && { ...text, source: mirrored };
    return { source, name: key, keyNode, from: at(value, 'source'), to: written(at(value, 'target')), base };
  });
}

const written = (node: Node | undefined) => (textOf(node)?.trim() === '' ? undefined : node);

const kinds = ['card', 'journey', 'variant', 'words', 'messages', 'notices'];

function translatable({ read }: Project): readonly TextIn[] {
  return read.flatMap((source) =>
    kinds.includes(source.kind ?? '')
      ? [...namedTexts(source).values()].map((text) => ({ ...text, source }))
      : [],
  );
}
