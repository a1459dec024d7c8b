import { statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, describe, expect, it } from 'vitest';
import type { EnergyStore as Store } from '../../src/energy/service/store/energyStore.ts';
import { openEmbedded } from '../../src/main/stores.ts';
import { temporaryFolder } from './service.ts';

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

/** A database, and what another program finds in its file. */
async function open() {
  const folder = temporaryFolder();
  const store = await openEmbedded(folder.path);
  const file = join(folder.path, 'data.db');
  const other = new Database(file, { readonly: true });
  opened.push(async () => {
    other.close();
    await store.close();
    folder.remove();
  });
  const grown = () => statSync(`${file}-wal`).size;
  const count = () => Number(Object(other.prepare('select count(*) as n from sign_ups').get()).n);
  return { store, grown, count };
}

const begin = (store: Store, key: string) =>
  store.signUps.start({ key_hash: key, switch_id: 1, subject: 'me', plan: '{}', created_at: '2026-08-10' });

describe('what is saved at the same time', () => {
  it('goes to the disk together: each wait for it is shared', async () => {
    const { store, grown, count } = await open();
    const before = grown();
    await begin(store, 'first');
    const alone = grown() - before;
    await Promise.all(Array.from({ length: 50 }, (_, n) => begin(store, `${n}`)));
    expect(count()).toBe(51);
    expect(grown() - before - alone).toBeLessThan(10 * alone);
  });

  it('is told to nobody before it is there', async () => {
    const { store, count } = await open();
    const saved = begin(store, 'key');
    const read = store.signUps.find('key').then((found) => ({ found, kept: count() }));
    expect(await read).toMatchObject({ found: { key_hash: 'key' }, kept: 1 });
    await saved;
  });

  it('fails alone where it must, and what came with it stays', async () => {
    const { store, count } = await open();
    const all = await Promise.allSettled(['one', 'two', 'one', 'three'].map((key) => begin(store, key)));
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(count()).toBe(3);
  });

  it('waits for who has the database to themselves', async () => {
    const { store, count } = await open();
    const one = begin(store, 'one');
    const erased = store.erase(1);
    await one;
    await Promise.all([begin(store, 'two'), begin(store, 'three')]);
    expect([await erased, count()]).toEqual([1, 2]);
  });
});
