import { Kysely, PostgresDialect, sql } from 'kysely';
import { type ClientConfig, Pool } from 'pg';
import { prepareCounters, sharedCounters } from './counters.ts';
import { migrate, type Tables } from './migrations.ts';
import { sqlStore } from './sqlStore.ts';
import type { Store } from './store.ts';
import { vacuum } from './vacuum.ts';

/**
 * Opens a PostgreSQL database by its URL: any number of processes may share it. `schema` keeps the tables in a schema
 * of that name, made when it is not there; else they stand where the connection's search path points.
 */
export async function openPostgres(url: string, schema?: string): Promise<Store> {
  const connection: ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    ...(schema === undefined ? {} : { options: `-c search_path=${schema}` }),
  };
  const pool = new Pool({ ...connection, max: 10 });
  // A broken idle connection is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    if (schema !== undefined) await sql`create schema if not exists ${sql.id(schema)}`.execute(db);
    // Tables of the same names in another schema are not ours.
    const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
    await migrate(db, rows[0]?.schema);
    await prepareCounters(pool);
    const store = sqlStore(db, sharedCounters(pool));
    const gone = async (done: Promise<number>) => {
      const count = await done;
      if (count > 0) await vacuum(connection);
      return count;
    };
    return {
      ...store,
      sealQuotes: (seal) => gone(store.sealQuotes(seal)),
      eraseSwitch: (switchId) => gone(store.eraseSwitch(switchId)),
      eraseBefore: (moment) => gone(store.eraseBefore(moment)),
      signUps: {
        ...store.signUps,
        eraseUnfinished: (moment) => gone(store.signUps.eraseUnfinished(moment)),
      },
    };
  } catch (thrown) {
    await db.destroy();
    throw new Error('The PostgreSQL database of DATABASE_URL does not answer or refuses us.', {
      cause: thrown,
    });
  }
}
