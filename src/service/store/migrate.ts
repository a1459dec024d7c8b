import { type Kysely, type Migration, Migrator } from 'kysely';
import { codeOf } from '../codeOf.ts';
import type { OwnTables } from './keeping.ts';

/**
 * Brings a database to the present shape; several processes may do so at once. `schema` is where its tables stand, for a
 * database that has schemas. Rejects when a step fails, or a step was taken that is not known here.
 */
export async function migrate(db: Kysely<OwnTables>, migrations: Migrations, schema?: string): Promise<void> {
  const migrator = migratorOf(db, migrations, schema);
  for (let left = 5; ; left -= 1) {
    const { error } = await migrator.migrateToLatest();
    if (!error) return;
    if (error instanceof Error && error.message.startsWith('corrupted migrations'))
      throw new Error(
        'The database was used by a later version than this one, or is damaged: it has steps that are not known here. ' +
          'Start the later version, or bring a copy back: npm run restore -- FILE',
        { cause: error },
      );
    if (left === 0 || !isSchemaGone(error)) throw error;
  }
}

/** Rejects, with what to do, when a database was not brought to the present shape: who only reads leaves that to the service. */
export async function refuseOutdated(
  db: Kysely<OwnTables>,
  migrations: Migrations,
  schema?: string,
): Promise<void> {
  const steps = await migratorOf(db, migrations, schema).getMigrations();
  if (steps.some(({ executedAt }) => executedAt === undefined)) throw outdated();
}

/** What is said to who only reads, before the service was started with this version. */
export const outdated = (): Error =>
  new Error('The database is of an earlier version. Start the service once, then try again.');

type Migrations = Readonly<Record<string, Migration>>;

const migratorOf = (db: Kysely<OwnTables>, migrations: Migrations, schema: string | undefined) =>
  new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    ...(schema === undefined ? {} : { migrationTableSchema: schema }),
  });

/**
 * Whether a schema, or a table or column of one, was dropped while the migrator looked: it looks at the tables of all schemas, not
 * of ours alone. The driver calls that a lack of tables.
 */
const isSchemaGone = (error: unknown) => ['3F000', 'tables'].includes(`${codeOf(error)}`);
