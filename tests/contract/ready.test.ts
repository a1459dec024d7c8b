import { setImmediate as endOfTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { offLimits } from '../service/off-limits.ts';
import { callsTo, dataFolder, run } from '../service/processes.ts';
import { gasQuote } from '../service/quotes.ts';
import { startService } from '../service/service.ts';
import * as given from '../service/signUps.ts';
import { emptyDatabase } from './empty-database.ts';
import { lockQuotes } from './lock.ts';
import { databases, type TestDatabase } from './stores.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const start = async (createDatabase: () => TestDatabase, trackingBytes?: number) => {
  const database = createDatabase();
  const service = await startService({ store: await database.open(trackingBytes) });
  stops.push(service.stop, database.remove);
  return { ...service, database };
};
const ask = async (service: Awaited<ReturnType<typeof start>>, path: '/healthz' | '/readyz') => {
  const reply = await service.app.request(path);
  return [reply.status, await reply.json()];
};

describe.each(databases)('/readyz on %s', (name, createDatabase) => {
  it('is 200 while the database takes and gives data', async () => {
    expect(await ask(await start(createDatabase), '/readyz')).toEqual([200, { status: 'ready' }]);
  });

  it.each(['quotes', 'sign_ups', 'offsets', 'tracking', 'keys'])(
    'is 503 without the table %s, and says so; /healthz says that the process is alive',
    async (table) => {
      const service = await start(createDatabase);
      await service.database.run(`drop table ${table}`);
      expect(await ask(service, '/readyz')).toEqual([503, { status: 'tables' }]);
      expect(await ask(service, '/healthz')).toEqual([200, { status: 'ok', policyReports: 0 }]);
    },
  );

  it.each([
    ['quotes', 'led_from'],
    ['sign_ups', 'shown'],
    ['offsets', 'pence'],
    ['outbox', 'about'],
    ['wordings', 'text'],
  ])('is 503 without the column %s.%s', async (table, column) => {
    const service = await start(createDatabase);
    await service.database.run(`alter table ${table} drop column ${column}`);
    expect(await ask(service, '/readyz')).toEqual([503, { status: 'tables' }]);
  });

  it('is 503 without a column also after a start, as are the calls that need it, until it is back', async () => {
    const database = createDatabase();
    await (await startService({ store: await database.open() })).stop();
    await database.run('alter table quotes drop column owner');
    const service = await start(() => database);
    expect(await ask(service, '/readyz')).toEqual([503, { status: 'tables' }]);
    const quote = () => service.send('POST /request/switch/v2/gas', { body: gasQuote });
    const { status, headers } = await quote();
    expect([status, headers.get('Retry-After')]).toEqual([503, '1']);
    // What else was asked in that turn is on the disk then.
    await endOfTurn();
    await database.run('alter table quotes add column owner text');
    expect((await quote()).status).toBe(200);
  });

  it.each(['subject', 'plan', 'terms', 'completed_at', 'shown'])(
    'calls of a sign-up are 503 without its column %s, and no sign-up is said to be gone',
    async (column) => {
      const service = await start(createDatabase);
      const { switchKey } = await given.beginSignUp(service);
      await given.fillSignUp(service, switchKey);
      await service.database.run(`alter table sign_ups rename column ${column} to away`);
      const complete = () =>
        service.send('POST /request/switch/pro/complete', {
          body: { switchKey, switchCompleteOption: 'None' },
        });
      expect((await complete()).status).toBe(503);
      await endOfTurn();
      await service.database.run(`alter table sign_ups rename column away to ${column}`);
      expect((await complete()).status).toBe(200);
    },
  );

  it('is 503 while another program locks the database, and 200 again after it', async () => {
    const { environment, remove } = await emptyDatabase(name);
    const DATA_DIR = dataFolder();
    const { child, ready, ended } = run({ ...environment, ...offLimits, DATA_DIR });
    const address = await ready;
    const unlock = await lockQuotes(DATA_DIR, environment.DATABASE_URL);
    const locked = await fetch(`${address}/readyz`);
    expect([locked.status, await locked.json()]).toEqual([503, { status: 'locked' }]);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    await unlock();
    await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(200);
    child.kill('SIGTERM');
    await ended;
    await remove();
  });
});

// The embedded database keeps any value in any column.
describe.each(databases.filter(([name]) => name === 'PostgreSQL'))('/readyz on %s', (_, createDatabase) => {
  it.each([
    ['quotes.switch_id', 'alter table quotes alter switch_id type text'],
    ['sign_ups.gas_kwh', 'alter table sign_ups alter gas_kwh type text'],
    ['limits.points', 'alter table limits drop column points'],
    ['limits.expire', 'alter table limits alter expire type text'],
    ['limits', 'drop table limits'],
  ])('is 503 where %s is not as this version made it', async (_place, change) => {
    const service = await start(createDatabase);
    await service.database.run(change);
    expect(await ask(service, '/readyz')).toEqual([503, { status: 'tables' }]);
  });
});

describe('a disk that is full', () => {
  it('is told by /readyz, and what needs it answered 503', async () => {
    const DATA_DIR = dataFolder();
    const { child, ready } = run({ ...offLimits, DATA_DIR }, undefined, 1024);
    const address = await ready;
    const { send } = callsTo(address);
    const body = {
      ...gasQuote,
      addressLine1: 'x'.repeat(150),
      town: 'x'.repeat(150),
      county: 'x'.repeat(150),
    };
    const create = () => send('POST /request/switch/v2/gas', { body });
    const fill = async () => {
      let last = await create();
      for (let n = 0; n < 3_000 && last.status === 200; n += 1) last = await create();
      expect([last.status, Number(last.headers.get('Retry-After'))]).toEqual([503, 1]);
    };
    // What is moved out of the log of writes makes room for a few more.
    const told = async () => {
      await fill();
      const reply = await fetch(`${address}/readyz`);
      return [reply.status, await reply.json()];
    };
    await expect.poll(told).toEqual([503, { status: 'disk' }]);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
  });
});

describe.each(databases)('tracking on %s', (_, createDatabase) => {
  const record = (userTrackingId: string, value = 'x'.repeat(200)) => ({
    userRefId: '',
    referralBranch: '',
    userTrackingId,
    switchId: null,
    propertyDetails: Array.from({ length: 4 }, () => ({ name: 'Page', value })),
  });

  it.each([
    ['x', 200],
    ['€', 66],
  ])(
    'takes no more room than it may have, whatever was typed (%s): the oldest give way',
    async (sign, length) => {
      const { store } = await start(createDatabase, 64_000);
      const value = sign.repeat(length);
      for (let n = 0; n < 400; n += 1) await store.saveTracking([record(n < 200 ? 'old' : 'new', value)]);
      const [old, kept] = [await store.findTracking('old'), await store.findTracking('new')];
      expect(old).toHaveLength(0);
      const bytes = Buffer.byteLength(JSON.stringify(kept));
      expect(bytes).toBeGreaterThan(50_000);
      expect(bytes).toBeLessThan(72_000);
    },
  );

  it('keeps no record that is longer than any page sends', async () => {
    const { call, store } = await start(createDatabase);
    const long = {
      ...record('me'),
      propertyDetails: Array(20).fill({ name: 'Page', value: 'x'.repeat(300) }),
    };
    const wide = { ...long, propertyDetails: Array(10).fill({ name: 'Page', value: '€'.repeat(300) }) };
    expect(await call('POST /request/user/track-records', { body: [long, wide, record('me')] })).toEqual({
      recorded: 1,
    });
    expect(await store.findTracking('me')).toEqual([record('me')]);
  });
});
