/** The kinds of definition files, and where each stands. */
export type FileKind =
  | 'journey'
  | 'card'
  | 'conditions'
  | 'facts'
  | 'messages'
  | 'notices'
  | 'suppliers'
  | 'pages'
  | 'averages'
  | 'contexts'
  | 'obligations'
  | 'brand'
  | 'settings'
  | 'wording'
  | 'words'
  | 'sign-off'
  | 'variant';

/** Folders that hold definition files, relative to the project; `schemas/meta` is for editors only. */
export const definitionFolders = ['schemas', 'supplier-variants'] as const;

const patterns: readonly (readonly [FileKind, RegExp])[] = [
  ['journey', /^schemas\/journeys\/([^/]+)\.journey\.json$/],
  ['card', /^schemas\/cards\/([^/]+)\.card\.json$/],
  ['brand', /^schemas\/brands\/([^/]+)\.brand\.json$/],
  ['words', /^schemas\/words\/([^/]+)\.json$/],
  ['variant', /^supplier-variants\/([^/]+)\.json$/],
  ['conditions', /^schemas\/(conditions)\.json$/],
  ['facts', /^schemas\/(facts)\.json$/],
  ['messages', /^schemas\/(messages)\.json$/],
  ['notices', /^schemas\/(notices)\.json$/],
  ['suppliers', /^schemas\/(suppliers)\.json$/],
  ['pages', /^schemas\/(pages)\.json$/],
  ['averages', /^schemas\/(averages)\.json$/],
  ['contexts', /^schemas\/(contexts)\.json$/],
  ['wording', /^schemas\/(wording)\.json$/],
  ['obligations', /^schemas\/(obligations)\.json$/],
  ['settings', /^schemas\/(settings)\.json$/],
  ['sign-off', /^schemas\/(sign-off)\.json$/],
];

/** The kind of a file and the name that its file name gives it; undefined where no definition file may stand. */
export function kindOf(file: string): { readonly kind: FileKind; readonly name: string } | undefined {
  for (const [kind, pattern] of patterns) {
    const name = pattern.exec(file)?.[1];
    if (name !== undefined) return { kind, name };
  }
  return undefined;
}
