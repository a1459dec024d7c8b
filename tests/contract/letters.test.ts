import { describe, expect, it } from 'vitest';
import type { EnergyStore } from '../../src/energy/service/store/energyStore.ts';
import { mailer } from '../../src/service/post/mail.ts';
import { createOutbox } from '../../src/service/post/outbox.ts';
import { createSealer } from '../../src/service/sealer.ts';
import { freePort, mailServer } from '../service/mail-server.ts';
import { databases } from './stores.ts';

const minute = 60_000;
const start = Date.parse('2026-08-10T12:00Z');
const from = 'help@site.example';
const sealer = createSealer([Buffer.alloc(32, 7)]);

describe.each(databases)('letters that a mail server does not take, on %s', (name, createDatabase) => {
  /** A clock, and the outbox of a store by it; letters are kept for 14 days. */
  const ground = () => {
    const clock = { now: start };
    const outboxOf = (store: EnergyStore) => createOutbox(store.outbox, sealer, () => clock.now);
    const put = async (store: EnergyStore, to: string) => {
      const ends = clock.now + 14 * 24 * 60 * minute;
      const letter = outboxOf(store).sealed({ to, subject: '', text: '' }, { id: to, about: null, ends });
      const { created_at, ends_at } = letter;
      const kept = { token_hash: to, switch_id: null, owner: to, body: '', created_at, ends_at };
      await store.kept.save(kept, letter);
    };
    const count = (store: EnergyStore) => store.outbox.count(new Date(clock.now).toISOString());
    return { clock, outboxOf, put, count, database: createDatabase() };
  };

  it('for now are tried again after a pause that grows to an hour, by one process, after a restart too', async () => {
    const { clock, outboxOf, put, count, database } = ground();
    // The embedded database has one process.
    const open = async () => [await database.open(), ...(name === 'embedded' ? [] : [await database.open()])];
    let stores = await open();
    const [first] = stores;
    if (first) await put(first, 'linnet@birds.example');
    const away = mailer({ url: `smtp://127.0.0.1:${await freePort()}`, from });
    const busy = mailer({ url: (await mailServer(() => '451 not now')).url, from });
    const tried: number[] = [];
    for (let passed = 0; passed < 300; passed += 1) {
      clock.now = start + passed * minute;
      if (passed === 40) {
        for (const store of stores) await store.close();
        stores = await open();
      }
      const deliver = passed < 10 ? away : busy;
      const sends = stores.map((store) =>
        outboxOf(store).send(
          (letter) => {
            tried.push(passed);
            return deliver(letter);
          },
          () => undefined,
        ),
      );
      await Promise.allSettled(sends);
    }
    expect(tried).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183, 243]);
    for (const store of stores) {
      expect(await count(store)).toEqual({ waiting: 1, refused: 0 });
      await store.close();
    }
    await database.remove();
  });

  it('for good are tried no more, are told with the code, and are tried anew once an operator says so', async () => {
    const { clock, outboxOf, put, count, database } = ground();
    const store = await database.open();
    const outbox = outboxOf(store);
    for (const box of ['nobody', 'dunnock']) await put(store, `${box}@birds.example`);
    let says = '554 not this text';
    const mail = await mailServer(() => says);
    const send = () => outbox.send(mailer({ url: mail.url, from }), () => undefined);
    const refused = async () => (await outbox.waiting()).map((letter) => [letter.to, letter.refused]);
    await send();
    expect(await refused()).toEqual([
      ['nobody@birds.example', 550],
      ['dunnock@birds.example', 554],
    ]);
    expect(await count(store)).toEqual({ waiting: 0, refused: 2 });
    const told = mail.told();
    clock.now += 24 * 60 * minute;
    await send();
    expect(mail.told()).toBe(told);
    says = '250 taken';
    expect(await store.outbox.retry(new Date(clock.now).toISOString())).toBe(2);
    await send();
    expect(await refused()).toEqual([['nobody@birds.example', 550]]);
    // Once its link has ended nobody is to be written to.
    clock.now += 14 * 24 * 60 * minute;
    expect(await store.outbox.retry(new Date(clock.now).toISOString())).toBe(0);
    expect(await count(store)).toEqual({ waiting: 0, refused: 0 });
    await store.close();
    await database.remove();
  });

  it('because of whom they are from are not to blame: they are tried again', async () => {
    const { clock, outboxOf, put, count, database } = ground();
    const store = await database.open();
    await put(store, 'linnet@birds.example');
    let says = '550 not from you';
    const mail = await mailServer(
      () => '250 taken',
      () => says,
    );
    const send = () => outboxOf(store).send(mailer({ url: mail.url, from }), () => undefined);
    await send();
    expect(await count(store)).toEqual({ waiting: 1, refused: 0 });
    says = '250 fine';
    clock.now += minute;
    await send();
    expect(await count(store)).toEqual({ waiting: 0, refused: 0 });
    await store.close();
    await database.remove();
  });
});
