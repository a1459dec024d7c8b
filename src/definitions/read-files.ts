import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { TradeWords } from '../engine/trade-words.ts';
import { definitionFolders } from './kinds.ts';
import type { DefinitionFile } from './types.ts';

/** Every JSON file of a trade's definition folders under a project's root, sorted by path; a missing folder is empty. */
export function readDefinitionFiles(root: string, trade: TradeWords): DefinitionFile[] {
  const paths = definitionFolders(trade).flatMap((folder) => jsonFiles(join(root, folder)));
  return paths.sort().map((path) => ({
    file: relative(root, path).split(sep).join('/'),
    text: readFileSync(path, 'utf8'),
  }));
}

function jsonFiles(folder: string): string[] {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return entry.name === 'meta' ? [] : jsonFiles(join(folder, entry.name));
    return entry.name.endsWith('.json') ? [join(folder, entry.name)] : [];
  });
}
