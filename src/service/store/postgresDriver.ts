import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresDialect,
  type QueryResult,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { type Lack, lackOf, Unavailable } from './unavailable.ts';

/** A server that comes back within this is waited for, milliseconds. */
const patience = 2_000;

/** Kysely on a pool whose connections may go at any time. */
export const steadyPostgres = (pool: Pool): Dialect => {
  const dialect = new PostgresDialect({ pool });
  const ignore = () => undefined;
  // A connection may end while it is idle, or while it is ours: without listeners that ends the process. The statement
  // under way is told by its own failure, and an idle one is replaced when the next is asked for.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => driverOf(pool),
  };
};

/** Rejects with Unavailable where the fault lies with the server or the way to it. */
function unavailable(thrown: unknown): unknown {
  const lack = lackOf(thrown);
  return lack === undefined ? thrown : new Unavailable(lack, thrown);
}

/** Whether its connection is of no more use: one that only reads may lead to a server that was the primary once. */
const isLostBy = (lack: Lack | undefined) =>
  lack === 'unreachable' || lack === 'slow' || lack === 'read-only';

/** A connection of the pool. A refused one is asked for again for a while: nothing was sent. */
async function connect(pool: Pool, until: number): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (thrown) {
    if (lackOf(thrown) !== 'unreachable' || pool.ending || performance.now() > until)
      throw unavailable(thrown);
    await wait(50);
    return connect(pool, until);
  }
}

const names = new Map<string, string>();

/** The name by which a connection keeps a statement that it has planned. */
function nameOf(sql: string): string {
  const name = names.get(sql) ?? `s${names.size}`;
  names.set(sql, name);
  return name;
}

/**
 * A connection for a statement or a transaction. One that is lost before anything but reads was sent is replaced and
 * the statement sent again; whatever may have been done is never done twice, and rejects with Unavailable.
 */
class SteadyConnection implements DatabaseConnection {
  readonly #pool: Pool;
  #client: PoolClient | undefined;
  /** Nothing but reads was sent so far. */
  #mayRepeat = true;
  #lost: Error | undefined;

  constructor(pool: Pool, client: PoolClient) {
    this.#pool = pool;
    this.#client = client;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const until = performance.now() + patience;
    const isFirst = this.#mayRepeat;
    this.#mayRepeat &&= /^select\b/i.test(query.sql);
    for (;;) {
      try {
        return await this.#send<R>(query);
      } catch (thrown) {
        const lack = lackOf(thrown);
        if (thrown instanceof Error && isLostBy(lack)) this.#lost = thrown;
        const wasNotSent = isFirst && thrown instanceof Error && /not queryable$/.test(thrown.message);
        const isWorthIt = lack === 'unreachable' && performance.now() < until;
        if (!isWorthIt || !(this.#mayRepeat || wasNotSent)) throw unavailable(thrown);
      }
      this.release();
      this.#client = await connect(this.#pool, until);
    }
  }

  async #send<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.#client) throw new Error('This connection was given back.');
    const { command, rowCount, rows } = await this.#client.query({
      name: nameOf(sql),
      text: sql,
      values: [...parameters],
    });
    const isChange = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command);
    return isChange ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
  }

  streamQuery(): never {
    throw new Error('Nothing here streams.');
  }

  /** Gives the connection back; one that was lost is ended, whatever it still waits for. */
  release(): void {
    this.#client?.release(this.#lost);
    this.#client = undefined;
    this.#lost = undefined;
  }
}

function driverOf(pool: Pool): Driver {
  const run = (sql: string) => async (connection: DatabaseConnection) => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  return {
    init: async () => undefined,
    acquireConnection: async () =>
      new SteadyConnection(pool, await connect(pool, performance.now() + patience)),
    beginTransaction: run('begin'),
    commitTransaction: run('commit'),
    rollbackTransaction: run('rollback'),
    releaseConnection: async (connection) => {
      if (connection instanceof SteadyConnection) connection.release();
    },
    destroy: () => pool.end(),
  };
}
