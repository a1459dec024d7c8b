import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { restoresIn, undoRestores } from './aside.ts';
import { refuseDamaged } from './explained.ts';
import { lockFolder, lockToRead } from './lock.ts';
import { refuseForeignWal } from './wal.ts';

/** A database that is only read. */
export interface ReadFile {
  readonly database: Database.Database;
  readonly close: () => void;
}

/**
 * Opens the database of a folder to read it alone, beside the service that owns it or not, also on a disk that is full
 * or cannot be written. Throws when there is none, or its files do not belong together.
 */
export function openToRead(folder: string): ReadFile {
  const file = join(folder, 'data.db');
  if (!existsSync(folder)) throw noDatabase(folder);
  undoAlone(folder);
  const release = lockToRead(folder);
  try {
    if (release) refuseForeignWal(folder);
    if (!existsSync(file)) throw noDatabase(folder);
    const database = openAt(pathToFileURL(file).href, waysToRead(file, release !== undefined));
    const close = () => {
      database.close();
      release?.();
    };
    try {
      refuseDamaged(database, file);
    } catch (thrown) {
      database.close();
      throw thrown;
    }
    return { database, close };
  } catch (thrown) {
    release?.();
    throw thrown;
  }
}

/** What is said where a database should be and none is. */
export const noDatabase = (folder: string): Error =>
  new Error(`There is no database in ${folder}. Set DATA_DIR to the folder of the service.`);

/** Throws while a restore replaces the database of a folder that somebody else has locked. */
export function refuseBesideRestore(folder: string): void {
  if (restoresIn(folder).length > 0)
    throw new Error(`A restore into ${folder} is under way. Try again when it has ended.`);
}

/** Undoes a restore that was cut off; throws while it is under way. */
function undoAlone(folder: string): void {
  if (restoresIn(folder).length === 0) return;
  const release = lockFolder(folder);
  if (release) undoRestores(folder);
  else refuseBesideRestore(folder);
  release?.();
}

/**
 * What SQLite is told of a file that it must not write to, the first that the disk allows. A `-wal` that nobody works on
 * is read by an index in memory, which a full disk has no room for; a file without one is taken as it stands where not even
 * an empty `-wal` can be put beside it, and so nobody can write to it either.
 */
function waysToRead(file: string, isAlone: boolean): readonly [string, ...string[]] {
  if (!isAlone) return ['mode=ro'];
  const hasWal = (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
  return hasWal ? ['mode=ro&readonly_shm=1', 'mode=ro'] : ['mode=ro', 'immutable=1'];
}

/** Opens a database in the first of these ways in which it can be read; throws what the last one came to. */
function openAt(address: string, [way, ...others]: readonly [string, ...string[]]): Database.Database {
  const database = new Database(`${address}?${way}`);
  try {
    database.exec('PRAGMA busy_timeout = 5000; SELECT 1 FROM sqlite_master');
    return database;
  } catch (thrown) {
    database.close();
    const [next, ...rest] = others;
    if (next === undefined) throw thrown;
    return openAt(address, [next, ...rest]);
  }
}
