import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { prepareCounters, sharedCounters } from './counters.ts';
import { migrate, type Tables } from './migrations.ts';
import { sqlStore } from './sqlStore.ts';
import type { Store } from './store.ts';

/**
 * Opens a PostgreSQL database by its URL: any number of processes may share it. `schema` keeps the tables in a schema
 * of that name, made when it is not there; else they stand where the connection's search path points.
 */
export async function openPostgres(url: string, schema?: string): Promise<Store> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    ...(schema === undefined ? {} : { options: `-c search_path=${schema}` }),
  });
  // A broken idle connection is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    if (schema !== undefined) await sql`create schema if not exists ${sql.id(schema)}`.execute(db);
    // Tables of the same names in another schema are not ours.
    const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
    await migrate(db, rows[0]?.schema);
    await prepareCounters(pool);
    return sqlStore(db, sharedCounters(pool));
  } catch (thrown) {
    await db.destroy();
    throw new Error('The PostgreSQL database of DATABASE_URL does not answer or refuses us.', {
      cause: thrown,
    });
  }
}
