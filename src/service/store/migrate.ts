import { type Kysely, type Migration, Migrator } from 'kysely';
import type { OwnTables } from './keeping.ts';

/**
 * Brings a database to the present shape; several processes may do so at once. `schema` is where its tables stand, for a
 * database that has schemas. Rejects when a step fails.
 */
export async function migrate(
  db: Kysely<OwnTables>,
  migrations: Readonly<Record<string, Migration>>,
  schema?: string,
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    ...(schema === undefined ? {} : { migrationTableSchema: schema }),
  });
  for (let left = 5; ; left -= 1) {
    const { error } = await migrator.migrateToLatest();
    if (!error) return;
    if (left === 0 || !isSchemaGone(error)) throw error;
  }
}

/** Whether a schema was dropped while the migrator looked: it looks at the tables of all of them, not of ours alone. */
const isSchemaGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === '3F000';
