import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { energyKeeping } from '../../src/energy/service/store/keeping.ts';
import { openStorage } from '../../src/main/stores.ts';
import { inWords } from '../../src/service/copies/copy.ts';
import { backupEmbedded, restoreEmbedded } from '../../src/service/copies/embedded.ts';
import { backupPostgres, restorePostgres } from '../../src/service/copies/postgres.ts';
import { keyIdOf } from '../../src/service/sealer.ts';
import { openDataFile } from '../../src/service/store/embedded.ts';
import { asNobody } from '../service/as-nobody.ts';
import { offLimits } from '../service/off-limits.ts';
import { callsTo, dataFolder, run } from '../service/processes.ts';
import { startService, temporaryFolder } from '../service/service.ts';
import * as given from '../service/signUps.ts';
import { emptyDatabase } from './empty-database.ts';
import { databases } from './stores.ts';

const complete = 'POST /request/switch/pro/complete';
const key = randomBytes(32);

/** A database in this process, and its copies. */
async function beginning(name: string) {
  const { environment, remove } = await emptyDatabase(name);
  const folder = temporaryFolder();
  const { DATABASE_URL: url } = environment;
  const [data, file] = [join(folder.path, 'data'), join(folder.path, "it's a copy")];
  return {
    url,
    data,
    file,
    start: async () =>
      startService(await openStorage({ databaseUrl: url, dataFolder: data, dataKeys: [key] })),
    backup: (isSecond = false) => {
      const to = isSecond ? `${file} too` : file;
      return url === undefined
        ? backupEmbedded(energyKeeping(), data, to)
        : backupPostgres(energyKeeping(), url, to);
    },
    /** Runs statements on the database while no service does. */
    change: async (sql: string) => {
      if (url !== undefined) {
        const client = new Client({ connectionString: url });
        await client.connect();
        await client.query(sql);
        await client.end();
        return;
      }
      const { database, close } = openDataFile(data, true);
      database.exec(sql);
      close();
    },
    restore: async (ids = [keyIdOf(key)], from = file, asItIs = false) =>
      url === undefined
        ? restoreEmbedded(energyKeeping(), data, from, ids, asItIs)
        : restorePostgres(energyKeeping(), url, from, ids, asItIs),
    remove: async (...asides: readonly string[]) => {
      await remove(...asides);
      folder.remove();
    },
  };
}

describe.each(databases)('a copy of %s', (name) => {
  it('is made beside the running service and brought back by the commands, and what was here is set aside', async () => {
    const { environment, remove } = await emptyDatabase(name);
    const DATA_DIR = dataFolder();
    const file = join(dataFolder(), 'copy');
    const settings = { ...environment, ...offLimits, DATA_DIR };
    const command = (script: string, ...rest: string[]) =>
      run(settings, [`src/main/${script}.ts`, ...rest]).ended;
    const first = run(settings);
    const calls = callsTo(await first.ready);
    const kept = await Promise.all(Array.from({ length: 6 }, () => given.signUp(calls)));

    const made = await command('backup', file);
    expect([made.complained, made.code]).toEqual(['', 0]);
    expect(made.said).toMatch(
      /: 6 quotes, 6 sign_ups, 0 offsets, 0 tracking, 0 kept, 0 progress_links, 0 outbox, [0-9]+ wordings, 2 keys\. It was read back/,
    );
    expect(made.said).toContain(`That key is in ${join(DATA_DIR, 'data.key')}: keep a copy`);
    const other = { ...settings, DATA_KEY: key.toString('base64') };
    const sealed = await run(other, ['src/main/backup.ts', `${file} too`]).ended;
    expect(sealed.said).toMatch(/ the key [0-9a-f]{8} alone, not held in it\. That key is not here: find it/);
    const late = await given.signUp(calls);
    expect((await command('restore', file)).complained).toMatch(/^The service runs on .* Stop /);
    first.child.kill('SIGTERM');
    expect((await first.ended).code).toBe(0);

    const restored = await command('restore', file);
    expect([restored.complained, restored.code]).toEqual(['', 0]);
    expect(restored.said).toMatch(
      /6 quotes, 6 sign_ups, .* It is whole\.\nWhat was here before is in .*before_restore_/,
    );
    const again = callsTo(await run(settings).ready);
    const ask = (switchKey: string) =>
      again.send(complete, { body: { switchKey, switchCompleteOption: 'None' } });
    for (const { switchKey, switched } of kept)
      expect((await ask(switchKey)).answer).toEqual({ geniusSwitchedDto: switched });
    expect((await ask(late.switchKey)).status).toBe(404);
    await remove(restored.said);
  });

  it('never takes the place of a file, and is readable for its owner alone', async () => {
    const { backup, data, file, start, remove } = await beginning(name);
    await (await start()).stop();
    writeFileSync(file, 'mine');
    await expect(backup()).rejects.toThrow(/is there already, and nothing is overwritten/);
    expect(readFileSync(file, 'utf8')).toBe('mine');
    const folder = join(data, '..');
    expect(readdirSync(folder).filter((entry) => entry.startsWith("it's"))).toEqual(["it's a copy"]);
    await remove();
  });

  it('from before an upgrade is brought back, and the next start brings it up', async () => {
    const { backup, restore, change, start, remove } = await beginning(name);
    const before = await start();
    const { switchKey } = await given.signUp(before);
    await before.stop();
    // As the version before left it.
    await change(`drop table wordings; drop table progress_links;
      alter table sign_ups drop column shown; alter table quotes drop column led_from;
      drop index offsets_paid_customer; alter table offsets drop column paid_customer_id;
      alter table outbox drop column tries; alter table outbox drop column refused;
      delete from kysely_migration where name >= '006'`);
    expect(inWords(await backup())).toMatch(/^1 quotes, 1 sign_ups, .* outbox, 2 keys$/);
    await (await start()).stop();
    const { before: aside } = await restore();
    const after = await start();
    const body = { switchKey, switchCompleteOption: 'None' };
    expect((await after.send(complete, { body })).status).toBe(200);
    await given.signUp(after);
    await after.stop();
    expect(inWords(await backup(true))).toMatch(/ wordings, 2 keys$/);
    await remove(aside ?? '');
  });

  it('is refused when it is damaged, of something else, or sealed with another key; and nothing is changed', async () => {
    const { url, backup, restore, data, file, start, remove } = await beginning(name);
    const before = await start();
    const { switchKey } = await given.signUp(before);
    await before.stop();
    const copy = await backup();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(copy.keyIds).toEqual([keyIdOf(key)]);
    await expect(restore(['00000000'])).rejects.toThrow(`a key that is not here (${keyIdOf(key)})`);
    const bad = `${file}.bad`;
    writeFileSync(bad, readFileSync(file));
    truncateSync(bad, Math.floor(statSync(file).size / 2));
    await expect(restore(undefined, bad)).rejects.toThrow();
    await expect(restore(undefined, bad, true)).rejects.toThrow(
      /cannot be read: it is damaged.* copy\. Nothing was changed\./,
    );
    // One bit, anywhere: in the data, in what is not read, in the digest.
    const whole = readFileSync(file);
    for (const at of [0.1, 0.3, 0.5, 0.7, 0.9, 0.9999].map((part) => Math.floor(part * whole.length))) {
      const bytes = Buffer.from(whole);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 4, at);
      writeFileSync(bad, bytes);
      await expect(restore(undefined, bad)).rejects.toThrow(/is damaged|not end with a digest/);
    }
    const other = `${file}.other`;
    writeFileSync(other, 'no database');
    await expect(restore(undefined, other)).rejects.toThrow();
    await expect(restore(undefined, `${file}.none`)).rejects.toThrow(/is not there/);
    chmodSync(bad, 0o000);
    await asNobody(() =>
      expect(restore(undefined, bad)).rejects.toThrow(/\.bad cannot be read by this user\./),
    );
    if (url !== undefined) {
      const reading = new URL(url);
      const options = `${reading.searchParams.get('options')} -c default_transaction_read_only=on`;
      reading.searchParams.set('options', options);
      const href = reading.href.replaceAll('+', '%20');
      await expect(restorePostgres(energyKeeping(), href, file, copy.keyIds, false)).rejects.toThrow(
        /^The copy was not brought back, and nothing was changed\.$/,
      );
    }
    if (name === 'embedded') expect(readdirSync(data).filter((entry) => /rest/.test(entry))).toEqual([]);

    const after = await start();
    const body = { switchKey, switchCompleteOption: 'None' };
    expect((await after.send(complete, { body })).status).toBe(200);
    await after.stop();
    await remove();
  });

  it('comes back where nothing is, and as often as wanted', async () => {
    const { backup, restore, file, start, remove } = await beginning(name);
    const before = await start();
    await given.signUp(before);
    await before.stop();
    const copy = await backup();
    const asides: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      const { before: aside = '', ...restored } = await restore();
      expect(inWords(restored)).toBe(inWords(copy));
      asides.push(aside);
    }
    expect(new Set(asides).size).toBe(2);
    if (name === 'embedded') {
      const fresh = join(dataFolder(), 'new');
      expect(restoreEmbedded(energyKeeping(), fresh, file, copy.keyIds, false).before).toBeUndefined();
      expect(readdirSync(fresh).filter((entry) => !entry.startsWith('data.lock'))).toEqual(['data.db']);
    }
    // As a version before made it: without a digest.
    const old = `${file}.old`;
    writeFileSync(old, readFileSync(file).subarray(0, -73));
    await expect(restore(undefined, old)).rejects.toThrow(/not end with a digest.*--as-it-is/);
    const taken = await restore(undefined, old, true);
    expect(inWords(taken)).toBe(inWords(copy));
    await (await start()).stop();
    await remove(...asides, taken.before ?? '');
  });
});

const postgreSQL = databases.filter(([name]) => name === 'PostgreSQL');

describe.each(postgreSQL)('a copy of the other store than %s', () => {
  it('is told by what it is and which setting it wants', async () => {
    const [embedded, postgres] = [await beginning('embedded'), await beginning('PostgreSQL')];
    for (const { start, backup } of [embedded, postgres]) {
      await (await start()).stop();
      await backup();
    }
    await expect(embedded.restore(undefined, postgres.file)).rejects.toThrow(
      /is a copy of PostgreSQL: set DATABASE_URL to/,
    );
    await expect(postgres.restore(undefined, embedded.file)).rejects.toThrow(
      /is a copy of the embedded database: leave DATABASE_URL unset to bring it back into DATA_DIR/,
    );
    for (const { remove } of [embedded, postgres]) await remove();
  });
});

describe('a restore into a folder', () => {
  it('that was cut off is undone by the next start, and by the next restore', async () => {
    const { backup, restore, data, start, remove } = await beginning('embedded');
    const before = await start();
    const { switchKey } = await given.signUp(before);
    await before.stop();
    await backup();
    const cutOff = () => {
      const aside = join(data, 'before_restore_20260810120000000');
      mkdirSync(aside);
      for (const name of ['data.db', 'data.db-reach']) renameSync(join(data, name), join(aside, name));
      writeFileSync(join(aside, 'incoming.db'), '');
    };
    cutOff();
    const after = await start();
    const body = { switchKey, switchCompleteOption: 'None' };
    expect((await after.send(complete, { body })).status).toBe(200);
    await after.stop();
    cutOff();
    const { before: aside = '' } = await restore();
    expect(readdirSync(data).filter((name) => /^before/.test(name))).toEqual([basename(aside)]);
    expect(existsSync(join(aside, 'data.db'))).toBe(true);
    await remove();
  });

  it('is the only way: a copy that is put beside the -wal of a killed service is refused', async () => {
    const { backup, data, file, start, remove } = await beginning('embedded');
    const service = await start();
    await given.signUp(service);
    await backup();
    const killed = dataFolder();
    writeFileSync(join(killed, 'data.db'), readFileSync(file));
    writeFileSync(join(killed, 'data.db-wal'), readFileSync(join(data, 'data.db-wal')));
    expect(() => openDataFile(killed)).toThrow(/belongs to another database file/);
    await service.stop();
    await remove();
  });

  it('takes the file of a killed service as it is, when it is told to, and no sooner', async () => {
    const folder = dataFolder();
    const { child, ready, ended } = run({ DATA_DIR: folder, ...offLimits });
    const calls = callsTo(await ready);
    await given.signUp(calls);
    child.kill('SIGKILL');
    await ended;
    const other = dataFolder();
    const file = join(other, 'data.db');
    writeFileSync(file, readFileSync(join(folder, 'data.db')));
    writeFileSync(join(other, 'data.key'), readFileSync(join(folder, 'data.key')));
    const restore = (...rest: string[]) =>
      run({ DATA_DIR: other }, ['src/main/restore.ts', file, ...rest]).ended;
    expect((await restore()).complained).toMatch(/not made by `npm run backup`.*--as-it-is/);
    const { said } = await restore('--as-it-is');
    expect(said).toMatch(/^Restored .*It was taken as it is/);
    expect(said).not.toContain('whole');
    await expect(run({ DATA_DIR: other }).ready).resolves.toMatch(/^http/);
  });
});

describe.each(postgreSQL)('a command on %s', (name) => {
  it('that is told to stop does, and leaves no part of a copy', async () => {
    const { environment, remove } = await emptyDatabase(name);
    const settings = { ...environment, DATA_DIR: dataFolder() };
    const { DATABASE_URL: databaseUrl } = environment;
    const place = { databaseUrl, dataFolder: settings.DATA_DIR, dataKeys: [key] } as const;
    await (await startService(await openStorage(place))).stop();
    const [programs, copies] = [dataFolder(), dataFolder()];
    // Tells the one who asked for a copy to stop, and is not done before that is gone.
    const slow = '#!/bin/sh\nkill -TERM $PPID\nexec tail --pid=$PPID -f /dev/null\n';
    writeFileSync(join(programs, 'pg_dump'), slow, { mode: 0o755 });
    const stopped = run({ ...settings, PATH: `${programs}:${process.env.PATH}` }, [
      'src/main/backup.ts',
      join(copies, 'copy'),
    ]);
    expect((await stopped.ended).code).toBe(143);
    expect(readdirSync(copies)).toEqual([]);
    await remove();
  });
});

describe.each(postgreSQL)('a restore into %s', (name) => {
  it('that is killed while it gives the copy changes nothing', async () => {
    const { environment, remove } = await emptyDatabase(name);
    const settings = { ...environment, ...offLimits, DATA_DIR: dataFolder() };
    const first = run(settings);
    const { switchKey, switched } = await given.signUp(callsTo(await first.ready));
    const file = join(dataFolder(), 'copy');
    expect((await run(settings, ['src/main/backup.ts', file]).ended).code).toBe(0);
    first.child.kill('SIGTERM');
    await first.ended;
    const programs = dataFolder();
    const real = execFileSync('sh', ['-c', 'command -v pg_restore']).toString().trim();
    // Gives a part of the copy, and ends the one who asked for it.
    const half = `#!/bin/sh
case "$*" in *--data-only*) exec ${real} "$@" ;; esac
${real} "$@" | head -n 60
kill -9 $PPID
`;
    writeFileSync(join(programs, 'pg_restore'), half, { mode: 0o755 });
    const killed = run({ ...settings, PATH: `${programs}:${process.env.PATH}` }, [
      'src/main/restore.ts',
      file,
    ]);
    expect((await killed.ended).code).toBeNull();
    const client = new Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    const url = new URL(String(settings.DATABASE_URL));
    const sql = 'select pid from pg_stat_activity where application_name = $1';
    const left = async () => (await client.query(sql, [url.searchParams.get('application_name')])).rowCount;
    await expect.poll(left).toBe(0);
    await client.end();
    const again = callsTo(await run(settings).ready);
    const body = { switchKey, switchCompleteOption: 'None' };
    expect((await again.send(complete, { body })).answer).toEqual({ geniusSwitchedDto: switched });
    await remove();
  });
});
