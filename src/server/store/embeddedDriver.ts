import { setTimeout as wait } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import type Database from 'libsql';
import { embeddedLackOf, Unavailable } from './unavailable.ts';

/**
 * Kysely on an embedded database that another program may lock for a while. The database itself would wait with the whole
 * process standing still, so it is told not to wait at all, and is asked again here. `patience` is how long after it was
 * asked for a statement may begin, milliseconds; then it rejects with Unavailable, so that none waits behind others for ever.
 */
export class PatientSqlite extends SqliteDialect {
  readonly #database: Database.Database;
  readonly #patience: number;

  constructor(database: Database.Database, patience: number) {
    super({ database });
    this.#database = database;
    this.#patience = patience;
  }

  override createDriver(): Driver {
    return new PatientDriver(this.#database, this.#patience);
  }
}

class PatientDriver extends SqliteDriver {
  readonly #database: Database.Database;
  readonly #patience: number;

  constructor(database: Database.Database, patience: number) {
    super({ database });
    this.#database = database;
    this.#patience = patience;
  }

  override async acquireConnection(): Promise<PatientConnection> {
    const until = performance.now() + this.#patience;
    return new PatientConnection(await super.acquireConnection(), this.#database, until);
  }

  override async beginTransaction(connection: PatientConnection): Promise<void> {
    await connection.lock();
  }
}

class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #database: Database.Database;
  readonly #until: number;

  constructor(connection: DatabaseConnection, database: Database.Database, until: number) {
    this.#connection = connection;
    this.#database = database;
    this.#until = until;
  }

  /**
   * Begins a transaction that may write. What writes begins so, and meets a lock here and nowhere else: libsql would keep
   * a statement that met one under way until it is collected, and no transaction could be committed meanwhile.
   */
  async lock(): Promise<void> {
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      return;
    } catch (thrown) {
      const lack = embeddedLackOf(thrown);
      if (lack === undefined) throw thrown;
      if (lack !== 'locked' || performance.now() > this.#until) throw new Unavailable(lack, thrown);
    }
    await wait(10);
    return this.lock();
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const isAlone = !this.#database.inTransaction && !SelectQueryNode.is(query.query);
    if (isAlone) await this.lock();
    try {
      const result = await this.#connection.executeQuery<R>(query);
      if (isAlone) this.#database.exec('COMMIT');
      return result;
    } catch (thrown) {
      if (isAlone && this.#database.inTransaction) this.#database.exec('ROLLBACK');
      const lack = embeddedLackOf(thrown);
      throw lack === undefined ? thrown : new Unavailable(lack, thrown);
    }
  }

  streamQuery(): never {
    throw new Error('Nothing here streams.');
  }
}
