import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EnergyStore as Store } from '../../src/energy/service/store/energyStore.ts';
import { createSealer } from '../../src/service/sealer.ts';
import { databases } from './stores.ts';

const me = 'me';
const sealer = createSealer([randomBytes(32)]);
/** A quote as the store gets it: whatever was sealed, of a visitor. */
const quoteOf = (body: unknown) => ({ uuid: randomUUID(), body: JSON.stringify(body), owner: me });

describe.each(databases)('the store on %s', (_, createDatabase) => {
  const database = createDatabase();
  let store: Store;
  beforeAll(async () => {
    store = await database.open();
  });
  afterAll(async () => {
    await store.close();
    await database.remove();
  });

  it('gives back what it saved, under a number of 9 or 10 digits', async () => {
    const body = { postcode: 'NR21NH', odd: 'Robert\'); drop table quotes;-- ☃ \\ "', nothing: null };
    const saved = await store.saveQuote(quoteOf(body));
    expect(String(saved.switchId)).toMatch(/^[1-9][0-9]{8,9}$/);
    expect(await store.findQuote(saved.switchId, me)).toEqual(saved);
    expect(JSON.parse(saved.body)).toEqual(body);
  });

  it('gives what it saved also after a newer version has changed the table beside it', async () => {
    const saved = await store.saveQuote(quoteOf({ before: true }));
    // On every connection that it may have.
    const find = () =>
      Promise.all(
        Array.from({ length: 20 }, () => store.findQuote(saved.switchId, me).then((one) => one?.body)),
      );
    expect(new Set(await find())).toEqual(new Set([saved.body]));
    await database.run('alter table quotes add column of_a_newer_version text');
    expect(new Set(await find())).toEqual(new Set([saved.body]));
  });

  it('gives every one of many quotes at once its own number and uuid', async () => {
    const saved = await Promise.all(
      Array.from({ length: 100 }, (_each, n) => store.saveQuote(quoteOf({ n }))),
    );
    expect(new Set(saved.map(({ switchId }) => switchId)).size).toBe(100);
    expect(new Set(saved.map(({ uuid }) => uuid)).size).toBe(100);
    const found = await Promise.all(saved.map(({ switchId }) => store.findQuote(switchId, me)));
    expect(found.map((quote) => quote?.body)).toEqual(saved.map(({ body }) => body));
  });

  it('gives a quote to its owner, and to nobody else', async () => {
    const { switchId } = await store.saveQuote(quoteOf({ mine: true }));
    expect(await store.findQuote(switchId, 'you')).toBeUndefined();
    expect(await store.findQuote(switchId, '')).toBeUndefined();
    expect(await store.findQuote(switchId, null)).toBeUndefined();
  });

  it.each([0, -1, 7, 2 ** 31, 9_999_999_999, Number.MAX_SAFE_INTEGER])(
    'knows no quote %s',
    async (switchId) => {
      expect(await store.findQuote(switchId, me)).toBeUndefined();
    },
  );

  it('keeps tracking records as they came [Q7.01]', async () => {
    const record = {
      userRefId: 'ref',
      referralBranch: 'WEB',
      userTrackingId: 'visitor-1',
      switchId: null,
      propertyDetails: [{ name: 'Page', value: 'Current tariff' }],
    };
    expect(await store.saveTracking([record, { ...record, userTrackingId: 'visitor-2' }])).toBe(2);
    expect(await store.findTracking('visitor-1')).toEqual([record]);
  });

  it('keeps one pair of keys for tokens', async () => {
    const [keys, same] = await Promise.all([store.tokenKeys(sealer), store.tokenKeys(sealer)]);
    expect(keys).toEqual(same);
    expect([keys.sign, keys.visitor]).toMatchObject([{ length: 32 }, { length: 32 }]);
    expect(keys.sign).not.toEqual(keys.visitor);
  });

  it('forgets what is older than a moment, and only that', async () => {
    const { switchId } = await store.saveQuote(quoteOf({ keep: true }));
    expect(await store.eraseBefore('2001-01-01T00:00:00.000Z')).toBe(0);
    expect(await store.findQuote(switchId, me)).toBeDefined();
    expect(await store.eraseBefore('2999-01-01T00:00:00.000Z')).toBeGreaterThan(0);
    expect(await store.findQuote(switchId, me)).toBeUndefined();
    expect(await store.findTracking('visitor-1')).toEqual([]);
  });

  it('answers a health check', async () => {
    await expect(store.check()).resolves.toBeUndefined();
  });
});

describe.each(databases)('a database of %s that is opened again', (name, createDatabase) => {
  it('still holds its quotes and its key', async () => {
    const database = createDatabase();
    const first = await database.open();
    const { switchId } = await first.saveQuote(quoteOf({ here: true }));
    const keys = await first.tokenKeys(sealer);
    await first.close();
    const second = await database.open();
    expect((await second.findQuote(switchId, me))?.body).toBe('{"here":true}');
    expect(await second.tokenKeys(sealer)).toEqual(keys);
    await second.close();
    await database.remove();
  });

  it(
    name === 'embedded' ? 'refuses a second process, saying what to do' : 'serves many at once',
    async () => {
      const database = createDatabase();
      const first = await database.open();
      if (name === 'embedded') {
        await expect(database.open()).rejects.toThrow(/in use by another process.*DATA_DIR.*DATABASE_URL/);
        await expect(first.check()).resolves.toBeUndefined();
      } else {
        const second = await database.open();
        const [keys, same] = await Promise.all([first.tokenKeys(sealer), second.tokenKeys(sealer)]);
        expect(same).toEqual(keys);
        const { switchId } = await first.saveQuote(quoteOf({ shared: true }));
        expect((await second.findQuote(switchId, me))?.body).toBe('{"shared":true}');
        await second.close();
      }
      await first.close();
      await database.remove();
    },
  );
});

// The embedded one is one process's alone.
describe.each(databases.filter(([name]) => name === 'PostgreSQL'))(
  '%s without a schema of ours',
  (_, create) => {
    it('is opened by several at once', async () => {
      // Who makes it first is chance: several times, so that some meet.
      for (let round = 0; round < 6; round += 1) {
        const database = create();
        const opened = await Promise.all(Array.from({ length: 4 }, () => database.open()));
        for (const store of opened) {
          await store.check();
          await store.close();
        }
        await database.remove();
      }
    });
  },
);
