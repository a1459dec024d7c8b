import { randomInt } from 'node:crypto';
import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmdirSync, truncateSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'libsql';
import { databaseIn, incomingIn, moveDatabase, removeAside, undoRestores } from '../store/aside.ts';
import type { Copied } from '../store/keeping.ts';
import { lockFolder } from '../store/lock.ts';
import { openToRead } from '../store/reading.ts';
import { headsSql, keyIdIn, sealedIn } from '../store/sealed.ts';
import { sqliteCode } from '../store/sqliteCode.ts';
import { sync } from '../store/sync.ts';
import { areTextsLegible } from '../store/texts.ts';
import { hasOwnWal, headerOf, marks } from '../store/wal.ts';
import {
  asideName,
  type Copy,
  makeFile,
  type Restored,
  refuseCopy,
  refuseOtherStore,
  tablesOf,
  unreadable,
} from './copy.ts';
import { endWithDigest, holdDigest } from './digest.ts';

/**
 * Copies the database of a folder into a new file, of one moment, also while the service runs; read back and found
 * whole. Throws when there is no database, the file is there already, or the copy is broken.
 */
export function backupEmbedded(copied: Copied, folder: string, file: string): Promise<Copy> {
  return makeFile(file, (part) => {
    const { database, close } = openToRead(folder);
    try {
      copyInto(database, part);
    } finally {
      close();
    }
    const copy = readCopy(copied, part, `${file} cannot be read: it is damaged, or no database.`);
    endWithDigest(part);
    return copy;
  });
}

/** Only the copy is written: what the disk refuses is said of it. */
function copyInto(database: Database.Database, part: string): void {
  try {
    database.exec(`VACUUM INTO '${part.replaceAll("'", "''")}'`);
  } catch (cause) {
    if (!/^SQLITE_(FULL|IOERR|CANTOPEN|READONLY)/.test(sqliteCode(cause) ?? '')) throw cause;
    throw new Error(`The copy cannot be written: the disk of ${dirname(dirname(part))} is full or fails.`, {
      cause,
    });
  }
}

/**
 * Puts a copy in the place of a folder's database, whose files are set aside in a folder of their own. Throws, with
 * everything left as it was, when the service runs, the copy is broken or sealed with a key that is not `given`, or its
 * digest or `-wal` is missing and it shall not be taken as it is.
 */
export function restoreEmbedded(
  copied: Copied,
  folder: string,
  file: string,
  given: readonly string[],
  asItIs: boolean,
): Restored {
  refuseOtherStore(file, 'embedded');
  const header = headerOf(file);
  if (header === undefined) throw new Error(`${file} is no database, or damaged. Choose another copy.`);
  if ([marks.open, marks.before].some((mark) => mark === header.mark) && !asItIs)
    throw new Error(
      `${file} was not made by \`npm run backup\`: it is the file of a running service, without what its data.db-wal ` +
        `held. Choose another copy, or take it as it is: npm run restore -- ${file} --as-it-is`,
    );
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = lockFolder(folder);
  if (release === undefined) throw new Error(`The service runs on ${folder}. Stop it, then try again.`);
  try {
    undoRestores(folder);
    const aside = join(folder, asideName(new Date()));
    mkdirSync(aside, { mode: 0o700 });
    const copy = takeCopy(copied, file, aside, given, asItIs);
    const isFirst = databaseIn(folder).length === 0;
    moveDatabase(folder, aside);
    // Before this all can be put back, and with it all is done.
    renameSync(incomingIn(aside), join(folder, 'data.db'));
    sync(folder);
    if (isFirst) rmdirSync(aside);
    return { ...copy, before: isFirst ? undefined : aside };
  } finally {
    release();
  }
}

/** Copies a file to where it is set into its place from, and reads it there; leaves nothing behind when it is refused. */
function takeCopy(
  copied: Copied,
  file: string,
  aside: string,
  given: readonly string[],
  asItIs: boolean,
): Copy {
  const part = incomingIn(aside);
  try {
    if (!existsSync(file))
      throw new Error(`${file} was set aside by a restore that was cut off, and is back in its place now.`);
    copyFileSync(file, part);
    chmodSync(part, 0o600);
    truncateSync(part, holdDigest(part, file, asItIs));
    // What can be read of it is better than nothing.
    if (asItIs && hasOwnWal(file)) copyFileSync(`${file}-wal`, `${part}-wal`);
    const copy = readCopy(copied, part, unreadable(file));
    refuseCopy(basename(file), copy, given);
    for (const path of [part, aside, dirname(aside)]) sync(path);
    return copy;
  } catch (thrown) {
    removeAside(aside);
    throw thrown;
  }
}

/** Reads a copy through, and marks it as one that stands alone and has no `-wal` of any other. Throws what is `told` when it is broken. */
function readCopy(copied: Copied, part: string, told: string): Copy {
  const database = new Database(part);
  const valuesOf = (sql: string) =>
    database
      .prepare(sql)
      .raw()
      .all()
      .flatMap((row: unknown) => (Array.isArray(row) ? row : []));
  try {
    database.exec('PRAGMA journal_mode = DELETE');
    if (valuesOf('PRAGMA integrity_check')[0] !== 'ok' || !areTextsLegible(database))
      throw new Error('it is damaged');
    const tables = valuesOf("select name from sqlite_master where type = 'table'");
    const present = tablesOf(copied).filter((table) => tables.includes(table));
    const rows = new Map(
      present.map((table) => [table, Number(valuesOf(`select count(*) from ${table}`)[0])]),
    );
    const ids = present.flatMap((table) => {
      const here = valuesOf(`select name from pragma_table_info('${table}')`);
      const sealed = sealedIn(copied)[table]?.filter((column) => here.includes(column)) ?? [];
      // What is damaged has no key: a copy that holds it is a copy all the same.
      return sealed.flatMap((column) =>
        valuesOf(headsSql(table, column)).map((head) => keyIdIn(String(head))),
      );
    });
    const held = rows.has('keys') ? valuesOf("select value from keys where name = 'data-key'") : [];
    database.exec(`PRAGMA application_id = ${marks.closed}; PRAGMA user_version = ${randomInt(2 ** 31)}`);
    return { rows, keyIds: [...new Set([...held, ...ids].filter((id) => typeof id === 'string'))] };
  } catch (cause) {
    throw new Error(told, { cause });
  } finally {
    database.close();
  }
}
