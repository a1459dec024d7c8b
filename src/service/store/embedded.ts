import { chmodSync, existsSync, lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { Kysely } from 'kysely';
import Database from 'libsql';
import { undoRestores } from './aside.ts';
import { memoryCounters } from './counters.ts';
import { patientSqlite } from './embeddedDriver.ts';
import { refuseDamaged } from './explained.ts';
import type { Keeping, OwnTables } from './keeping.ts';
import { lockFolder } from './lock.ts';
import { migrate, refuseOutdated } from './migrate.ts';
import { noDatabase, openToRead, refuseBesideRestore } from './reading.ts';
import { serviceStore } from './serviceStore.ts';
import type { Admit, Store } from './store.ts';
import { isBusy, keepWal, refuseForeignWal, type WalKeeper } from './wal.ts';

/** What was overwritten leaves the files after that many milliseconds, when nobody else reads them. */
const checkpointEvery = 2000;

/** Databases that this process owns and has not closed: SQLite would tidy up after them when it ends, without our mark. */
const owned = new Set<WalKeeper>();
process.on('exit', () => {
  for (const wal of owned) wal.close();
});

/** The opened database of a folder. */
export interface DataFile {
  readonly database: Database.Database;
  readonly wal: WalKeeper;
  /** The last checkpoint, and the folder is free. */
  readonly close: () => void;
}

/**
 * Opens the database file of a folder, made when it is not there. Throws when another process owns it, unless this is a
 * `visit` beside that process, and when the file and its `-wal` do not belong together.
 */
export function openDataFile(folder: string, visit = false): DataFile {
  if (visit && !existsSync(folder)) throw noDatabase(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A visitor's errand is short: the service waits for its end.
  const release = lockFolder(folder, visit ? 0 : 1000);
  if (release === undefined && !visit)
    throw new Error(
      `The database in ${folder} is in use by another process. Stop that process, or choose another DATA_DIR, ` +
        'or set DATABASE_URL to a PostgreSQL database that several processes share.',
    );
  try {
    if (release) undoRestores(folder);
    else refuseBesideRestore(folder);
    if (release) refuseForeignWal(folder);
    const file = join(folder, 'data.db');
    if (visit && !existsSync(file)) throw noDatabase(folder);
    if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Error(
        `${file} is a link. Its data.db-wal must lie beside the file itself: set DATA_DIR to the folder that holds them, ` +
          'with the other data.… files moved there too.',
      );
    const database = new Database(file);
    refuseDamaged(database, file);
    chmodSync(file, 0o600);
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    database.exec('PRAGMA secure_delete = ON');
    const wal = keepWal(database, file, release !== undefined);
    if (release) owned.add(wal);
    const close = () => {
      owned.delete(wal);
      // The owner may have gone meanwhile: then the last one here leaves the file as it would have.
      const free = release ?? lockFolder(folder);
      try {
        if (free) wal.close();
      } finally {
        database.close();
        free?.();
      }
    };
    return { database, wal, close };
  } catch (thrown) {
    release?.();
    throw thrown;
  }
}

/**
 * Opens the embedded database in a folder, with what a trade keeps there, made when it is not there. Every commit is on the disk before it returns
 * (WAL, synchronous FULL); what is erased or overwritten is gone from every file of the folder: at once when it was
 * erased, else within seconds. One process owns the folder: a second one is refused here, at start, with what to do. A
 * `visit` beside the service is for one short errand. Whom `admit` refuses finds it as it was.
 */
export async function openEmbedded<Kept>(
  keeping: Keeping<Kept>,
  folder: string,
  { visit = false, admit }: { readonly visit?: boolean; readonly admit?: Admit } = {},
): Promise<Store<Kept>> {
  const { database, wal, close } = openDataFile(folder, visit);
  // Another program may hold the database for a moment: our driver waits, not the whole process.
  const db = new Kysely<OwnTables>({ dialect: patientSqlite(database, visit ? 10_000 : 2_000, wal) });
  const store = serviceStore(db, memoryCounters(), keeping);
  try {
    await admit?.(store);
    await migrate(db, keeping.migrations);
    wal.checkpoint(true);
  } catch (thrown) {
    closeAfterFault(close);
    throw thrown;
  }
  const timer = setInterval(() => {
    try {
      if (wal.isFilled()) wal.checkpoint(false);
    } catch {
      // What was saved is safe where it is; a full disk is told of by whoever wants to save more.
    }
  }, checkpointEvery).unref();
  const upkeep = keeping.upkeep(db);
  /** Others write all the time: between two of their transactions. */
  const between = async () => {
    while (database.inTransaction) await endOfTurn();
  };
  const gone = async <T>(done: Promise<T>) => {
    const result = await done;
    await between();
    // Where somebody reads meanwhile the service comes back to it in a moment; a visitor has to wait.
    wal.checkpoint(visit);
    return result;
  };
  return {
    ...keeping.kept(db, false),
    ...store,
    sealPlain: (sealer) => gone(upkeep.sealPlain(sealer)),
    erase: (id) => gone(upkeep.erase(id)),
    async eraseBefore(moment) {
      const erased = await upkeep.eraseBefore(moment);
      await between();
      if (isMostlyFree(database)) makeSmall(database);
      wal.checkpoint(visit);
      return erased;
    },
    eraseUnfinished: (moment) => gone(upkeep.eraseUnfinished(moment)),
    async close() {
      clearInterval(timer);
      await between();
      close();
      await store.close();
    },
  };
}

/**
 * Opens the embedded database of a folder to read it alone, beside the service or without it; what would write rejects.
 * Rejects when it is of an earlier version, and as `openToRead` throws.
 */
export async function readEmbedded<Kept>(
  keeping: Keeping<Kept>,
  folder: string,
  admit: Admit,
): Promise<Store<Kept>> {
  const { database, close } = openToRead(folder);
  const files = { hold: () => undefined, note: () => undefined };
  const db = new Kysely<OwnTables>({ dialect: patientSqlite(database, 10_000, files) });
  const store = serviceStore(db, memoryCounters(), keeping);
  try {
    await refuseOutdated(db, keeping.migrations);
    await admit(store);
  } catch (thrown) {
    close();
    throw thrown;
  }
  return {
    ...keeping.kept(db, false),
    ...store,
    ...keeping.upkeep(db),
    close: async () => close(),
  };
}

/** Closes a database after something in it failed, which is what is told. */
function closeAfterFault(close: () => void): void {
  try {
    close();
  } catch {
    // It came of the same.
  }
}

/** Whether a quarter of the file, and more than 4 MB, is room that erasing left. */
function isMostlyFree(database: Database.Database): boolean {
  const count = (pragma: string) => Number(Object(database.prepare(`PRAGMA ${pragma}`).get())[pragma]);
  const free = count('freelist_count');
  return free > 1000 && free * 4 > count('page_count');
}

/** Gives the room that is free back; left to the next time while somebody else is at it. */
function makeSmall(database: Database.Database): void {
  try {
    database.exec('VACUUM');
  } catch (thrown) {
    if (!isBusy(thrown)) throw thrown;
  }
}
