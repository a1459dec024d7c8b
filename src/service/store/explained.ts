import { statSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'libsql';
import { sqliteCode } from './sqliteCode.ts';
import { areTextsLegible } from './texts.ts';
import { Unavailable } from './unavailable.ts';

const bringBack = 'Bring a copy back: npm run restore -- FILE; it sets the files of now aside.';
const damaged = (file: string) => `${file} is damaged. ${bringBack}`;

/** What is wrong and what to do, by the code of SQLite or the system; `file` is the database, `folder` where it stands. */
const reasons: readonly (readonly [RegExp, (file: string, folder: string) => string])[] = [
  [/^SQLITE_(CORRUPT|NOTADB)/, damaged],
  [
    /^(SQLITE_FULL|ENOSPC|EDQUOT)/,
    (_, folder) => `The disk of ${folder} is full. Make room on it and try again.`,
  ],
  [
    /^(SQLITE_(READONLY|CANTOPEN|PERM)|EROFS|EACCES|EPERM|EISDIR)/,
    (_, folder) =>
      `The database in ${folder} cannot be opened or written. The disk must be writable, and the folder and each ` +
      'data.… file in it the own one of the user that the service runs as.',
  ],
  [
    /^(SQLITE_IOERR|EIO)/,
    (_, folder) => `The disk of ${folder} is full or broken: it does not read or write.`,
  ],
  [
    /^(EEXIST|ENOTDIR)/,
    (_, folder) => `${folder} is no folder. Set DATA_DIR to the folder for the service's data.`,
  ],
  [/^SQLITE_(BUSY|LOCKED)/, (file) => `Another program holds ${file}. End it, or wait, and try again.`],
];

/** The library has no code for a file that it cannot open at all. */
const isClosed = (thrown: Error) => thrown.message.includes('Unable to open connection');

const codeOf = (thrown: unknown) => {
  if (thrown instanceof Error && isClosed(thrown)) return 'SQLITE_CANTOPEN';
  return sqliteCode(thrown);
};

/** Why a folder's database cannot be used, in words for operators; what was told in such words already is left as it is. */
function explain(folder: string, thrown: unknown): unknown {
  const cause = thrown instanceof Unavailable ? (thrown.cause ?? thrown) : thrown;
  const code = codeOf(cause);
  if (code === undefined || isElsewhere(cause, folder)) return thrown;
  const file = join(folder, 'data.db');
  const [, told] = reasons.find(([pattern]) => pattern.test(code)) ?? [];
  if (told === undefined && !code.startsWith('SQLITE_')) return thrown;
  return new Error(told?.(file, folder) ?? `${file} cannot be used. ${bringBack}`, { cause });
}

/** Whether the system complained of a file that is not the database's. */
const isElsewhere = (thrown: unknown, folder: string) =>
  thrown instanceof Error && 'path' in thrown && !String(thrown.path).startsWith(folder);

const isSound = (database: Database.Database) =>
  JSON.stringify(database.prepare('PRAGMA quick_check(1)').raw().all()) === '[["ok"]]' &&
  areTextsLegible(database);

/** A file up to this size is read through each time, bytes: it takes some seconds. */
const readThrough = 512 * 1024 * 1024;

/** Throws when a database of usual size is damaged anywhere, before anything is written into it. */
export function refuseDamaged(database: Database.Database, file: string): void {
  if (statSync(file).size <= readThrough && !isSound(database)) throw new Error(damaged(file));
}

/** Does something with a folder's embedded database. What fails there rejects with words for operators, and what to do. */
export async function explained<T>(folder: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    throw explain(folder, thrown);
  }
}
