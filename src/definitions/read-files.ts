import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { TradeWords } from '../engine/trade-words.ts';
import { definitionFolders } from './kinds.ts';
import type { DefinitionFile } from './types.ts';

/** Every JSON file of a trade's definition folders under a project's root, sorted by path; a missing folder is empty. */
export function readDefinitionFiles(root: string, trade: TradeWords): DefinitionFile[] {
  const paths = definitionFolders(trade).flatMap((folder) => filesIn(join(root, folder)));
  const named = paths.map((path) => relative(root, path).split(sep).join('/'));
  const sizes = () => new Map(named.map((file) => [file, statSync(join(root, file)).size]));
  return definitionsAmong(named, sizes).map((one) => ({
    ...one,
    text: readFileSync(join(root, one.file), 'utf8'),
  }));
}

/** The definition files among the names of all, sorted; a brand's with the bytes of the files of letters and of licences beside it. */
export function definitionsAmong(
  names: readonly string[],
  sizes: () => ReadonlyMap<string, number>,
): readonly Omit<DefinitionFile, 'text'>[] {
  const letters = (folder: string) =>
    Object.fromEntries(
      [...sizes()].flatMap(([name, size]) =>
        dirname(name) === folder && /\.(?:woff2|licence\.txt)$/.test(name) ? [[basename(name), size]] : [],
      ),
    );
  return names
    .filter((name) => name.endsWith('.json') && !name.includes('/meta/'))
    .toSorted()
    .map((file) => ({ file, ...(file.endsWith('.brand.json') && { beside: letters(dirname(file)) }) }));
}

function filesIn(folder: string): string[] {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return entry.name === 'meta' ? [] : filesIn(join(folder, entry.name));
    return [join(folder, entry.name)];
  });
}
