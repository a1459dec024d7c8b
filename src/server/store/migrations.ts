import { type Kysely, type Migration, Migrator } from 'kysely';

/** Rows as both databases hold them: JSON and moments (ISO 8601, UTC) are text. */
export interface Tables {
  keys: { name: string; value: string };
  quotes: { switch_id: number; uuid: string; body: string; created_at: string };
  tracking: { id: string; user_tracking_id: string; record: string; created_at: string };
}

const migrations: Record<string, Migration> = {
  '001-first-tables': {
    async up(db) {
      await db.schema
        .createTable('keys')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('quotes')
        .addColumn('switch_id', 'integer', (column) => column.primaryKey())
        .addColumn('uuid', 'text', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('quotes_created_at').on('quotes').column('created_at').execute();
      await db.schema
        .createTable('tracking')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('user_tracking_id', 'text', (column) => column.notNull())
        .addColumn('record', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('tracking_visitor').on('tracking').column('user_tracking_id').execute();
      await db.schema.createIndex('tracking_created_at').on('tracking').column('created_at').execute();
    },
  },
};

/**
 * Brings a database to the present shape; several processes may do so at once. `schema` is where its tables stand, for a
 * database that has schemas. Rejects when a step fails.
 */
export async function migrate(db: Kysely<Tables>, schema?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    ...(schema === undefined ? {} : { migrationTableSchema: schema }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
