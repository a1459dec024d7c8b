import { type CreateTableBuilder, type Kysely, type Migration, sql } from 'kysely';
import { makeKeys, type OwnTables } from '../../../service/store/keeping.ts';
import { countTries, makeOutbox, type OutboxTables } from '../../../service/store/outbox.ts';
import { newReference } from '../carbon/reference.ts';

/** Rows as both databases hold them: JSON and moments (ISO 8601, UTC) are text. */
export type Tables = OwnTables &
  OutboxTables & {
    /** `owner` is the subject of the token that made it; a quote without one is nobody's. `led_from`: whose it was before a link. */
    quotes: {
      switch_id: number;
      uuid: string;
      body: string;
      owner: string | null;
      led_from: string | null;
      created_at: string;
    };
    /** `key_hash` is all that is known of a switchKey; the sections and the answer are sealed. */
    sign_ups: {
      key_hash: string;
      switch_id: number;
      subject: string | null;
      plan: string;
      revision: number;
      personal: string | null;
      address: string | null;
      terms: string | null;
      bank: string | null;
      bank_verified: string | null;
      created_at: string;
      completed_at: string | null;
      /** The switch_id again once completed: unique, so that one quote becomes one switch at most. */
      completed_switch_id: number | null;
      attempt: string | null;
      answer: string | null;
      uuid: string | null;
      customer_id: string | null;
      gas_kwh: number | null;
      handed_off_at: string | null;
      /** What the customer was shown with the terms; sealed. */
      shown: string | null;
    };
    /** Every wording that customers were shown, by its fingerprint. */
    wordings: { hash: string; text: string; first_at: string };
    /** Payments of carbon offsets; `settled_at` and `reference` when the partner was paid. */
    offsets: {
      oid: string;
      customer_id: string;
      project_id: number;
      percentage: number;
      pence: number;
      page: string;
      created_at: string;
      settled_at: string | null;
      reference: string | null;
      /** The customer_id again once paid: unique, so that one offset is paid once at most. */
      paid_customer_id: string | null;
    };
    /** What somebody comes back to, by the hash of the link's token; `body` is sealed. */
    kept: {
      token_hash: string;
      switch_id: number | null;
      owner: string;
      body: string;
      created_at: string;
      ends_at: string;
      /** The visitor who opened the link. */
      opened_by: string | null;
    };
    /** The link to a switch's progress, one for a switch: by the hash of its token, which is sealed; neither once it was ended. */
    progress_links: {
      switch_id: number;
      token_hash: string | null;
      token: string | null;
      created_at: string;
      ends_at: string;
    };
    tracking: { id: string; user_tracking_id: string; record: string; created_at: string };
  };

/** Adds columns of texts that every row has. */
const withTexts = (table: CreateTableBuilder<string>, ...names: readonly string[]) =>
  names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table);

/** Steps that bring a database to the present shape. */
export const migrations: Record<string, Migration> = {
  '001-first-tables': {
    async up(db) {
      await makeKeys(db);
      const quotes = db.schema
        .createTable('quotes')
        .addColumn('switch_id', 'integer', (column) => column.primaryKey());
      await withTexts(quotes, 'uuid', 'body', 'created_at').execute();
      await db.schema.createIndex('quotes_created_at').on('quotes').column('created_at').execute();
      const tracking = db.schema
        .createTable('tracking')
        .addColumn('id', 'text', (column) => column.primaryKey());
      await withTexts(tracking, 'user_tracking_id', 'record', 'created_at').execute();
      await db.schema.createIndex('tracking_visitor').on('tracking').column('user_tracking_id').execute();
      await db.schema.createIndex('tracking_created_at').on('tracking').column('created_at').execute();
    },
  },
  '002-sign-ups': {
    async up(db) {
      const sections = ['personal', 'address', 'terms', 'bank', 'bank_verified'];
      const end = ['completed_at', 'attempt', 'answer', 'uuid', 'customer_id', 'handed_off_at'];
      await [...sections, ...end]
        .reduce(
          (table, name) => table.addColumn(name, 'text'),
          db.schema
            .createTable('sign_ups')
            .addColumn('key_hash', 'text', (column) => column.primaryKey())
            .addColumn('switch_id', 'integer', (column) => column.notNull())
            .addColumn('subject', 'text')
            .addColumn('plan', 'text', (column) => column.notNull())
            .addColumn('revision', 'integer', (column) => column.notNull())
            .addColumn('created_at', 'text', (column) => column.notNull())
            .addColumn('completed_switch_id', 'integer', (column) => column.unique())
            .addColumn('gas_kwh', 'real'),
        )
        .execute();
      for (const column of ['switch_id', 'created_at', 'uuid', 'customer_id'])
        await db.schema.createIndex(`sign_ups_${column}`).on('sign_ups').column(column).execute();
      await db.schema
        .createTable('offsets')
        .addColumn('oid', 'text', (column) => column.primaryKey())
        .addColumn('customer_id', 'text', (column) => column.notNull())
        .addColumn('project_id', 'integer', (column) => column.notNull())
        .addColumn('percentage', 'integer', (column) => column.notNull())
        .addColumn('pence', 'integer', (column) => column.notNull())
        .addColumn('page', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('settled_at', 'text')
        .addColumn('reference', 'text')
        .execute();
      await db.schema.createIndex('offsets_customer').on('offsets').column('customer_id').execute();
    },
  },
  '003-owners': {
    async up(db) {
      await db.schema.alterTable('quotes').addColumn('owner', 'text').execute();
      // A quote of before is its sign-up's visitor's, so that what is open goes on; of two visitors', or without any, nobody's.
      await sql`update quotes set owner = (select case when count(distinct subject) = 1 then min(subject) end
        from sign_ups where sign_ups.switch_id = quotes.switch_id)`.execute(db);
    },
  },
  '004-settled-with-reference': {
    async up(db: Kysely<Tables>) {
      // Who had paid and never came back got no reference; from now on the payment itself gives it.
      const settled = db.selectFrom('offsets').select('oid').where('settled_at', 'is not', null);
      for (const { oid } of await settled.where('reference', 'is', null).execute())
        await db.updateTable('offsets').set({ reference: newReference() }).where('oid', '=', oid).execute();
    },
  },
  '005-kept-and-outbox': {
    async up(db) {
      await makeOutbox(db);
      const kept = db.schema
        .createTable('kept')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('switch_id', 'integer');
      await withTexts(kept, 'owner', 'body', 'created_at', 'ends_at')
        .addColumn('opened_by', 'text')
        .execute();
      for (const column of ['switch_id', 'ends_at'])
        await db.schema.createIndex(`kept_${column}`).on('kept').column(column).execute();
    },
  },
  '006-wordings': {
    async up(db) {
      const wordings = db.schema
        .createTable('wordings')
        .addColumn('hash', 'text', (column) => column.primaryKey());
      await withTexts(wordings, 'text', 'first_at').execute();
      await db.schema.alterTable('sign_ups').addColumn('shown', 'text').execute();
    },
  },
  '007-progress-links': {
    async up(db) {
      await db.schema.alterTable('quotes').addColumn('led_from', 'text').execute();
      const links = db.schema
        .createTable('progress_links')
        .addColumn('switch_id', 'integer', (column) => column.primaryKey())
        .addColumn('token_hash', 'text', (column) => column.unique())
        .addColumn('token', 'text');
      await withTexts(links, 'created_at', 'ends_at').execute();
      await db.schema.createIndex('progress_links_ends_at').on('progress_links').column('ends_at').execute();
    },
  },
  '008-paid-once': {
    async up(db) {
      await db.schema.alterTable('offsets').addColumn('paid_customer_id', 'text').execute();
      // Who had paid several times keeps every reference; the first one counts.
      await sql`update offsets set paid_customer_id = customer_id where reference is not null and not exists
        (select 1 from offsets as other where other.customer_id = offsets.customer_id and other.reference is not null
        and (other.settled_at, other.oid) < (offsets.settled_at, offsets.oid))`.execute(db);
      await db.schema
        .createIndex('offsets_paid_customer')
        .on('offsets')
        .column('paid_customer_id')
        .unique()
        .execute();
    },
  },
  '009-sealed-token-keys': {
    async up() {
      // The start seals them once it has the key: a version before, which would take the sealed text for a key, is refused.
    },
  },
  '010-tries-of-letters': { up: countTries },
};
