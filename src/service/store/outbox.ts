import type { Kysely } from 'kysely';

/** A letter on its way as it is kept: all that it says is sealed. Moments are ISO 8601, UTC. */
export interface OutboxRow {
  readonly id: string;
  readonly letter: string;
  /** What it is about, where that has a number: whoever forgets that forgets the letter too. */
  readonly about: number | null;
  readonly created_at: string;
  /** From then on it is of no use, and is neither sent nor kept. */
  readonly ends_at: string;
  /** It is not tried before. */
  readonly next_at: string;
}

/** By name, so that a database that lacks one is told as one. */
const columns = [
  'id',
  'letter',
  'about',
  'created_at',
  'ends_at',
  'next_at',
] as const satisfies readonly (keyof OutboxRow)[];

/** The outbox's own table. */
export type OutboxTables = { outbox: OutboxRow };

/** Letters that wait to be sent. */
export interface OutboxStore {
  /** One letter that is due, which nobody else is given before `until`; undefined when there is none. */
  readonly claim: (now: string, until: string) => Promise<OutboxRow | undefined>;
  readonly remove: (id: string) => Promise<void>;
  /** All that wait, the oldest first. */
  readonly waiting: (now: string) => Promise<readonly OutboxRow[]>;
}

/** Makes the table, as a step of a trade's migrations. */
export async function makeOutbox(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('letter', 'text', (column) => column.notNull())
    .addColumn('about', 'integer')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('next_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('outbox_next_at').on('outbox').column('next_at').execute();
}

/** The outbox of a migrated database: the same statements on both. */
export function outboxStore(db: Kysely<OutboxTables>): OutboxStore {
  return {
    async claim(now, until) {
      // Looked for first: most of the time there is none, and to look writes nothing.
      const due = await db
        .selectFrom('outbox')
        .select('id')
        .where('next_at', '<=', now)
        .where('ends_at', '>', now)
        .orderBy('next_at')
        .limit(1)
        .executeTakeFirst();
      if (due === undefined) return undefined;
      return (
        db
          .updateTable('outbox')
          .set({ next_at: until })
          .where('id', '=', due.id)
          // Another process may have taken it meanwhile.
          .where('next_at', '<=', now)
          .returning(columns)
          .executeTakeFirst()
      );
    },
    async remove(id) {
      await db.deleteFrom('outbox').where('id', '=', id).execute();
    },
    waiting: (now) =>
      db.selectFrom('outbox').select(columns).where('ends_at', '>', now).orderBy('created_at').execute(),
  };
}
