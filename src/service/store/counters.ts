import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';

/** Calls are counted for ten minutes from the first one. */
const duration = 600;

/** Counts one more call of a key: 0 while it is among those that may be, else milliseconds until it may be again. */
export type Counter = (key: string) => Promise<number>;

/** A counter of a name, which lets so many calls of a key pass. */
export type Counters = (name: string, points: number) => Counter;

const counterOf =
  (limiter: RateLimiterAbstract): Counter =>
  async (key) => {
    try {
      await limiter.consume(key);
      return 0;
    } catch (thrown) {
      if (thrown instanceof RateLimiterRes) return Math.max(1, thrown.msBeforeNext);
      throw thrown;
    }
  };

/** Counters of this process alone: all that an embedded database has. */
export const memoryCounters: Counters = (keyPrefix, points) =>
  counterOf(new RateLimiterMemory({ keyPrefix, points, duration }));

/** Makes the table of shared counters: unlogged, since nobody misses them after a crash, and each call would wait for the disk. */
export async function prepareCounters(pool: Pool): Promise<void> {
  const columns = 'key varchar(255) primary key, points integer not null default 0, expire bigint';
  await pool.query(`create unlogged table if not exists limits (${columns})`).catch((thrown: unknown) => {
    // Another process made it at the same moment.
    if (!(thrown instanceof Error && 'code' in thrown && thrown.code === '23505')) throw thrown;
  });
}

/** Counters that every process of a PostgreSQL database shares; while it does not answer, each counts for itself. */
export const sharedCounters =
  (pool: Pool): Counters =>
  (keyPrefix, points) =>
    counterOf(
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'limits',
        tableCreated: true,
        keyPrefix,
        points,
        duration,
        // A caller who is over it costs the database nothing more.
        inMemoryBlockOnConsumed: points + 1,
        insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
      }),
    );
