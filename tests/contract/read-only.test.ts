import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { energyKeeping } from '../../src/energy/service/store/keeping.ts';
import { openStorage } from '../../src/main/stores.ts';
import { inWords } from '../../src/service/copies/copy.ts';
import { backupEmbedded } from '../../src/service/copies/embedded.ts';
import { createOutbox } from '../../src/service/post/outbox.ts';
import { openDataFile } from '../../src/service/store/embedded.ts';
import { dataFolder, run } from '../service/processes.ts';
import { startService } from '../service/service.ts';
import { signUp } from '../service/signUps.ts';
import { emptyDatabase } from './empty-database.ts';
import { databases } from './stores.ts';

const mounted: string[] = [];
const mount = (...args: string[]) => spawnSync('mount', args).status === 0;
const umount = (folder: string) => spawnSync('umount', ['-l', folder]);
afterEach(() => {
  for (const folder of mounted.splice(0)) umount(folder);
});

/** A disk of 4 MB in memory. */
function disk(): string {
  const folder = dataFolder();
  if (!mount('-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder)) throw new Error('It could be mounted before.');
  mounted.push(folder);
  return folder;
}

const probe = dataFolder();
const mayMount = mount('-t', 'tmpfs', 'tmpfs', probe);
umount(probe);

/** Leaves no room on a disk. */
function fill(folder: string): void {
  for (const size of [65_536, 512, 1])
    for (let n = 0, isRoom = true; isRoom; n += 1)
      try {
        writeFileSync(join(folder, `ballast-${size}-${n}`), Buffer.alloc(size));
      } catch {
        isRoom = false;
      }
}

const bar = (folder: string) => {
  if (!mount('-o', 'remount,ro', folder)) throw new Error('The disk is in use.');
};

const open = (dataFolder: string, reading = false) =>
  openStorage({ databaseUrl: undefined, dataFolder, dataKeys: undefined }, reading);

/** Reads a folder's database as the commands do; only the copy has a place to be written to. */
async function read(folder: string) {
  const copy = await backupEmbedded(energyKeeping(), folder, join(dataFolder(), 'copy'));
  const { store, sealer } = await open(folder, true);
  const letters = await createOutbox(store.outbox, sealer, Date.now).waiting();
  const { keyIds } = await store.sealedTexts();
  await store.close();
  return { says: inWords(copy), letters: letters.map(({ text }) => text), isSealed: keyIds.size > 0 };
}

const all = {
  says: expect.stringMatching(/^1 quotes, 1 sign_ups, .* 1 outbox, /),
  letters: ['Come back.'],
  isSealed: true,
};

/** The files of a service with a switch and a letter, which was stopped or killed. */
async function left(how: 'stopped' | 'killed'): Promise<string> {
  const [folder, to] = [dataFolder(), dataFolder()];
  const storage = await open(folder);
  const service = await startService(storage);
  await signUp(service);
  const outbox = createOutbox(storage.store.outbox, storage.sealer, Date.now);
  const letter = { to: 'you@birds.example', subject: 'Your link', text: 'Come back.' };
  const created_at = new Date().toISOString();
  const ends = Date.now() + 60_000;
  await storage.store.kept.save(
    {
      token_hash: 'one',
      switch_id: null,
      owner: 'me',
      body: storage.sealer.seal({}, 'one kept'),
      created_at,
      ends_at: created_at,
    },
    outbox.sealed(letter, { ends, about: null, id: 'one' }),
  );
  if (how === 'stopped') await service.stop();
  cpSync(folder, to, { recursive: true });
  if (how === 'killed') await service.stop();
  return to;
}

describe.skipIf(!mayMount)('backup, outbox and prove only read', () => {
  it.each([
    ['full', 'stopped', fill],
    ['full', 'killed', fill],
    ['read-only', 'stopped', bar],
    ['read-only', 'killed', bar],
  ] as const)('on a %s disk, of a service that was %s', async (_, how, spoil) => {
    const folder = disk();
    cpSync(await left(how), folder, { recursive: true });
    spoil(folder);
    const files = () => readdirSync(folder).filter((name) => name.startsWith('data.db'));
    const before = files();
    expect(await read(folder)).toEqual(all);
    expect(files()).toEqual(before);
  });

  it('beside the service, by a way that cannot be written', async () => {
    const [folder, way] = [dataFolder(), dataFolder()];
    cpSync(await left('stopped'), folder, { recursive: true });
    const { ready, child, ended } = run({ DATA_DIR: folder });
    await ready;
    expect(mount('--bind', folder, way)).toBe(true);
    mounted.push(way);
    expect(mount('-o', 'remount,ro,bind', way)).toBe(true);
    expect(await read(way)).toEqual(all);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });

  it('and the service says that it cannot write', async () => {
    const folder = disk();
    cpSync(await left('stopped'), folder, { recursive: true });
    bar(folder);
    await expect(open(folder)).rejects.toThrow(/cannot be opened or written.*must be writable/);
  });

  it('and a copy for which there is no room is not left behind', async () => {
    const folder = disk();
    fill(folder);
    const file = join(folder, 'copy');
    const data = await left('stopped');
    await expect(backupEmbedded(energyKeeping(), data, file)).rejects.toThrow(/is full/);
    expect(existsSync(file)).toBe(false);
  });
});

describe.each(databases.filter(([name]) => name === 'PostgreSQL'))('outbox and prove on %s', (name) => {
  it('only read: a server that takes no writes is enough, and one that was not brought up is left as it is', async () => {
    const { environment, remove } = await emptyDatabase(name);
    const url = new URL(environment.DATABASE_URL ?? '');
    const options = url.searchParams.get('options');
    const dataKeys = [randomBytes(32)] as const;
    const openAt = (databaseUrl: string, reading = false) =>
      openStorage({ databaseUrl, dataFolder: '', dataKeys }, reading);
    const readable = () => {
      url.searchParams.set('options', `${options} -c default_transaction_read_only=on`);
      return openAt(url.href.replaceAll('+', '%20'), true);
    };
    const refused: unknown = await readable().catch((thrown: unknown) => thrown);
    expect(refused).toMatchObject({ cause: { message: expect.stringMatching(/Start the service once/) } });
    const storage = await openAt(environment.DATABASE_URL ?? '');
    const service = await startService(storage);
    const { switchId } = await signUp(service);
    await service.stop();
    const { store } = await readable();
    expect(await store.signUps.findCompleted('completed_switch_id', switchId)).toBeDefined();
    expect(await store.outbox.waiting(new Date().toISOString())).toEqual([]);
    await store.close();
    await remove();
  });
});

it('a database that no service of this version has opened is only read once it was', async () => {
  const folder = await left('stopped');
  const { database, close } = openDataFile(folder, true);
  database.exec("delete from kysely_migration where name like '007%'");
  close();
  await expect(open(folder, true)).rejects.toThrow(/earlier version\. Start the service once/);
});
