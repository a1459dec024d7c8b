import { type FileKind, type KnownFile, kindOf } from '../../../definitions/kinds.ts';
import { trade } from '../../../trade.ts';
import { capital } from '../../checker/phrase.ts';

/** Files that stand together in the list. */
export interface FileGroup {
  readonly title: string;
  readonly files: readonly { readonly file: string; readonly name: string }[];
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

/** The files in groups by kind, each by its name, in the order of that name; those whose path holds the words asked for. */
export function groupsOf(files: Iterable<string>, search: string): readonly FileGroup[] {
  const words = search.toLowerCase().split(/\s+/);
  const known = [...files].flatMap((file) => {
    const kind = kindOf(file, trade);
    return kind && words.every((word) => file.toLowerCase().includes(word))
      ? [{ file, ...kind, name: nameOf(kind) }]
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

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return order.compare(one.name, other.name);
}
