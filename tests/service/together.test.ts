import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, describe, expect, it } from 'vitest';
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
  const quote = async () =>
    (await store.saveQuote({ uuid: randomUUID(), body: 'v1.', owner: 'me' })).switchId;
  const switch_id = await quote();
  const begin = (key: string, of = switch_id) =>
    store.signUps.start({
      key_hash: key,
      switch_id: of,
      subject: 'me',
      plan: '{}',
      created_at: '2026-08-10',
    });
  return { store, grown, count, begin, quote, switch_id };
}

describe('what is saved at the same time', () => {
  it('goes to the disk together: each wait for it is shared', async () => {
    const { begin, grown, count } = await open();
    const before = grown();
    await begin('first');
    const alone = grown() - before;
    await Promise.all(Array.from({ length: 50 }, (_, n) => begin(`${n}`)));
    expect(count()).toBe(51);
    expect(grown() - before - alone).toBeLessThan(10 * alone);
  });

  it('is told to nobody before it is there', async () => {
    const { store, begin, count } = await open();
    const saved = begin('key');
    const read = store.signUps.find('key').then((found) => ({ found, kept: count() }));
    expect(await read).toMatchObject({ found: { key_hash: 'key' }, kept: 1 });
    await saved;
  });

  it('fails alone where it must, and what came with it stays', async () => {
    const { begin, count } = await open();
    const all = await Promise.allSettled(['one', 'two', 'one', 'three'].map((key) => begin(key)));
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(count()).toBe(3);
  });

  it('waits for who has the database to themselves', async () => {
    const { store, begin, count, quote, switch_id } = await open();
    const other = await quote();
    const one = begin('one');
    const erased = store.erase(switch_id);
    await one;
    await Promise.all([begin('two', other), begin('three', other)]);
    expect([await erased, count()]).toEqual([2, 2]);
  });
});
