import {
  copyFileSync,
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { openEmbedded } from '../../src/main/stores.ts';
import { openDataFile } from '../../src/service/store/embedded.ts';
import { readReach } from '../../src/service/store/reach.ts';
import { headerOf, marks, type WalKeeper } from '../../src/service/store/wal.ts';
import { offLimits } from './off-limits.ts';
import { callsTo, dataFolder, run } from './processes.ts';
import { gasQuote, savedQuote } from './quotes.ts';
import { tokenOf } from './service.ts';
import { type Calls, signUp } from './signUps.ts';

const create = 'POST /request/switch/v2/gas';
const results = 'POST /request/results/detail';

async function saveQuotes({ call }: Calls, count: number): Promise<readonly number[]> {
  const saved: number[] = [];
  for (let n = 0; n < count; n += 1)
    saved.push((await call(create, { body: gasQuote })).geniusSwitchDto.switchId);
  return saved;
}

const knows = async ({ send }: Calls, switchId: number) =>
  (await send(results, { body: savedQuote(switchId, 'gasToGas') })).status === 200;

const start = (DATA_DIR: string) => run({ DATA_DIR, ...offLimits });
const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** The files of a service that was killed at work, and the quotes that it acknowledged. */
async function killed(count: number) {
  const folder = dataFolder();
  const { child, ready, ended } = start(folder);
  const saved = await saveQuotes(callsTo(await ready), count);
  child.kill('SIGKILL');
  await ended;
  return { folder, saved, file: join(folder, 'data.db') };
}

/** A folder with these files of others in it. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = dataFolder();
  for (const [name, from] of Object.entries(files)) copyFileSync(from, join(folder, name));
  return folder;
}

describe('the database file and its -wal', () => {
  it('is whole alone after a clean stop: a copy of data.db has everything', async () => {
    const folder = dataFolder();
    const { child, ready, ended } = start(folder);
    const saved = await saveQuotes(callsTo(await ready), 20);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    const file = join(folder, 'data.db');
    expect(sizeOf(`${file}-wal`)).toBe(0);
    const again = start(folderOf({ 'data.db': file, 'data.key': join(folder, 'data.key') }));
    const calls = callsTo(await again.ready);
    for (const switchId of saved) expect(await knows(calls, switchId)).toBe(true);
  });

  it('is refused without the -wal that held what was saved last, and with that of another, saying what to do', async () => {
    const one = await killed(5);
    expect(sizeOf(`${one.file}-wal`)).toBeGreaterThan(0);
    const other = dataFolder();
    const strange = openDataFile(other);
    const reach = `${one.file}-reach`;
    const foreign = folderOf({
      'data.db': one.file,
      'data.db-reach': reach,
      'data.db-wal': join(other, 'data.db-wal'),
    });
    strange.close();
    const before = sizeOf(join(foreign, 'data.db-wal'));
    expect(() => openDataFile(foreign)).toThrow(/data\.db-wal beside .* belongs to another database file/);
    const orphan = folderOf({ 'data.db-wal': `${one.file}-wal` });
    expect(() => openDataFile(orphan)).toThrow(/is missing/);
    expect(() => openDataFile(folderOf({ 'data.db': one.file }))).toThrow(/data\.db-wal of .* is missing/);
    // Nothing was touched.
    expect(sizeOf(join(foreign, 'data.db-wal'))).toBe(before);

    const { code, complained } = await start(foreign).ended;
    expect([code, complained]).toEqual([1, expect.stringMatching(/npm run restore -- FILE.*--as-it-is/)]);
    const again = start(one.folder);
    const calls = callsTo(await again.ready);
    for (const switchId of one.saved) expect(await knows(calls, switchId)).toBe(true);
  });

  it('is refused when an older copy of it stands beside the -wal of now', () => {
    const folder = dataFolder();
    const file = join(folder, 'data.db');
    const { database, wal, close } = openDataFile(folder);
    database.exec('create table t (n integer)');
    wal.checkpoint(true);
    cpSync(file, join(folder, 'old.db'));
    for (let n = 0; n < 3; n += 1) {
      database.exec(`insert into t values (${n})`);
      wal.checkpoint(true);
    }
    database.exec('insert into t values (9)');
    wal.note();
    const beside = { 'data.db-wal': `${file}-wal`, 'data.db-reach': `${file}-reach` };
    const now = folderOf({ 'data.db': file, ...beside });
    const old = folderOf({ 'data.db': join(folder, 'old.db'), ...beside });
    close();
    const opened = openDataFile(now);
    expect(opened.database.prepare('select count(*) as n from t').get()).toMatchObject({ n: 4 });
    opened.close();
    expect(() => openDataFile(old)).toThrow(/belongs to another database file/);
  });

  it('belongs together at every moment, with readers and visitors about: each state opens, and none lacks a row', () => {
    const folder = dataFolder();
    const file = join(folder, 'data.db');
    const owner = openDataFile(folder);
    const visitor = openDataFile(folder, true);
    const reader = new Database(file);
    owner.database.exec('create table t (n integer)');
    const ends: boolean[] = [];
    writeFileSync(join(folder, 'empty'), '');
    const expectWhole = (files: Readonly<Record<string, string>>, n: number) => {
      const state = folderOf(files);
      const opened = openDataFile(state);
      expect(opened.database.prepare('select count(*) as n from t').get()).toMatchObject({ n });
      opened.close();
      rmSync(state, { recursive: true });
    };
    const now = { 'data.db': file, 'data.db-wal': `${file}-wal`, 'data.db-reach': `${file}-reach` };
    const walBefore = join(folder, 'before');
    for (let n = 1; n <= 20; n += 1) {
      (n % 3 === 0 ? visitor : owner).database.exec(`insert into t values (${n})`);
      owner.wal.note();
      // A reader keeps checkpoints from their end, so that SQLite begins the -wal anew by itself later on.
      if (n % 5 === 0) reader.exec('BEGIN; select * from t');
      if (n % 5 === 3 && reader.inTransaction) reader.exec('COMMIT');
      expectWhole(now, n);
      cpSync(`${file}-wal`, walBefore);
      ends.push((n % 4 === 0 ? visitor : owner).wal.checkpoint(false));
      expectWhole(now, n);
      // Killed when all was moved and nothing cut off.
      const { salt = 0 } = headerOf(file) ?? {};
      writeFileSync(join(folder, 'left'), `${String(salt).padStart(10, '0')} ${'0'.repeat(15)}\n`);
      const left = { 'data.db': file, 'data.db-reach': join(folder, 'left') };
      expectWhole({ ...left, 'data.db-wal': walBefore }, n);
      // And when it was cut off as well.
      if (ends.at(-1)) expectWhole({ ...left, 'data.db-wal': join(folder, 'empty') }, n);
    }
    expect(new Set(ends).size).toBe(2);
    for (const { close } of [visitor, owner]) close();
    reader.close();
  });

  it('is refused when the -wal of a killed service was emptied, cut or damaged, and as much as can be read is taken', async () => {
    const { file, folder, saved } = await killed(5);
    const key = join(folder, 'data.key');
    const whole = readFileSync(`${file}-wal`);
    const { length: end = 0 } = readReach(file) ?? {};
    expect(end).toBeGreaterThan(20_000);
    const folderWith = (wal: Buffer) => {
      const state = folderOf({ 'data.db': file, 'data.db-reach': `${file}-reach`, 'data.key': key });
      writeFileSync(join(state, 'data.db-wal'), wal);
      return state;
    };
    const flipped = (at: number) => {
      const bytes = Buffer.from(whole);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      return bytes;
    };
    for (const length of [0, 20, 32, Math.floor(end / 2), end - 1])
      expect(() => openDataFile(folderWith(whole.subarray(0, length)))).toThrow(/is cut or damaged.*restore/);
    for (let at = 0; at < 32; at += 1) expect(() => openDataFile(folderWith(flipped(at)))).toThrow(/restore/);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: end - 1 }), (at) => {
        expect(() => openDataFile(folderWith(flipped(at)))).toThrow(/restore/);
      }),
      { numRuns: 50, seed: 1 },
    );
    const { code, complained } = await start(folderWith(flipped(end - 100))).ended;
    expect([code, complained]).toEqual([1, expect.stringMatching(/data\.db-wal is cut or damaged/)]);

    // All but the last commit.
    const state = folderWith(flipped(end - 100));
    const restored = await run({ DATA_DIR: state }, [
      'src/main/restore.ts',
      join(state, 'data.db'),
      '--as-it-is',
    ]).ended;
    expect(restored.said).toMatch(/^Restored /);
    const calls = callsTo(await start(state).ready);
    expect(await knows(calls, saved[0] ?? 0)).toBe(true);

    const untouched = openDataFile(folder);
    untouched.close();
  });

  it('is refused when any of its files is older than the others, or its reach is gone', () => {
    const folder = dataFolder();
    const file = join(folder, 'data.db');
    const names = ['data.db', 'data.db-wal', 'data.db-reach'];
    const kept = (): Readonly<Record<string, string>> => {
      const to = dataFolder();
      for (const name of names)
        if (existsSync(join(folder, name))) cpSync(join(folder, name), join(to, name));
      return Object.fromEntries(names.map((name) => [name, join(to, name)]));
    };
    const opened = (run: (database: Database.Database, wal: WalKeeper) => void) => {
      const { database, wal, close } = openDataFile(folder);
      run(database, wal);
      close();
    };
    opened((database) => database.exec('create table t (n integer)'));
    const stoppedBefore = kept();
    const running: Readonly<Record<string, string>>[] = [];
    opened((database, wal) => {
      for (let n = 0; n < 4; n += 1) {
        wal.checkpoint(true);
        database.exec(`insert into t values (${n})`);
        wal.note();
        running.push(kept());
      }
    });
    const stopped = kept();
    const [before = {}, , , now = {}] = running;
    const empty = join(dataFolder(), 'empty');
    writeFileSync(empty, '');
    const state = (db: object, wal: object | undefined, reach: object | undefined) => {
      const from = { 'data.db': db, 'data.db-wal': wal ?? { 'data.db-wal': empty }, 'data.db-reach': reach };
      return folderOf(
        Object.fromEntries(
          Object.entries(from).flatMap(([name, files]) => {
            const path: unknown = files && Reflect.get(files, name);
            return typeof path === 'string' && existsSync(path) ? [[name, path]] : [];
          }),
        ),
      );
    };
    for (const whole of [
      state(now, now, now),
      state(before, before, before),
      state(stopped, undefined, stopped),
    ])
      openDataFile(whole).close();
    for (const mixed of [
      state(before, undefined, stopped),
      state(now, undefined, stopped),
      state(now, undefined, undefined),
      state(now, now, undefined),
      state(now, now, { 'data.db-reach': empty }),
      state(before, before, now),
      state(stoppedBefore, undefined, now),
      state(stoppedBefore, undefined, stopped),
      state(now, before, now),
    ])
      expect(() => openDataFile(mixed)).toThrow(/restore -- FILE/);
    expect(existsSync(file)).toBe(true);
  });

  it('is refused when it is cut and its reach is older as well: the index of the killed service knows more', () => {
    const folder = dataFolder();
    const file = join(folder, 'data.db');
    const { database, wal, close } = openDataFile(folder);
    database.exec('create table t (n integer)');
    wal.checkpoint(true);
    database.exec('insert into t values (0)');
    wal.note();
    const earlier = { wal: readFileSync(`${file}-wal`), reach: readFileSync(`${file}-reach`) };
    database.exec('insert into t values (1)');
    wal.note();
    const names = ['data.db', 'data.db-wal', 'data.db-shm', 'data.db-reach'];
    const state = () => folderOf(Object.fromEntries(names.map((name) => [name, join(folder, name)])));
    const [whole, older] = [state(), state()];
    close();
    writeFileSync(join(older, 'data.db-wal'), earlier.wal);
    writeFileSync(join(older, 'data.db-reach'), earlier.reach);
    openDataFile(whole).close();
    expect(() => openDataFile(older)).toThrow(/is cut or damaged.*restore -- FILE/);
  });

  it('goes on after a stop that was killed while the -wal went into the file, page by page', () => {
    const folder = dataFolder();
    const file = join(folder, 'data.db');
    const { database, wal, close } = openDataFile(folder);
    wal.checkpoint(true);
    database.exec('create table t (n text)');
    for (let n = 0; n < 20; n += 1) database.exec('insert into t values (hex(randomblob(2000)))');
    // What the stop writes into the -wal before it empties that.
    const next = (readFileSync(`${file}-wal`).readUInt32BE(16) + 1) | 0;
    database.exec(`PRAGMA application_id = ${marks.closed}; PRAGMA user_version = ${next}`);
    const last = join(dataFolder(), 'last');
    copyFileSync(`${file}-wal`, last);
    close();
    const state = folderOf({ 'data.db': file, 'data.db-wal': last, 'data.db-reach': `${file}-reach` });
    truncateSync(join(state, 'data.db'), 4096);
    const opened = openDataFile(state);
    expect(opened.database.prepare('select count(*) as n from t').get()).toMatchObject({ n: 20 });
    opened.close();
  });

  it('is missed while the service runs: nothing is acknowledged that is not in it', async () => {
    const folder = dataFolder();
    const { ready } = start(folder);
    const address = await ready;
    const calls = callsTo(address);
    const { switchKey } = await signUp(calls);
    const statusOf = async () =>
      (
        await calls.send('POST /request/switch/pro/complete', {
          body: { switchKey, switchCompleteOption: 'None' },
        })
      ).status;
    expect(await statusOf()).toBe(200);
    rmSync(join(folder, 'data.db'));
    const headers = await tokenOf(calls.send, 'tester');
    expect((await calls.send(create, { body: gasQuote, headers })).status).toBe(503);
    // What is only read was written before: it may not be told again either.
    expect(await statusOf()).toBe(503);
    const state = await fetch(`${address}/readyz`);
    expect([state.status, await state.json()]).toEqual([503, { status: 'missing' }]);
  });

  it.each(['data.db-wal', 'data.db-reach', 'data.lock'])(
    'is missed with its %s while the service runs',
    async (name) => {
      const folder = dataFolder();
      const opened = openDataFile(folder);
      rmSync(join(folder, name));
      const missing = expect.objectContaining({ lack: 'missing' });
      expect(opened.wal.hold).toThrow(missing);
      expect(opened.close).toThrow(missing);
    },
  );

  it.each(['data.key', 'data.db-reach'])('is missed at a start when its %s is there', (name) => {
    const folder = dataFolder();
    writeFileSync(join(folder, name), '');
    writeFileSync(join(folder, 'data.db-wal'), '');
    expect(() => openDataFile(folder)).toThrow(new RegExp(`data\\.db is missing.*${name}.*restore -- FILE`));
    expect(existsSync(join(folder, 'data.db'))).toBe(false);
  });

  it('goes on after a start that was killed at any moment of its own', async () => {
    const folder = dataFolder();
    const { database, close } = openDataFile(folder);
    database.exec('create table t (n integer)');
    close();
    // Begun and killed before its first checkpoint: a -wal whose salt nobody could know.
    const killedEarly = openDataFile(folder);
    killedEarly.database.exec('insert into t values (1)');
    const file = join(folder, 'data.db');
    const state = folderOf({ 'data.db': file, 'data.db-wal': `${file}-wal` });
    killedEarly.close();
    const opened = openDataFile(state);
    expect(opened.database.prepare('select count(*) as n from t').get()).toMatchObject({ n: 1 });
    opened.close();
  });

  it('asks nothing of a commit that a kill cut short', () => {
    const folder = dataFolder();
    const begun = openDataFile(folder);
    begun.database.exec('create table t (n integer); insert into t values (1)');
    begun.wal.note();
    const file = join(folder, 'data.db');
    const wal = readFileSync(`${file}-wal`);
    // A last frame whose page did not come.
    const torn = Buffer.concat([wal, Buffer.alloc(24 + 4096)]);
    wal.copy(torn, wal.length, wal.length - 24 - 4096, wal.length - 4096);
    const state = folderOf({ 'data.db': file, 'data.db-reach': `${file}-reach` });
    writeFileSync(join(state, 'data.db-wal'), torn);
    begun.close();
    const killedAgain = openDataFile(state);
    killedAgain.wal.note();
    const files = ['data.db', 'data.db-wal', 'data.db-reach'].map(
      (name) => [name, join(state, name)] as const,
    );
    const after = folderOf(Object.fromEntries(files));
    killedAgain.close();
    const opened = openDataFile(after);
    expect(opened.database.prepare('select count(*) as n from t').get()).toMatchObject({ n: 1 });
    opened.close();
  });

  it('gives back the room of what was erased by age', async () => {
    const folder = dataFolder();
    const store = await openEmbedded(folder);
    const propertyDetails = [{ name: 'Page', value: 'x'.repeat(5_000_000) }];
    await store.saveTracking([
      { userRefId: '', referralBranch: '', userTrackingId: '', switchId: null, propertyDetails },
    ]);
    await store.eraseBefore('2999-01-01T00:00:00.000Z');
    expect(sizeOf(join(folder, 'data.db'))).toBeLessThan(500_000);
    await store.close();
  });

  it('is taken as it stands when a version before did not mark it', () => {
    const folder = dataFolder();
    const { database } = openDataFile(folder);
    database.exec('create table t (n integer); PRAGMA application_id = 0; PRAGMA wal_checkpoint(TRUNCATE)');
    database.exec('insert into t values (1)');
    const file = join(folder, 'data.db');
    const state = folderOf({ 'data.db': file, 'data.db-wal': `${file}-wal` });
    const opened = openDataFile(state);
    expect(opened.database.prepare('select count(*) as n from t').get()).toMatchObject({ n: 1 });
    opened.close();
    expect(existsSync(join(state, 'data.db'))).toBe(true);
  });
});
