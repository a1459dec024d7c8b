import type { Kysely, Migration } from 'kysely';
import type { Sealer } from '../sealer.ts';

/** The table of the service itself: the keys of tokens, and the id of the one that seals. */
export type OwnTables = { keys: { name: string; value: string } };

/** What a trade does with its tables beside the requests: each call gives how many rows it changed or forgot. */
export interface Upkeep {
  /** Seals what a version before left in clear. */
  readonly sealPlain: (sealer: Sealer) => Promise<number>;
  /** Forgets everything about what has a number, and what became of it. */
  readonly erase: (id: number) => Promise<number>;
  /** Forgets everything from before a moment (ISO 8601). */
  readonly eraseBefore: (moment: string) => Promise<number>;
  /** Forgets what was begun before a moment and never completed. */
  readonly eraseUnfinished: (moment: string) => Promise<number>;
}

/** Puts something around a call of the store, by the call's name. */
export type Watch = <Given extends readonly unknown[], Answer>(
  call: string,
  ask: (...given: Given) => Promise<Answer>,
) => (...given: Given) => Promise<Answer>;

/** What of a trade's tables a copy of the database must hold. */
export interface Copied {
  /** Tables of what people left here, as a copy's rows are counted by. */
  readonly tables: readonly string[];
  /** Columns that hold sealed texts, `v1.KEYID.…`, by table. */
  readonly sealed: Readonly<Record<string, readonly string[]>>;
  /** SQL that says, of each table with such columns, what operators know a row by. */
  readonly rowNames: Readonly<Record<string, string>>;
}

/** What a trade keeps in the database, and how. `Kept` is what requests ask of it. */
export interface Keeping<Kept> extends Copied {
  /** Steps that bring a database to the present shape, in the order of their names; the first one calls `makeKeys`. */
  readonly migrations: Readonly<Record<string, Migration>>;
  /** `isShared`: other processes may read what is not with a standby yet. */
  readonly kept: (database: Kysely<OwnTables>, isShared: boolean) => Kept;
  readonly upkeep: (database: Kysely<OwnTables>) => Upkeep;
  /** The same, with something around each call that requests make. */
  readonly watched: (kept: Kept, watch: Watch) => Kept;
}

/** Makes the service's own table. */
export async function makeKeys(database: Kysely<OwnTables>): Promise<void> {
  await database.schema
    .createTable('keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
