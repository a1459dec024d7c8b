import { setImmediate as endOfTurn, setTimeout as wait } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely';
import type Database from 'libsql';
import { embeddedLackOf, Unavailable } from './unavailable.ts';
import type { WalKeeper } from './wal.ts';

/**
 * Kysely on an embedded database that another program may lock for a while. The database itself would wait with the whole
 * process standing still, so it is told not to wait at all, and is asked again here. `patience` is how long after it was
 * asked for a statement may begin, milliseconds; then it rejects with Unavailable, so that none waits behind others for
 * ever. Statements that come at the same time reach the disk together, and each resolves once it is there. `files`
 * are held before, and noted after, each.
 */
export function patientSqlite(database: Database.Database, patience: number, files: Files): Dialect {
  const dialect = new SqliteDialect({ database });
  const turns = new Turns(database, files);
  return {
    createAdapter: () => new WholeSteps(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => ({
      init: async () => undefined,
      acquireConnection: async () => new PatientConnection(turns, performance.now() + patience),
      beginTransaction: (connection) => patient(connection).begin(),
      commitTransaction: async (connection) => patient(connection).end('COMMIT'),
      rollbackTransaction: async (connection) => patient(connection).end('ROLLBACK'),
      releaseConnection: async () => undefined,
      destroy: async () => void database.close(),
    }),
  };
}

type Files = Pick<WalKeeper, 'hold' | 'note'>;

/** SQLite changes tables within transactions: a process that is killed leaves all migrations taken, or none. */
class WholeSteps extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function patient(connection: DatabaseConnection): PatientConnection {
  if (connection instanceof PatientConnection) return connection;
  throw new Error('This connection is not ours.');
}

class PatientConnection implements DatabaseConnection {
  readonly #turns: Turns;
  readonly #until: number;
  /** Ends the transaction that this connection has to itself. */
  #end: ((how: 'COMMIT' | 'ROLLBACK') => void) | undefined;

  constructor(turns: Turns, until: number) {
    this.#turns = turns;
    this.#until = until;
  }

  async begin(): Promise<void> {
    this.#end = await this.#turns.alone(this.#until);
  }

  end(how: 'COMMIT' | 'ROLLBACK'): void {
    this.#end?.(how);
    this.#end = undefined;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#end ? this.#turns.execute<R>(query) : this.#turns.together<R>(query, this.#until);
  }

  streamQuery(): never {
    throw new Error('Nothing here streams.');
  }
}

/**
 * Whose turn it is on the one database. Whatever writes in one turn of the event loop shares a transaction, which is
 * committed at the end of that turn: a wait for the disk is shared by all who came during the one before.
 */
class Turns {
  readonly #database: Database.Database;
  readonly #files: Files;
  #isHeld = false;
  /** The shared transaction that is open; resolves when it is on the disk. */
  #group: Promise<void> | undefined;
  /** What ended the shared transaction before its time. */
  #fault: unknown;
  /** A transaction that somebody has to themselves; resolves at its end. */
  #alone: Promise<void> | undefined;

  constructor(database: Database.Database, files: Files) {
    this.#database = database;
    this.#files = files;
  }

  /** A statement in the shared transaction, or a read beside it while none is open. Resolves when all of it is on the disk. */
  async together<R>(query: CompiledQuery, until: number): Promise<QueryResult<R>> {
    for (;;) {
      if (this.#alone) await this.#alone;
      else if (this.#group || SelectQueryNode.is(query.query)) break;
      else if (this.#begins(until)) this.#group = this.#share();
      else await wait(10);
    }
    // What is read in it may not be told before it is on the disk either.
    const group = this.#group;
    if (!group) this.#hold();
    if (group && this.#fault !== undefined) throw this.#fault;
    try {
      const result = this.execute<R>(query);
      await group;
      return result;
    } catch (thrown) {
      // A statement that fails is taken back alone, but on some faults of the disk its transaction is, with all others'.
      if (group !== undefined && group === this.#group && !this.#database.inTransaction)
        this.#fault ??= thrown;
      throw thrown;
    }
  }

  /** Begins a transaction for one connection alone, and gives the way to end it. */
  async alone(until: number): Promise<(how: 'COMMIT' | 'ROLLBACK') => void> {
    for (;;) {
      if (this.#alone) await this.#alone;
      else if (this.#group) await this.#group.catch(() => undefined);
      else if (this.#begins(until)) break;
      else await wait(10);
    }
    let free = () => {};
    this.#alone = new Promise((resolve) => {
      free = resolve;
    });
    return (how) => {
      try {
        if (how === 'COMMIT' || this.#database.inTransaction) this.#exec(how);
        if (how === 'COMMIT') this.#files.note();
      } finally {
        // What could not be committed is rolled back next.
        if (how === 'ROLLBACK' || !this.#database.inTransaction) {
          this.#alone = undefined;
          free();
        }
      }
    };
  }

  execute<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    return told(() => {
      const statement = this.#database.prepare(sql);
      if (statement.reader) return { rows: statement.all(parameters) as R[] };
      const { changes } = statement.run(parameters);
      return { rows: [], numAffectedRows: BigInt(changes) };
    });
  }

  /**
   * Begins a transaction that may write; false while another program holds the database. What writes begins so, and meets
   * a lock here and nowhere else: libsql would keep a statement that met one under way until it is collected, and no
   * transaction could be committed meanwhile.
   */
  #begins(until: number): boolean {
    // The library ends the process of whoever asks a closed one.
    if (!this.#database.open) throw new Error('The database is closed.');
    this.#hold();
    try {
      this.#exec('BEGIN IMMEDIATE');
      return true;
    } catch (thrown) {
      const isLocked = thrown instanceof Unavailable && thrown.lack === 'locked';
      if (!isLocked || performance.now() > until) throw thrown;
      return false;
    }
  }

  /** Once in a turn of the event loop. */
  #hold(): void {
    if (this.#isHeld) return;
    this.#files.hold();
    this.#isHeld = true;
    setImmediate(() => {
      this.#isHeld = false;
    });
  }

  #share(): Promise<void> {
    this.#fault = undefined;
    const group = endOfTurn().then(() => {
      this.#group = undefined;
      if (this.#fault !== undefined) throw this.#fault;
      try {
        this.#exec('COMMIT');
      } catch (thrown) {
        if (this.#database.inTransaction) this.#exec('ROLLBACK');
        throw thrown;
      }
      this.#files.note();
    });
    // Whoever waits for it is told.
    group.catch(() => undefined);
    return group;
  }

  #exec(sql: string): void {
    told(() => this.#database.exec(sql));
  }
}

/** What the database gives; throws Unavailable where it cannot serve at present. */
function told<T>(ask: () => T): T {
  try {
    return ask();
  } catch (thrown) {
    const lack = embeddedLackOf(thrown);
    throw lack === undefined ? thrown : new Unavailable(lack, thrown);
  }
}
