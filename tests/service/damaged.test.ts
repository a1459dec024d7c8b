import {
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { energyKeeping } from '../../src/energy/service/store/keeping.ts';
import { openStorage } from '../../src/main/stores.ts';
import { backupEmbedded, restoreEmbedded } from '../../src/service/copies/embedded.ts';
import { dataKeyIn } from '../../src/service/dataKeys.ts';
import { keyIdOf } from '../../src/service/sealer.ts';
import { openDataFile } from '../../src/service/store/embedded.ts';
import { asNobody } from './as-nobody.ts';
import { dataFolder, run } from './processes.ts';
import { startService, temporaryFolder } from './service.ts';
import { signUp } from './signUps.ts';

const open = (folder: string, reading = false) =>
  openStorage({ databaseUrl: undefined, dataFolder: folder, dataKeys: undefined }, reading);

const left = temporaryFolder();
/** A database with something in it, as a clean stop leaves it. */
beforeAll(async () => {
  const service = await startService(await open(left.path));
  await signUp(service);
  await service.stop();
  return left.remove;
});

/** Does damage to the files of a folder. */
type Damage = (folder: string) => void;

function damagedBy(damage: Damage): string {
  const folder = dataFolder();
  cpSync(left.path, folder, { recursive: true });
  damage(folder);
  return folder;
}

const sizeOf = (folder: string) => statSync(join(folder, 'data.db')).size;
const cut =
  (length: (size: number) => number): Damage =>
  (folder) =>
    truncateSync(join(folder, 'data.db'), length(sizeOf(folder)));
const flip =
  (at: number): Damage =>
  (folder) => {
    const file = join(folder, 'data.db');
    const bytes = readFileSync(file);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 0x10, at);
    writeFileSync(file, bytes);
  };
const garbage =
  (name: string): Damage =>
  (folder) =>
    writeFileSync(join(folder, name), 'garbage\n'.repeat(600));
const asFolder =
  (name: string): Damage =>
  (folder) => {
    rmSync(join(folder, name), { force: true });
    mkdirSync(join(folder, name));
  };

const bringBack = /data\.db.* (is damaged|cut|as they were left).*npm run restore -- FILE/;

describe('a start on what is damaged names the file, what is wrong and what to do', () => {
  it.each<readonly [string, Damage, RegExp]>([
    ['data.db without a byte', cut(() => 0), bringBack],
    ['a byte of data.db', cut(() => 1), bringBack],
    ['the header of data.db alone', cut(() => 100), bringBack],
    ['a page of data.db', cut(() => 4096), bringBack],
    ['half of data.db', cut((size) => Math.floor(size / 2)), bringBack],
    ['data.db without its last byte', cut((size) => size - 1), bringBack],
    ['another first letter', flip(0), bringBack],
    ['another page size', flip(16), bringBack],
    ['a version that none may write', flip(18), bringBack],
    ['another room at the end of pages', flip(20), bringBack],
    ['another count of free pages', flip(39), bringBack],
    ['pages that move by themselves', flip(55), bringBack],
    ['another salt', flip(60), bringBack],
    ['a schema page of another kind', flip(100), bringBack],
    ['a schema page with more in it', flip(104), bringBack],
    ['a table page of another kind', flip(4096), bringBack],
    ['a folder data.db', asFolder('data.db'), bringBack],
    ['a text data.db', garbage('data.db'), bringBack],
    ['garbage in data.lock', garbage('data.lock'), /data\.lock is not the empty file.*remove it/],
    ['a folder data.lock', asFolder('data.lock'), /data\.lock is not the empty file.*remove it/],
    ['garbage in data.key', garbage('data.key'), /data\.key cannot be read\. Put the file back/],
    ['a folder data.key', asFolder('data.key'), /data\.key cannot be read\. Put the file back/],
    ['a folder data.lock-journal', asFolder('data.lock-journal'), /data\.lock-journal is not the.*remove it/],
    ...['wal', 'shm', 'journal', 'reach'].map(
      (end) =>
        [
          `a folder data.db-${end}`,
          asFolder(`data.db-${end}`),
          new RegExp(`data\\.db-${end} is no file.*Move it`),
        ] as const,
    ),
  ])('%s', async (_, damage, says) => {
    const folder = damagedBy(damage);
    await expect(open(folder)).rejects.toThrow(says);
    await expect(open(folder)).rejects.toThrow(folder);
  });

  it('goes on, and says so, where a sealed text is damaged; a copy of it names the keys of the others', async () => {
    const DATA_DIR = damagedBy(() => undefined);
    const { database, close } = openDataFile(DATA_DIR, true);
    database.exec("update sign_ups set terms = ''");
    close();
    const { keyIds } = await backupEmbedded(energyKeeping(), DATA_DIR, join(dataFolder(), 'copy'));
    expect(keyIds).toEqual([keyIdOf(dataKeyIn(DATA_DIR)[0])]);
    const process = run({ DATA_DIR });
    await process.ready;
    process.child.kill('SIGTERM');
    const { code, complained } = await process.ended;
    expect(code).toBe(0);
    expect(complained).toMatch(/sign_ups\.terms of switch [0-9]+\. .*npm run restore -- FILE.*npm run erase/);
  });

  it('goes on when data.db-reach of a clean stop is garbage: nothing is asked of it', async () => {
    const { store } = await open(damagedBy(garbage('data.db-reach')));
    await store.check();
    await store.close();
  });

  it('a DATA_DIR that is a file is told as one, by every command', async () => {
    const DATA_DIR = join(
      damagedBy(() => undefined),
      'data.db',
    );
    const id = ['--switch', '7'];
    for (const [script, ...rest] of [
      ['main'],
      ['backup', join(dataFolder(), 'copy')],
      ['erase', ...id],
      ['prove', ...id],
    ]) {
      const { code, complained } = await run({ DATA_DIR }, [`src/main/${script}.ts`, ...rest]).ended;
      expect([code, complained]).toEqual([
        1,
        expect.stringContaining(`${DATA_DIR} is no folder. Set DATA_DIR`),
      ]);
    }
  });

  it('a data.key of another user is told as one', async () => {
    const folder = damagedBy((at) => chmodSync(join(at, 'data.key'), 0o000));
    chmodSync(folder, 0o755);
    await asNobody(() =>
      expect(() => dataKeyIn(folder)).toThrow(/data\.key cannot be read\. .* own one of the user/),
    );
  });

  it('a data.db that is a link is told as one', async () => {
    const folder = damagedBy((at) => {
      renameSync(join(at, 'data.db'), join(at, 'real.db'));
      symlinkSync('real.db', join(at, 'data.db'));
    });
    await expect(open(folder)).rejects.toThrow(/data\.db is a link.*set DATA_DIR/);
  });

  const changed = (sql: string) => {
    const folder = damagedBy(() => undefined);
    const { database, close } = openDataFile(folder, true);
    database.exec(sql);
    close();
    return open(folder);
  };

  it('a row that no service wrote', async () => {
    const schema = (from: string, to: string) =>
      `update sqlite_master set sql = replace(sql, '${from}', '${to}') where name = 'kysely_migration';`;
    const change = `PRAGMA writable_schema = ON; ${schema('not null', 'default 1')} PRAGMA writable_schema = RESET;
      update kysely_migration set name = null where name like '002%';
      PRAGMA writable_schema = ON; ${schema('default 1', 'not null')} PRAGMA writable_schema = RESET`;
    await expect(changed(change)).rejects.toThrow(bringBack);
  });

  it.each([
    ['a text that is no UTF-8', "update quotes set body = cast(x'7bff7d' as text)"],
    ['bytes in the place of a text', 'update quotes set body = cast(body as blob)'],
    ['a name in the schema that is no UTF-8', "update sqlite_master set tbl_name = cast(x'ff' as text)"],
  ])('%s', async (_, change) => {
    const unlocked = `PRAGMA writable_schema = ON; ${change}; PRAGMA writable_schema = OFF`;
    await expect(changed(unlocked)).rejects.toThrow(bringBack);
  });

  it('is neither copied nor written to, nor is a copy of it taken, beside the service or without it', async () => {
    const folder = damagedBy(() => undefined);
    const { store } = await open(folder);
    const { database, close } = openDataFile(folder, true);
    database.exec("update quotes set body = cast(x'ff' as text)");
    close();
    const backup = () => backupEmbedded(energyKeeping(), folder, join(dataFolder(), 'copy'));
    await expect(backup()).rejects.toThrow(bringBack);
    expect(() => openDataFile(folder, true)).toThrow(bringBack);
    await store.close();
    await expect(backup()).rejects.toThrow(bringBack);
    const restore = () => restoreEmbedded(energyKeeping(), dataFolder(), join(folder, 'data.db'), [], true);
    expect(restore).toThrow(/cannot be read: it is damaged/);
  });

  it('a database of a later version', async () => {
    const change = "update kysely_migration set name = '999-later' where name like '001%'";
    await expect(changed(change)).rejects.toThrow(/used by a later version.*restore -- FILE/);
  });

  it('ends with exit code 1 and no trace, and so does every command', async () => {
    const DATA_DIR = damagedBy(cut((size) => Math.floor(size / 2)));
    const id = ['--switch', '7'];
    const scripts = [
      ['main'],
      ['backup', join(dataFolder(), 'copy')],
      ['erase', ...id],
      ['outbox'],
      ['prove', ...id],
    ];
    for (const [script, ...rest] of scripts) {
      const { code, complained, said } = await run({ DATA_DIR }, [`src/main/${script}.ts`, ...rest]).ended;
      expect([code, said]).toEqual([1, '']);
      expect(complained).toMatch(bringBack);
      expect(complained).not.toMatch(/^\s+at /m);
    }
  });
});
