import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isColumnInteger } from '../../../service/store/isColumnInteger.ts';
import type { Tables } from './tables.ts';

/** A quote to save. `body` is what the browser sent, sealed; `uuid` the id of its results; `owner` the visitor who made it. */
interface NewQuote {
  readonly uuid: string;
  readonly body: string;
  readonly owner: string;
}

/** A saved quote, under its number; `createdAt` is ISO 8601, UTC. */
export interface StoredQuote extends NewQuote {
  readonly switchId: number;
  readonly createdAt: string;
}

/** Quotes, each its visitor's. */
export interface QuoteStore {
  /** Saves a visitor's quote (`owner`, a token's subject) under a new switchId of 9 or 10 random digits. */
  readonly saveQuote: (quote: NewQuote) => Promise<StoredQuote>;
  /** The quote of a visitor; undefined alike for a number that nobody has and for another visitor's. */
  readonly findQuote: (switchId: number, owner: string | null) => Promise<StoredQuote | undefined>;
  /** Whether a quote was a visitor's until a link led it to another one. */
  readonly wasLedFrom: (switchId: number, visitor: string | null) => Promise<boolean>;
}

/** The quotes of a migrated database. */
export function quoteStore(db: Kysely<Tables>): QuoteStore {
  const insertQuote = async (quote: NewQuote, tries: number): Promise<StoredQuote> => {
    const switchId = randomInt(100_000_000, 2 ** 31 - 1);
    const createdAt = new Date().toISOString();
    const saved = await db
      .insertInto('quotes')
      .values({ ...quote, switch_id: switchId, created_at: createdAt })
      .onConflict((conflict) => conflict.column('switch_id').doNothing())
      .returning('switch_id')
      .executeTakeFirst();
    if (saved) return { ...quote, switchId, createdAt };
    if (tries === 0) throw new Error('No free switchId was found.');
    return insertQuote(quote, tries - 1);
  };

  return {
    saveQuote: (quote) => insertQuote(quote, 5),
    async findQuote(switchId, owner) {
      if (owner === null || !isColumnInteger(switchId)) return undefined;
      const row = await db
        .selectFrom('quotes')
        .select(['uuid', 'body', 'created_at'])
        .where('switch_id', '=', switchId)
        .where('owner', '=', owner)
        .executeTakeFirst();
      return row && { switchId, uuid: row.uuid, body: row.body, owner, createdAt: row.created_at };
    },
    async wasLedFrom(switchId, visitor) {
      if (visitor === null || !isColumnInteger(switchId)) return false;
      const led = await db
        .selectFrom('quotes')
        .select('switch_id')
        .where('switch_id', '=', switchId)
        .where('led_from', '=', visitor)
        .executeTakeFirst();
      return led !== undefined;
    },
  };
}
