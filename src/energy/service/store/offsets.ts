import type { Kysely, Selectable } from 'kysely';
import type { Tables } from './tables.ts';

/** A payment for an offset. `page` is the origin that the customer came from and goes back to, '' for our own. */
export type Offset = Selectable<Tables['offsets']>;

/** Payments of carbon offsets, by their random id. */
export interface OffsetStore {
  readonly start: (offset: Omit<Offset, 'settled_at' | 'reference'>) => Promise<void>;
  readonly find: (oid: string) => Promise<Offset | undefined>;
  /** The partner was paid, and gave a reference; the first one counts. */
  readonly settle: (oid: string, moment: string, reference: string) => Promise<void>;
  /** The reference of a customer's first paid offset. */
  readonly referenceOf: (customerId: string) => Promise<string | undefined>;
}

/** The offsets of a migrated database. */
export function offsetStore(db: Kysely<Tables>): OffsetStore {
  const find = (oid: string) =>
    db.selectFrom('offsets').selectAll().where('oid', '=', oid).executeTakeFirst();
  return {
    async start(offset) {
      await db.insertInto('offsets').values(offset).execute();
    },
    find,
    async settle(oid, moment, reference) {
      await db
        .updateTable('offsets')
        .set({ settled_at: moment, reference })
        .where('oid', '=', oid)
        .where('settled_at', 'is', null)
        .execute();
    },
    async referenceOf(customerId) {
      const row = await db
        .selectFrom('offsets')
        .select('reference')
        .where('customer_id', '=', customerId)
        .where('reference', 'is not', null)
        .orderBy('settled_at')
        .executeTakeFirst();
      return row?.reference ?? undefined;
    },
  };
}
