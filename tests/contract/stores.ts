import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import type { EnergyStore as Store } from '../../src/energy/service/store/energyStore.ts';
import { energyKeeping } from '../../src/energy/service/store/keeping.ts';
import { openEmbedded, openPostgres } from '../../src/main/stores.ts';
import { tablesOf } from '../../src/service/copies/copy.ts';
import { openDataFile } from '../../src/service/store/embedded.ts';
import { type Service, startService, temporaryFolder } from '../service/service.ts';
import { newSchema } from './empty-database.ts';

/** A database of its own for one test file: opens any number of stores on it, and leaves nothing behind. */
export interface TestDatabase {
  /** `trackingBytes` is all that tracking may take. */
  readonly open: (trackingBytes?: number) => Promise<Store>;
  /** Runs statements on the database beside its stores. */
  readonly run: (sql: string) => Promise<void>;
  /**
   * Runs statements that are committed only a while after what comes `meanwhile` has begun; on the embedded database, where
   * nobody writes beside another, before it.
   */
  readonly during: <T>(sql: string, meanwhile: () => Promise<T>) => Promise<T>;
  /** Everything that its files hold, as bytes; of PostgreSQL its rows, and its tables' files where we may read them. */
  readonly bytes: () => Promise<string>;
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
    const { database, close } = openDataFile(folder.path, true);
    database.exec(sql);
    close();
  };
  return {
    open: (trackingBytes) => openEmbedded(folder.path, false, trackingBytes),
    run,
    during: async (sql, meanwhile) => {
      await run(sql);
      return meanwhile();
    },
    bytes: async () => bytesOf(folder.path),
    remove: async () => folder.remove(),
  };
}

/** The bytes of every file of a folder, but for its key. */
export const bytesOf = (folder: string): string =>
  Buffer.concat(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'data.key')
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name))),
  ).toString('latin1');

function postgres(url: string): TestDatabase {
  const schema = newSchema();
  const run = async (sql: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(`set search_path to ${schema}; ${sql}`);
    await client.end();
  };
  const bytes = async () => {
    const client = new Client({ connectionString: url });
    await client.connect();
    const read = async (sql: string) =>
      (await client.query<{ read: Buffer | string }>(sql)).rows.map((row) => row.read.toString('latin1'));
    const all: string[] = [];
    for (const table of tablesOf(energyKeeping()))
      all.push(...(await read(`select t::text as read from ${schema}.${table} t`)));
    const [isSuper] = await read("select current_setting('is_superuser') as read");
    if (isSuper === 'on') {
      await client.query('checkpoint');
      all.push(
        ...(await read(`select pg_read_binary_file(pg_relation_filepath(file.oid)) as read
          from pg_class own join pg_class file on file.oid in (own.oid, own.reltoastrelid)
          where own.relnamespace = '${schema}'::regnamespace and own.relkind in ('r', 'i')`)),
      );
    }
    await client.end();
    return all.join('\n');
  };
  return {
    open: (trackingBytes) => openPostgres(url, schema, trackingBytes),
    bytes,
    run,
    during: async (sql, meanwhile) => {
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query(`set search_path to ${schema}; begin; ${sql}`);
      const begun = meanwhile();
      await wait(400);
      await client.query('commit');
      await client.end();
      return begun;
    },
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
