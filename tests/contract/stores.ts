import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import Database from 'libsql';
import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { openEmbedded } from '../../src/server/store/embedded.ts';
import { openPostgres } from '../../src/server/store/postgres.ts';
import type { Store } from '../../src/server/store/store.ts';
import { type Service, startService, temporaryFolder } from '../server/service.ts';

/** A database of its own for one test file: opens any number of stores on it, and leaves nothing behind. */
export interface TestDatabase {
  readonly open: () => Promise<Store>;
  /** Runs statements on the database beside its stores. */
  readonly run: (sql: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Every database that the contract suite runs on, by name. */
export const databases: readonly (readonly [string, () => TestDatabase])[] = [
  ['embedded', embedded],
  ...(process.env.DATABASE_URL
    ? ([['PostgreSQL', () => postgres(process.env.DATABASE_URL ?? '')]] as const)
    : []),
];

function embedded(): TestDatabase {
  const folder = temporaryFolder();
  const run = async (sql: string) => {
    const database = new Database(join(folder.path, 'data.db'));
    database.exec(sql);
    database.close();
  };
  return { open: () => openEmbedded(folder.path), run, remove: async () => folder.remove() };
}

function postgres(url: string): TestDatabase {
  const schema = `test_${randomBytes(6).toString('hex')}`;
  const run = async (sql: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(`set search_path to ${schema}; ${sql}`);
    await client.end();
  };
  return {
    open: () => openPostgres(url, schema),
    run,
    remove: () => run(`drop schema if exists ${schema} cascade`),
  };
}

/** Milliseconds for opening and removing a database: a busy machine may be slow at it. */
const patience = 120_000;

/** A service on such a database for the tests of one `describe`; ask for it inside a test. */
export function serviceOn(
  createDatabase: () => TestDatabase,
  options: Parameters<typeof startService>[0] = {},
): () => Service {
  const database = createDatabase();
  let service: Service | undefined;
  beforeAll(async () => {
    service = await startService({ ...options, store: await database.open() });
  }, patience);
  afterAll(async () => {
    await service?.stop();
    await database.remove();
  }, patience);
  return () => {
    if (!service) throw new Error('The service runs inside tests only.');
    return service;
  };
}
