import { Kysely, sql } from 'kysely';
import { type ClientBase, type ClientConfig, escapeIdentifier, Pool, type PoolConfig } from 'pg';
import { duration, prepareCounters, sharedCounters, sweepCounters, unlessTaken } from './counters.ts';
import type { Keeping, OwnTables } from './keeping.ts';
import { migrate, refuseOutdated } from './migrate.ts';
import { columnCheck, rights } from './postgresColumns.ts';
import { steadyPostgres } from './postgresDriver.ts';
import { serviceStore } from './serviceStore.ts';
import type { Admit, Store } from './store.ts';
import { lackOf, Unavailable } from './unavailable.ts';
import { vacuum } from './vacuum.ts';

/**
 * How long what serves requests waits, milliseconds: a request has 5 seconds in all. The server ends a statement and a
 * wait for a lock by itself; a server or network that says nothing is given up after `query_timeout`.
 */
const hurried: PoolConfig = {
  max: 10,
  // Whoever wants to restore must see that this process is there.
  min: 1,
  connectionTimeoutMillis: 2_000,
  lock_timeout: 1_000,
  statement_timeout: 3_000,
  query_timeout: 4_000,
  idle_in_transaction_session_timeout: 5_000,
};

/**
 * Numbers of the lock that each connection of a process shares with all others, by the schema: a restore wants it alone.
 * As SQL, for PostgreSQL's advisory locks.
 */
export const useOf = "hashtext('service'), hashtext(coalesce(current_schema(), ''))";

/** What operators are told of a database that cannot be opened; why stands behind it. */
export const noAnswer = 'The PostgreSQL database of DATABASE_URL does not answer or refuses us.';

/** Who we are to the server, and where our tables stand: in no schema where we may look into none. */
interface Place {
  readonly name: string;
  readonly schema: string | null;
}

/** What operators are told of a database that could not be opened, with what to grant where rights are missing. */
function whyClosed(thrown: unknown, place: Place | undefined): string {
  const lack = thrown instanceof Unavailable ? thrown.lack : lackOf(thrown);
  if (place === undefined || (lack !== 'rights' && place.schema !== null)) return noAnswer;
  const [user, schema] = [place.name, place.schema ?? 'public'].map(escapeIdentifier);
  return (
    'The user of DATABASE_URL lacks rights there. Let it own the schema and all tables in it, or let their owner say: ' +
    `grant usage, create on schema ${schema} to ${user}; grant ${rights.join(', ')} on all tables in schema ${schema} to ${user};`
  );
}

/** New tables and erasing take the time they need, on a connection of their own. */
const unhurried: PoolConfig = { max: 1, connectionTimeoutMillis: 60_000, idleTimeoutMillis: 1_000 };

/**
 * Opens a PostgreSQL database by its URL, with what a trade keeps there: any number of processes may share it. `schema` keeps the tables in a schema
 * of that name, made when it is not there; else they stand where the connection's search path points. What the server
 * cannot do at present rejects with Unavailable. `reading` makes and changes nothing: it rejects before the service was
 * started with this version. Whom `admit` refuses finds it as it was.
 */
export async function openPostgres<Kept>(
  keeping: Keeping<Kept>,
  url: string,
  {
    schema,
    reading = false,
    admit,
  }: { readonly schema?: string | undefined; readonly reading?: boolean; readonly admit?: Admit } = {},
): Promise<Store<Kept>> {
  const connection: ClientConfig = {
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    ...(schema === undefined ? {} : { options: `-c search_path=${schema}` }),
  };
  const poolOf = (config: PoolConfig) => new Pool({ ...connection, ...config });
  const isUsed = async (client: ClientBase) => {
    await client.query(`select pg_advisory_lock_shared(${useOf})`);
  };
  const pool = poolOf({ ...hurried, onConnect: isUsed });
  const db = new Kysely<OwnTables>({ dialect: steadyPostgres(pool) });
  const upkeep = new Kysely<OwnTables>({ dialect: steadyPostgres(poolOf(unhurried)) });
  // While it does not answer nothing is counted there either.
  const sweep = setInterval(() => sweepCounters(pool).catch(() => undefined), duration).unref();
  const close = async () => {
    clearInterval(sweep);
    await Promise.all([db.destroy(), upkeep.destroy()]);
  };
  const store = serviceStore(db, sharedCounters(pool), keeping);
  let place: Place | undefined;
  /** Why we may not use a database that answers. */
  let refusal: unknown;
  const ask = () =>
    admit?.(store).catch((thrown: unknown) => {
      if (!(thrown instanceof Unavailable)) refusal = thrown;
      throw thrown;
    });
  try {
    if (schema !== undefined && !reading)
      await sql`create schema if not exists ${sql.id(schema)}`.execute(db).catch(unlessTaken);
    // Tables of the same names in another schema are not ours.
    const { rows } = await sql<Place>`select current_schema() as schema, current_user as name`.execute(db);
    [place] = rows;
    const where = place?.schema ?? undefined;
    if (reading) await refuseOutdated(upkeep, keeping.migrations, where);
    await ask();
    if (!reading) {
      await migrate(upkeep, keeping.migrations, where);
      await prepareCounters(pool);
    }
    const { sealPlain, erase, eraseBefore, eraseUnfinished } = keeping.upkeep(upkeep);
    const gone = async (done: Promise<number>) => {
      const count = await done;
      if (count > 0) await vacuum({ ...connection, connectionTimeoutMillis: 5_000 }, keeping.tables);
      return count;
    };
    const checkColumns = columnCheck(db, keeping.migrations);
    return {
      ...keeping.kept(db, true),
      ...store,
      check: () => store.check().then(checkColumns),
      sealPlain: (sealer) => gone(sealPlain(sealer)),
      erase: (id) => gone(erase(id)),
      eraseBefore: (moment) => gone(eraseBefore(moment)),
      eraseUnfinished: (moment) => gone(eraseUnfinished(moment)),
      connections: () => ({
        busy: pool.totalCount - pool.idleCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
      }),
      close,
    };
  } catch (thrown) {
    await close();
    throw refusal ?? new Error(whyClosed(thrown, place), { cause: thrown });
  }
}
