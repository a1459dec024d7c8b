import { own } from '../engine/own.ts';
import type { TradeWords } from '../engine/trade-words.ts';
import { layoutOf } from './layout.ts';

/** Kinds of which there is one file, called by its kind: `schemas/KIND.json`. What journeys are made of, and what is said of them. */
const made = ['conditions', 'facts', 'messages', 'notices'] as const;
const told = [
  'contexts',
  'obligations',
  'choices',
  'settings',
  'wording',
  'sign-off',
  'guards',
  'word-rules',
] as const;

/** Kinds of which there are many files: the folder of each, and how the names of its files end. */
const named = {
  journey: { folder: 'schemas/journeys', end: '.journey.json' },
  card: { folder: 'schemas/cards', end: '.card.json' },
  brand: { folder: 'schemas/brands', end: '.brand.json' },
  words: { folder: 'schemas/words', end: '.json' },
} as const;

/**
 * The kinds of definition files. `owners` has the names of those who have variants; `table` is a table of the trade. A
 * `locale` says what a language is called; a `translation` has the texts of one other file in it.
 */
export type FileKind =
  | (typeof made)[number]
  | (typeof told)[number]
  | keyof typeof named
  | 'owners'
  | 'pages'
  | 'table'
  | 'variant'
  | 'locale'
  | 'translation';

/** The folder of the languages, each a folder of its own that mirrors the files that it translates. */
const locales = 'schemas/locales';
/** Kinds whose texts people read, so that a language may have them. */
const translated: readonly FileKind[] = ['card', 'journey', 'words', 'messages', 'notices', 'variant'];

/** A definition file by its place. */
export interface KnownFile {
  readonly kind: FileKind;
  /** The name that the file name gives. */
  readonly name: string;
  /** What its shape is called: that of its kind, but owners and each table have one of their own, called as their file. */
  readonly shape: string;
  /** The language that it belongs to, by its folder, and the file that it translates: of locales and translations alone. */
  readonly locale?: string;
  readonly base?: string;
}

/** Folders that hold a trade's definition files, relative to the project; `schemas/meta` is for editors only. */
export function definitionFolders({ words }: TradeWords): readonly string[] {
  return ['schemas', layoutOf(words.owners).folder];
}

/** Files of which there is one, by name, in the order in which authors are told of them. */
function singleFiles({ owners, tables }: TradeWords['words']): Readonly<Record<string, FileKind>> {
  return Object.fromEntries<FileKind>([
    ...made.map((kind) => [kind, kind] as const),
    [layoutOf(owners).many, 'owners'],
    ['pages', 'pages'],
    ...Object.keys(tables).map((name) => [name, 'table'] as const),
    ...told.map((kind) => [kind, kind] as const),
  ]);
}

/** Where a trade's definition files may stand, as authors are told. */
export function placesOf({ words }: TradeWords): readonly string[] {
  return [
    ...Object.values(named).map(({ folder, end }) => `${folder}/NAME${end}`),
    `${layoutOf(words.owners).folder}/NAME.json`,
    `schemas/{${Object.keys(singleFiles(words)).join(',')}}.json`,
    `${locales}/LANGUAGE/locale.json`,
    `${locales}/LANGUAGE/{cards,journeys,words,${layoutOf(words.owners).folder},messages.json,notices.json}`,
  ];
}

/** What a file of a language is: it mirrors another, at the same place in the language's own folder. */
function inLocale(file: string, trade: TradeWords): KnownFile | undefined {
  const [, locale, rest] = /^([^/]+)\/(.+)$/.exec(file.slice(locales.length + 1)) ?? [];
  if (locale === undefined || rest === undefined) return undefined;
  if (rest === 'locale.json') return { kind: 'locale', name: 'locale', shape: 'locale', locale };
  const isVariant = rest.startsWith(`${layoutOf(trade.words.owners).folder}/`);
  const base = isVariant ? rest : `schemas/${rest}`;
  const known = kindOf(base, trade);
  return known && translated.includes(known.kind)
    ? { kind: 'translation', name: known.name, shape: 'translation', locale, base }
    : undefined;
}

/** The file that has a file's texts in a language, by the language's folder. */
export function translationFile(base: string, locale: string): string {
  return `${locales}/${locale}/${base.replace(/^schemas\//, '')}`;
}

/** What a file is by its place; undefined where no definition file of the trade may stand. */
export function kindOf(file: string, trade: TradeWords): KnownFile | undefined {
  if (file.startsWith(`${locales}/`)) return inLocale(file, trade);
  const { words } = trade;
  const [, folder, base, name] = /^(.+)\/(([^/]+)\.json)$/.exec(file) ?? [];
  if (base === undefined || name === undefined) return undefined;
  if (folder === layoutOf(words.owners).folder) return { kind: 'variant', name, shape: 'variant' };
  if (folder === 'schemas') {
    const kind = own(singleFiles(words), name);
    return kind && { kind, name, shape: name };
  }
  for (const kind of ['journey', 'card', 'brand', 'words'] as const) {
    const { folder: home, end } = named[kind];
    if (folder === home && base.endsWith(end) && base !== end)
      return { kind, name: base.slice(0, -end.length), shape: kind };
  }
  return undefined;
}
