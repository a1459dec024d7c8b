import { setImmediate as endOfTurn } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '../../src/energy/api/contract.ts';
import type { EnergyStore as Store } from '../../src/energy/service/store/energyStore.ts';
import { openPostgres } from '../../src/main/stores.ts';
import { Cluster } from '../chaos/cluster.ts';
import { gasQuote } from '../service/quotes.ts';
import { type Service, startService } from '../service/service.ts';
import { databases } from './stores.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });

async function start(store: Store): Promise<Service> {
  const service = await startService({ store, log });
  stops.push(service.stop);
  lines.length = 0;
  return service;
}

/** What came of a call: its status, when to ask again, and what the log says of it. */
async function answerTo({ send }: Service, name: CallName, body: object) {
  lines.length = 0;
  const { status, headers } = await send(name, { body });
  // The embedded database is held for as long: what failed was one of those who share a transaction.
  await endOfTurn();
  return { status, retryAfter: headers.get('Retry-After'), logged: lines.map((line) => JSON.parse(line)) };
}
const create = (service: Service) => answerTo(service, 'POST /request/switch/v2/gas', gasQuote);
const served = { status: 200, retryAfter: null, logged: [] };
const lacking = (lack: string) => ({ status: 503, retryAfter: '1', logged: [{ lack }] });

describe.each(databases)('what an operator has to mend on %s', (_, createDatabase) => {
  it.each([
    ['quotes', 'POST /request/switch/v2/gas', gasQuote, 200],
    // In a transaction.
    ['kept', 'POST /request/quote/open', { token: 'x'.repeat(43) }, 404],
  ] as const)(
    'a table %s that a restore has set aside is a lack of the database: ask again',
    async (table, name, body, status) => {
      const database = createDatabase();
      const service = await start(await database.open());
      stops.push(database.remove);
      expect((await answerTo(service, name, body)).status).toBe(status);
      await database.run(`alter table ${table} rename to aside`);
      expect(await answerTo(service, name, body)).toMatchObject(lacking('tables'));
      await database.run(`alter table aside rename to ${table}`);
      expect((await answerTo(service, name, body)).status).toBe(status);
    },
  );
});

describe.each(databases.filter(([name]) => name === 'PostgreSQL'))(
  'what an operator of %s has to mend',
  () => {
    let cluster: Cluster | string = 'it was not started';
    beforeAll(async () => {
      cluster = await Cluster.started();
    }, 120_000);
    afterAll(async () => {
      if (typeof cluster !== 'string') await cluster.remove();
    });

    it('a database that is closed to connections', async ({ skip }) => {
      if (typeof cluster === 'string') return skip(cluster);
      await cluster.query('create database served');
      const service = await start(await openPostgres(cluster.url.replace(/postgres$/, 'served')));
      expect(await create(service)).toEqual(served);
      await cluster.query('alter database served allow_connections false');
      await cluster.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'served'");
      expect(await create(service)).toMatchObject(lacking('unreachable'));
      await cluster.query('alter database served allow_connections true');
      expect(await create(service)).toEqual(served);
    });

    it('a table that its user may not use', async ({ skip }) => {
      if (typeof cluster === 'string') return skip(cluster);
      await cluster.query('create role clerk login; grant all on schema public to clerk');
      const service = await start(await openPostgres(cluster.url.replace('postgres@', 'clerk@')));
      expect(await create(service)).toEqual(served);
      await cluster.query('revoke all on quotes from clerk');
      expect(await create(service)).toMatchObject(lacking('rights'));
      const ready = await service.app.request('/readyz');
      expect([ready.status, await ready.json()]).toEqual([503, { status: 'rights' }]);
      await cluster.query('grant all on quotes to clerk');
      expect(await create(service)).toEqual(served);
      for (const table of ['quotes', 'sign_ups', 'outbox', 'limits'])
        for (const right of ['select', 'insert', 'update', 'delete']) {
          await cluster.query(`revoke ${right} on ${table} from clerk`);
          await expect(service.store.check()).rejects.toMatchObject({ lack: 'rights' });
          await cluster.query(`grant ${right} on ${table} to clerk`);
        }
      await service.store.check();
    });

    it.for([
      ['may not make tables', 'grant usage on schema poor to "new clerk"'],
      ['may not look into the schema', 'select 1'],
      [
        'may not use the tables of another',
        'grant all on schema poor to "new clerk"; create table poor.kysely_migration (name text, timestamp text)',
      ],
    ])('a user who %s: the start says what to grant', async ([, given], { skip }) => {
      if (typeof cluster === 'string') return skip(cluster);
      await cluster.query(`create schema poor; create role "new clerk" login; ${given}`);
      const url = cluster.url.replace('postgres@', 'new%20clerk@');
      await expect(openPostgres(`${url}?options=-c%20search_path%3Dpoor`)).rejects.toThrow(
        /^The user of DATABASE_URL lacks rights .* grant usage, create on schema "(poor|public)" to "new clerk"; grant select, insert, update, delete on all tables in schema/,
      );
      await cluster.query('drop schema poor cascade; drop role "new clerk"');
    });
  },
);
