import type { Kysely, Selectable } from 'kysely';
import type { Tables } from './tables.ts';

/** A payment for an offset. `page` is the origin that the customer came from and goes back to, '' for our own. */
export type Offset = Selectable<Tables['offsets']>;

/** What says that a payment was made, and when. */
type Settled = 'settled_at' | 'reference' | 'paid_customer_id';

/** By name, so that a database that lacks one is told as one. */
const columns = [
  'oid',
  'customer_id',
  'project_id',
  'percentage',
  'pence',
  'page',
  'created_at',
  'settled_at',
  'reference',
  'paid_customer_id',
] as const satisfies readonly (keyof Offset)[];

/** Payments of carbon offsets, by their random id; a customer may begin several, and makes one. */
export interface OffsetStore {
  readonly start: (offset: Omit<Offset, Settled>) => Promise<void>;
  readonly find: (oid: string) => Promise<Offset | undefined>;
  /** The partner was paid, and gave a reference; nothing becomes of it where this or another one of the customer was paid before. */
  readonly settle: (offset: Offset, moment: string, reference: string) => Promise<void>;
  readonly paidBy: (customerId: string) => Promise<Offset | undefined>;
}

/** The offsets of a migrated database. */
export function offsetStore(db: Kysely<Tables>): OffsetStore {
  const paidBy = (customerId: string) =>
    db.selectFrom('offsets').select(columns).where('paid_customer_id', '=', customerId).executeTakeFirst();
  return {
    async start(offset) {
      await db.insertInto('offsets').values(offset).execute();
    },
    find: (oid) => db.selectFrom('offsets').select(columns).where('oid', '=', oid).executeTakeFirst(),
    async settle({ oid, customer_id }, moment, reference) {
      try {
        await db
          .updateTable('offsets')
          .set({ settled_at: moment, reference, paid_customer_id: customer_id })
          .where('oid', '=', oid)
          .where('settled_at', 'is', null)
          .execute();
      } catch (thrown) {
        if ((await paidBy(customer_id)) === undefined) throw thrown;
      }
    },
    paidBy,
  };
}
