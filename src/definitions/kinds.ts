import { own } from '../engine/own.ts';
import type { TradeWords } from '../engine/trade-words.ts';
import { layoutOf } from './layout.ts';

/** Kinds of which there is one file, called by its kind: `schemas/KIND.json`. */
type SingleKind =
  | 'conditions'
  | 'facts'
  | 'messages'
  | 'notices'
  | 'pages'
  | 'contexts'
  | 'obligations'
  | 'settings'
  | 'wording'
  | 'sign-off';

/** Kinds of which there are many files: the folder of each, and how the names of its files end. */
const named = {
  journey: { folder: 'schemas/journeys', end: '.journey.json' },
  card: { folder: 'schemas/cards', end: '.card.json' },
  brand: { folder: 'schemas/brands', end: '.brand.json' },
  words: { folder: 'schemas/words', end: '.json' },
} as const;

/** The kinds of definition files. `owners` has the names of those who have variants; `table` is a table of the trade. */
export type FileKind = SingleKind | keyof typeof named | 'owners' | 'table' | 'variant';

/** A definition file by its place. */
export interface KnownFile {
  readonly kind: FileKind;
  /** The name that the file name gives. */
  readonly name: string;
  /** What its shape is called: that of its kind, but owners and each table have one of their own, called as their file. */
  readonly shape: string;
}

/** Folders that hold a trade's definition files, relative to the project; `schemas/meta` is for editors only. */
export function definitionFolders({ words }: TradeWords): readonly string[] {
  return ['schemas', layoutOf(words.owners).folder];
}

/** Files of which there is one, by name, in the order in which authors are told of them. */
function singleFiles({ owners, tables }: TradeWords['words']): Readonly<Record<string, FileKind>> {
  return {
    conditions: 'conditions',
    facts: 'facts',
    messages: 'messages',
    notices: 'notices',
    [layoutOf(owners).many]: 'owners',
    pages: 'pages',
    ...Object.fromEntries(Object.keys(tables).map((name) => [name, 'table'] as const)),
    contexts: 'contexts',
    obligations: 'obligations',
    settings: 'settings',
    wording: 'wording',
    'sign-off': 'sign-off',
  };
}

/** Where a trade's definition files may stand, as authors are told. */
export function placesOf({ words }: TradeWords): readonly string[] {
  return [
    ...Object.values(named).map(({ folder, end }) => `${folder}/NAME${end}`),
    `${layoutOf(words.owners).folder}/NAME.json`,
    `schemas/{${Object.keys(singleFiles(words)).join(',')}}.json`,
  ];
}

/** What a file is by its place; undefined where no definition file of the trade may stand. */
export function kindOf(file: string, { words }: TradeWords): KnownFile | undefined {
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
