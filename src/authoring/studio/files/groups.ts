import { type FileKind, type KnownFile, kindOf } from '../../../definitions/kinds.ts';
import type { DefinitionFile } from '../../../definitions/types.ts';
import { trade } from '../../../trade.ts';
import { capital } from '../../checker/phrase.ts';
import { fileTitle } from '../words/titles.ts';

/** Files that stand together in the list. */
export interface FileGroup {
  readonly title: string;
  readonly files: readonly {
    readonly file: string;
    readonly name: string;
    readonly title: string | undefined;
  }[];
}

const titles: readonly (readonly [title: string, kinds: readonly FileKind[]])[] = [
  [capital(trade.words.owners.many), ['variant']],
  ['Cards', ['card']],
  ['Journeys', ['journey']],
  ['Words of the pages', ['words']],
  ['Languages', ['locale', 'translation']],
  ['Brands', ['brand']],
  [
    'Shared',
    [
      'messages',
      'notices',
      'conditions',
      'facts',
      'owners',
      'table',
      'pages',
      'settings',
      'contexts',
      'obligations',
      'choices',
      'wording',
      'word-rules',
      'sign-off',
      'guards',
    ],
  ],
];

/** The files in groups by kind, each by its title and name, in that order; those whose path or title holds the words asked for. */
export function groupsOf(files: Iterable<DefinitionFile>, search: string): readonly FileGroup[] {
  const words = search.toLowerCase().split(/\s+/);
  const known = [...files].flatMap((one) => {
    const kind = kindOf(one.file, trade);
    const title = fileTitle(one);
    const sought = `${one.file} ${title}`.toLowerCase();
    return kind && words.every((word) => sought.includes(word))
      ? [{ file: one.file, ...kind, name: nameOf(kind), title }]
      : [];
  });
  return titles.flatMap(([title, kinds]) => {
    const own = known.filter(({ kind }) => kinds.includes(kind));
    return own.length === 0 ? [] : [{ title, files: own.sort(byName) }];
  });
}

/** A file of a language is called after it and the file that it translates. */
const nameOf = ({ locale, name }: KnownFile) => (locale === undefined ? name : `${locale} ${name}`);

const order = new Intl.Collator('en-GB', { numeric: true });

interface Named {
  readonly name: string;
  readonly title: string | undefined;
}

function byName(one: Named, other: Named): number {
  return order.compare(one.title ?? one.name, other.title ?? other.name);
}
