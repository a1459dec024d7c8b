import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDefinitionFiles } from '../../definitions/read-files.ts';
import type { DefinitionFile } from '../../definitions/types.ts';
import { complain, root, say, trade } from '../asked-trade.ts';
import type { RefusedFiles } from './added.ts';
import { writeMeta } from './write-meta.ts';

/**
 * Writes new definition files, and their names into the schemas for editors; tells of them. Gives the exit code: 1 when they are
 * refused, 2 where what is wanted is a sentence about wrong arguments.
 */
export function writeAdded<Wanted extends object, Made extends readonly DefinitionFile[]>(
  wanted: Wanted | string,
  usage: string,
  make: (wanted: Wanted, files: readonly DefinitionFile[]) => Made | RefusedFiles,
  tell: (made: Made, wanted: Wanted) => string,
): number {
  if (typeof wanted === 'string') {
    complain(`${wanted}\n${usage}`);
    return 2;
  }
  const files = readDefinitionFiles(root, trade);
  const made = make(wanted, files);
  if ('refused' in made) {
    complain(made.refused.join('\n'));
    return 1;
  }
  // The flag refuses what appeared since the folder was read.
  for (const { file, text } of made) writeFileSync(join(root, file), text, { flag: 'wx' });
  // Read anew: the names stand in the order of the folder.
  writeMeta(root, readDefinitionFiles(root, trade), trade);
  say(tell(made, wanted));
  return 0;
}
