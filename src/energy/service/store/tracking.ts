import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { guardOf } from '../../../service/checked.ts';
import { isColumnInteger } from '../../../service/store/isColumnInteger.ts';
import { TrackRecord } from '../../api/contract/session.ts';
import type { Tables } from './tables.ts';

const isTrackRecord = guardOf<TrackRecord>(TrackRecord);

/** Bytes that all records may take: the oldest give way, so that switches always have room. */
export const usualTrackingBytes = 256 * 1024 * 1024;
/** The longest record that is kept, as bytes of JSON; a page sends a tenth of it. */
const longest = 4_000;

/** What pages told of their visitors' ways. */
export interface Tracking {
  /** Saves tracking records, but for those that are too long or name a quote that is not there; the number saved. The oldest give way to them. */
  readonly saveTracking: (records: readonly TrackRecord[]) => Promise<number>;
  /** Tracking records of a visitor (`userTrackingId`), oldest first. */
  readonly findTracking: (userTrackingId: string) => Promise<readonly TrackRecord[]>;
}

/** The tracking records of a migrated database. Their size is looked at whenever a sixteenth of `most` bytes was written. `isShared`: other processes write to it at the same time. */
export function trackingStore(db: Kysely<Tables>, most: number, isShared: boolean): Tracking {
  let written = most;

  /** Forgets the oldest, as many as are too much by their average size. */
  const makeRoom = async () => {
    const { bytes, records } = await db
      .selectFrom('tracking')
      .select([
        sql<number>`coalesce(sum(octet_length(record)), 0)`.as('bytes'),
        sql<number>`count(*)`.as('records'),
      ])
      .executeTakeFirstOrThrow();
    const share = 1 - most / Math.max(most, Number(bytes));
    const oldest = db
      .selectFrom('tracking')
      .select('id')
      .orderBy('created_at')
      .limit(Math.ceil(Number(records) * share));
    if (share > 0) await db.deleteFrom('tracking').where('id', 'in', oldest).execute();
  };

  /** Saves those that name no quote or one that is there, held until they are saved: who erases it finds them. */
  const save = async (one: Kysely<Tables>, records: readonly TrackRecord[]) => {
    const numbers = records.flatMap(({ switchId }) =>
      switchId !== null && isColumnInteger(switchId) ? [switchId] : [],
    );
    const there =
      numbers.length > 0
        ? await one
            .selectFrom('quotes')
            .select('switch_id')
            .where('switch_id', 'in', numbers)
            .$if(isShared, (held) => held.forKeyShare())
            .execute()
        : [];
    const known = new Set([null, ...there.map(({ switch_id }) => switch_id)]);
    const rows = records
      .filter(({ switchId }) => known.has(switchId))
      .map((record) => ({
        id: randomUUID(),
        user_tracking_id: record.userTrackingId,
        record: JSON.stringify(record),
        created_at: new Date().toISOString(),
      }))
      .filter(({ record }) => Buffer.byteLength(record) <= longest);
    if (rows.length > 0) await one.insertInto('tracking').values(rows).execute();
    return rows;
  };

  return {
    async saveTracking(records) {
      const rows = await (isShared
        ? db.transaction().execute((one) => save(one, records))
        : save(db, records));
      written += rows.reduce((total, { record }) => total + Buffer.byteLength(record), 0);
      if (written >= most / 16) {
        written = 0;
        await makeRoom();
      }
      return rows.length;
    },
    async findTracking(userTrackingId) {
      const rows = await db
        .selectFrom('tracking')
        .select('record')
        .where('user_tracking_id', '=', userTrackingId)
        .orderBy('created_at')
        .execute();
      return rows.map((row): unknown => JSON.parse(row.record)).filter((record) => isTrackRecord(record));
    },
  };
}
