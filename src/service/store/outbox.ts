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
  /** How often it was tried. */
  readonly tries: number;
  /** The code with which the mail server refused it for good; null while it may be sent. */
  readonly refused: number | null;
}

/** By name, so that a database that lacks one is told as one. */
const columns = [
  'id',
  'letter',
  'about',
  'created_at',
  'ends_at',
  'next_at',
  'tries',
  'refused',
] as const satisfies readonly (keyof OutboxRow)[];

/** The outbox's own table. */
export type OutboxTables = { outbox: OutboxRow };

/** Letters that wait to be sent. */
export interface OutboxStore {
  /**
   * One letter that is due, which nobody else is given before `until`, told how often it was tried before; undefined when there
   * is none. A refused one is never due.
   */
  readonly claim: (now: string, until: (tries: number) => string) => Promise<OutboxRow | undefined>;
  readonly remove: (id: string) => Promise<void>;
  /** Notes that a letter was refused for good, with the mail server's code. */
  readonly refuse: (id: string, code: number) => Promise<void>;
  /** Lets all that were refused be tried again from `now` on, as if for the first time; how many there were. */
  readonly retry: (now: string) => Promise<number>;
  /** All that wait, refused ones among them, the oldest first. */
  readonly waiting: (now: string) => Promise<readonly OutboxRow[]>;
  /** How many wait to be sent, and how many were refused. */
  readonly count: (now: string) => Promise<{ readonly waiting: number; readonly refused: number }>;
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

/** Adds what is known of earlier tries, as a later step of a trade's migrations. */
export async function countTries(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .alterTable('outbox')
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('outbox').addColumn('refused', 'integer').execute();
}

/** The outbox of a migrated database: the same statements on both. */
export function outboxStore(db: Kysely<OutboxTables>): OutboxStore {
  return {
    async claim(now, until) {
      // Looked for first: most of the time there is none, and to look writes nothing.
      const due = await db
        .selectFrom('outbox')
        .select(['id', 'tries'])
        .where('refused', 'is', null)
        .where('next_at', '<=', now)
        .where('ends_at', '>', now)
        .orderBy('next_at')
        .limit(1)
        .executeTakeFirst();
      if (due === undefined) return undefined;
      return (
        db
          .updateTable('outbox')
          .set({ next_at: until(due.tries), tries: due.tries + 1 })
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
    async refuse(id, code) {
      await db.updateTable('outbox').set({ refused: code }).where('id', '=', id).execute();
    },
    async retry(now) {
      const { numUpdatedRows } = await db
        .updateTable('outbox')
        .set({ refused: null, tries: 0, next_at: now })
        .where('refused', 'is not', null)
        .where('ends_at', '>', now)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
    async count(now) {
      const { all, refused } = await db
        .selectFrom('outbox')
        .select(({ fn }) => [fn.countAll().as('all'), fn.count('refused').as('refused')])
        .where('ends_at', '>', now)
        .executeTakeFirstOrThrow();
      return { waiting: Number(all) - Number(refused), refused: Number(refused) };
    },
    waiting: (now) =>
      db.selectFrom('outbox').select(columns).where('ends_at', '>', now).orderBy('created_at').execute(),
  };
}
