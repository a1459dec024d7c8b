import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { memoryCounters } from './counters.ts';
import { migrate, type Tables } from './migrations.ts';
import { sqlStore } from './sqlStore.ts';
import type { Store } from './store.ts';

/**
 * Opens the embedded database in a folder, made when it is not there. Every commit is on the disk before it returns
 * (WAL, synchronous FULL). One process owns the folder: a second one is refused here, at start, with what to do. Other
 * programs may read the file meanwhile, to back it up. A `visit` beside the service is for one short errand.
 */
export async function openEmbedded(folder: string, visit = false): Promise<Store> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = visit ? () => undefined : lockFolder(folder);
  try {
    const file = join(folder, 'data.db');
    const database = new Database(file);
    chmodSync(file, 0o600);
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    database.exec('PRAGMA secure_delete = ON');
    // The erase command may hold the database for a moment.
    database.exec('PRAGMA busy_timeout = 5000');
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
    await migrate(db);
    const store = sqlStore(db, memoryCounters);
    return { ...store, close: () => store.close().finally(release) };
  } catch (thrown) {
    release();
    throw thrown;
  }
}

/**
 * Holds an exclusive lock on a file beside the database, and gives the way to release it. The system drops it when the
 * process ends, however it ends. (A lock on the database itself would outlive close(): libsql keeps a connection until
 * its statements are collected.)
 */
function lockFolder(folder: string): () => void {
  const lock = new Database(join(folder, 'data.lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (thrown) {
    lock.close();
    throw new Error(
      `The database in ${folder} is in use by another process. Stop that process, or choose another DATA_DIR, ` +
        'or set DATABASE_URL to a PostgreSQL database that several processes share.',
      { cause: thrown },
    );
  }
  return () => lock.close();
}
