import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { openEmbedded } from '../../src/server/store/embedded.ts';
import { openPostgres } from '../../src/server/store/postgres.ts';
import type { Store } from '../../src/server/store/store.ts';
import { type Service, startService, temporaryFolder } from '../server/service.ts';

/** A database of its own for one test file: opens any number of stores on it, and leaves nothing behind. */
export interface TestDatabase {
  readonly open: () => Promise<Store>;
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
  return { open: () => openEmbedded(folder.path), remove: async () => folder.remove() };
}

function postgres(url: string): TestDatabase {
  const schema = `test_${randomBytes(6).toString('hex')}`;
  return {
    open: () => openPostgres(url, schema),
    remove: async () => {
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query(`drop schema if exists ${schema} cascade`);
      await client.end();
    },
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
