import type { Pool } from 'pg';
import { codeOf } from '../codeOf.ts';

/** Calls are counted for ten minutes from the first one, milliseconds. */
export const duration = 600_000;

/** One more call of a key, of which so many may be. */
interface Counted {
  readonly key: string;
  readonly most: number;
}

/**
 * Counts one more call for each key, and stops at the first that has none left: 0 while all are among those that may be,
 * else milliseconds until that one may be again.
 */
export type Counters = (asked: readonly Counted[]) => Promise<number>;

/** Counters of this process alone: all that an embedded database has. */
export function memoryCounters(): Counters {
  /** The oldest first, as all last equally long. */
  const held = new Map<string, { count: number; readonly ends: number }>();
  const begin = (key: string, now: number) => {
    for (const [old, { ends }] of held) {
      if (ends > now) break;
      held.delete(old);
    }
    const begun = { count: 0, ends: now + duration };
    held.delete(key);
    held.set(key, begun);
    return begun;
  };
  return async (asked) => {
    const now = Date.now();
    for (const { key, most } of asked) {
      const found = held.get(key);
      const one = found && found.ends > now ? found : begin(key, now);
      one.count += 1;
      if (one.count > most) return one.ends - now;
    }
    return 0;
  };
}

/** duplicate_table, duplicate_object and unique_violation (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const taken: ReadonlySet<unknown> = new Set(['42P07', '42710', '23505']);

/** Lets pass that another process made it at the same moment: its name, its type or its place in the catalogue is taken. */
export const unlessTaken = (thrown: unknown): void => {
  if (!taken.has(codeOf(thrown))) throw thrown;
};

/** The columns of the table of shared counters. */
export const counterColumns = { key: 'character varying', points: 'integer', expire: 'bigint' } as const;

/** Makes the table of shared counters: unlogged, since nobody misses them after a crash, and each call would wait for the disk. */
export async function prepareCounters(pool: Pool): Promise<void> {
  const columns = 'key varchar(255) primary key, points integer not null default 0, expire bigint';
  await pool.query(`create unlogged table if not exists limits (${columns})`).catch(unlessTaken);
}

/** Forgets what was counted and has ended. */
export async function sweepCounters(pool: Pool): Promise<void> {
  await pool.query('delete from limits where expire <= $1', [Date.now()]);
}

// In one order, so that no two processes wait for each other.
const countSql = `insert into limits as held (key, points, expire)
  select key, points, $3 from unnest($1::text[], $2::integer[]) as asked (key, points) order by key
  on conflict (key) do update set
    points = case when held.expire <= $4 then 0 else held.points end + excluded.points,
    expire = case when held.expire <= $4 then excluded.expire else held.expire end
  returning key, points, expire`;

interface Row {
  readonly key: string;
  readonly points: number;
  /** PostgreSQL's bigint. */
  readonly expire: string;
}

interface Waiting {
  readonly asked: readonly Counted[];
  readonly answer: (wait: number | Promise<number>) => void;
}

/**
 * Counters that every process of a PostgreSQL database shares; while it does not answer, each counts for itself. Calls
 * that come while the database counts those before them are counted by one statement next: one for each would be most of
 * what it is asked.
 */
export function sharedCounters(pool: Pool): Counters {
  const alone = memoryCounters();
  /** When keys that are used up may be again: their callers cost the database nothing more. */
  const usedUp = new Map<string, number>();
  let waiting: Waiting[] = [];
  let isCounting = false;

  const holdBack = (key: string, ends: number, now: number) => {
    for (const [old, until] of usedUp) if (until <= now) usedUp.delete(old);
    usedUp.set(key, ends);
  };

  const count = async (batch: readonly Waiting[]) => {
    const now = Date.now();
    const times = new Map<string, number>();
    for (const { asked } of batch) for (const { key } of asked) times.set(key, (times.get(key) ?? 0) + 1);
    const values = [[...times.keys()], [...times.values()], now + duration, now];
    const { rows } = await pool.query<Row>({ name: 'count', text: countSql, values });
    const counted = new Map(
      rows.map(({ key, points, expire }) => [
        key,
        { count: points - (times.get(key) ?? 0), ends: Number(expire) },
      ]),
    );
    return batch.map(({ asked }) => {
      let wait = 0;
      for (const { key, most } of asked) {
        const one = counted.get(key);
        if (!one) continue;
        one.count += 1;
        if (one.count <= most) continue;
        holdBack(key, one.ends, now);
        wait ||= Math.max(1, one.ends - now);
      }
      return wait;
    });
  };

  const countAll = async () => {
    isCounting = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      const waits = await count(batch).catch(() => undefined);
      for (const [n, { asked, answer }] of batch.entries()) answer(waits?.[n] ?? alone(asked));
    }
    isCounting = false;
  };

  return async (asked) => {
    const now = Date.now();
    const wait = asked.map(({ key }) => (usedUp.get(key) ?? now) - now).find((left) => left > 0);
    if (wait !== undefined) return wait;
    return new Promise<number>((resolve) => {
      waiting.push({ asked, answer: resolve });
      if (!isCounting) void countAll();
    });
  };
}
