import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Keeping, OwnTables } from './keeping.ts';
import { migrate } from './migrate.ts';

/** The columns of a table with their types, by SQL's names. */
export type Columns = Readonly<Record<string, string>>;

/** Columns by table that a database of this version has, on either store: what its migrations make of an empty one. */
export async function columnsMadeBy(
  migrations: Keeping<unknown>['migrations'],
): Promise<ReadonlyMap<string, Columns>> {
  const db = new Kysely<OwnTables>({ dialect: new SqliteDialect({ database: new Database(':memory:') }) });
  try {
    await migrate(db, migrations);
    const tables = await db.introspection.getTables();
    return new Map(
      tables.map(({ name, columns }) => [
        name,
        Object.fromEntries(columns.map((column) => [column.name, column.dataType.toLowerCase()])),
      ]),
    );
  } finally {
    await db.destroy();
  }
}
