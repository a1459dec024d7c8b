import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../src/energy/service/sign-up/keys.ts';
import { sealQuote } from '../../src/energy/service/store/sealedQuote.ts';
import { openStorage } from '../../src/main/stores.ts';
import { createOutbox } from '../../src/service/post/outbox.ts';
import { createSealer, keyIdOf } from '../../src/service/sealer.ts';
import { openDataFile } from '../../src/service/store/embedded.ts';
import { dualQuote, savedQuote } from '../service/quotes.ts';
import { startService, temporaryFolder, visitor } from '../service/service.ts';
import * as given from '../service/signUps.ts';
import { emptyDatabase } from './empty-database.ts';
import { databases } from './stores.ts';

const [first, second, third] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const results = 'POST /request/results/detail';

/** Starts the service on one empty database again and again, with keys; refused as the process would be. */
async function beginning(name: string) {
  const { environment, remove } = await emptyDatabase(name);
  const folder = temporaryFolder();
  const databaseUrl = environment.DATABASE_URL;
  const open = (dataKeys: readonly [Buffer, ...Buffer[]], reading = false) =>
    openStorage({ databaseUrl, dataFolder: folder.path, dataKeys }, reading);
  return {
    open,
    start: async (...dataKeys: readonly [Buffer, ...Buffer[]]) => startService(await open(dataKeys)),
    /** Runs statements on the database beside the service. */
    run: async (sql: string) => {
      if (databaseUrl === undefined) {
        const { database, close } = openDataFile(folder.path, true);
        database.exec(sql);
        return close();
      }
      const client = new Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query(sql);
      await client.end();
    },
    remove: async () => {
      folder.remove();
      await remove();
    },
  };
}

describe.each(databases)('the keys of a database of %s', (name) => {
  it('are all needed while anything is sealed with them: the start is refused, and names the one that is missing', async () => {
    const { start, remove } = await beginning(name);
    const before = await start(first);
    const { switchId } = await given.signUp(before);
    await before.stop();
    const rotated = await start(second, first);
    const { geniusSwitchDto } = await rotated.call('POST /request/switch/v2/dual-consolidated', {
      body: dualQuote,
    });
    await rotated.stop();

    const missing = (key: Buffer) =>
      new RegExp(
        `sealed with a key that is not given \\(${keyIdOf(key)}\\): [1-9][0-9]* texts?\\. .*DATA_KEY`,
      );
    await expect(start(second)).rejects.toThrow(missing(first));
    // A quote alone is enough.
    await (await start(third, second, first)).stop();
    await expect(start(third, first)).rejects.toThrow(missing(second));
    const after = await start(third, second, first);
    const detail = { body: savedQuote(geniusSwitchDto.switchId, dualQuote.switchType) };
    expect((await after.send(results, detail)).status).toBe(200);
    expect((await after.send(results, { body: savedQuote(switchId, dualQuote.switchType) })).status).toBe(
      200,
    );
    await after.store.erase(switchId);
    await after.stop();
    await (await start(third, second)).stop();
    await remove();
  });

  it.each(['', '{"a":1}', '{"a":', 'v1.', '00000000.junk', 'V1.0123456z.a.b.c'])(
    'are not missed by %j in the place of a sealed text: it is told where it stands, and all else is served',
    async (text) => {
      const { start, open, run, remove } = await beginning(name);
      const before = await start(first);
      const made = await given.signUp(before);
      const other = await given.beginSignUp(before);
      const letter = { to: 'one@site.example', subject: 'A link', text: '/link' };
      const ends = Date.now() + 60_000;
      const outbox = createOutbox(before.store.outbox, createSealer([first]), Date.now);
      for (const [id, about] of [
        ['one', null],
        ['two', made.switchId],
      ] as const) {
        const row = outbox.sealed(letter, { ends, about, id });
        await before.store.kept.save(
          {
            token_hash: id,
            switch_id: null,
            owner: 'o',
            body: row.letter,
            created_at: row.created_at,
            ends_at: row.ends_at,
          },
          row,
        );
      }
      await before.stop();
      await run(`update sign_ups set terms = '${text}' where switch_id = ${made.switchId};
        update quotes set body = '${text}' where switch_id = ${made.switchId};
        update outbox set letter = '${text}' where id = 'one'`);

      const { store, sealer } = await open([first], true);
      const damagedLetters: string[] = [];
      const letters = await createOutbox(store.outbox, sealer, Date.now).waiting(({ id }) =>
        damagedLetters.push(id),
      );
      expect([letters, damagedLetters]).toEqual([[letter], ['one']]);
      await store.close();

      const storage = await open([first]);
      // JSON is what a version before left in clear.
      const quote = text === '{"a":1}' ? [] : [`quotes.body of switch ${made.switchId}`];
      expect(storage.damaged).toEqual([
        ...quote,
        'outbox.letter of row one',
        `sign_ups.terms of switch ${made.switchId}`,
      ]);
      const after = await startService(storage);
      await given.fillSignUp(after, other.switchKey);
      await after.stop();
      await remove();
    },
  );

  it('are as they were after a start that is refused: the former keys start again', async () => {
    const { start, remove } = await beginning(name);
    const before = await start(first);
    await given.signUp(before);
    await before.stop();
    const rotated = await start(second, first);
    const clear = { uuid: randomUUID(), body: JSON.stringify(dualQuote), owner: 'somebody' };
    await rotated.store.saveQuote(clear);
    await rotated.stop();
    await expect(start(third, second)).rejects.toThrow(`is not given (${keyIdOf(first)})`);
    await (await start(second, first)).stop();
    await remove();
  });

  it('are asked for before the tables of a version before are changed: it may start again after a refusal', async () => {
    const { start, open, run, remove } = await beginning(name);
    const before = await start(first);
    const { switchId } = await given.signUp(before);
    await before.stop();
    await (await start(second, first)).stop();
    await run(`drop table progress_links; alter table quotes drop column led_from;
      drop index offsets_paid_customer; alter table offsets drop column paid_customer_id;
      alter table outbox drop column tries; alter table outbox drop column refused;
      delete from kysely_migration where name >= '007'`);
    await expect(start(third)).rejects.toThrow('sealed with another key');
    await expect(start(second)).rejects.toThrow(`is not given (${keyIdOf(first)})`);
    // What only reads is refused as long as nothing was brought up.
    await expect(open([second, first], true)).rejects.toThrow();
    const after = await start(second, first);
    const detail = { body: savedQuote(switchId, dualQuote.switchType) };
    expect((await after.send(results, detail)).status).toBe(200);
    await after.stop();
    await (await open([second, first], true)).store.close();
    await remove();
  });

  it('seal what a version before left in clear, and its owner finds it', async () => {
    const { start, remove } = await beginning(name);
    const before = await start(first);
    const { switchKey } = await given.beginSignUp(before);
    const owner = (await before.store.signUps.find(hashOf(switchKey)))?.subject ?? '';
    const clear = { uuid: randomUUID(), body: JSON.stringify(dualQuote), owner };
    const { switchId } = await before.store.saveQuote(clear);
    await before.stop();
    const after = await start(first);
    expect((await after.store.findQuote(switchId, owner))?.body).toMatch(/^v1\./);
    const { status } = await after.send(results, { body: savedQuote(switchId, dualQuote.switchType) });
    expect(status).toBe(200);
    await after.stop();
    await remove();
  });
});

describe.each(databases)('the keys of tokens on %s', (_, createDatabase) => {
  it('stand sealed from the first use on: one that lay in clear signs no more, and finds each visitor’s quote', async () => {
    const database = createDatabase();
    const clear = randomBytes(32);
    const codeOf = (text: string) => createHmac('sha256', clear).update(text).digest();
    const store = await database.open();
    await database.run(`insert into keys (name, value) values ('token', '${clear.toString('base64')}')`);
    const service = await startService({ store });
    const uuid = randomUUID();
    const owner = codeOf('visitor me').subarray(0, 16).toString('base64url');
    const quote = await store.saveQuote({ uuid, owner, body: sealQuote(service.sealer, uuid, dualQuote) });
    const body = savedQuote(quote.switchId, dualQuote.switchType);
    expect((await visitor('me', service.anonymous).send(results, { body })).status).toBe(200);
    const text = `${Date.UTC(2026, 7, 10, 12) / 1000 + 100}.${owner}`;
    const headers = { Authorization: `Bearer ${text}.${codeOf(text).toString('base64url')}` };
    expect((await service.anonymous(results, { body, headers })).status).toBe(401);
    expect([...(await store.sealedTexts()).keyIds.keys()]).toEqual(service.sealer.keyIds);
    await service.stop();
    await database.remove();
  });

  it.each(['a new database', 'one that had a key in clear'])(
    'are the same for everybody who asks at once for those of %s',
    async (which) => {
      const database = createDatabase();
      const first = await database.open();
      const stores = [
        first,
        ...(first.connections ? await Promise.all([database.open(), database.open()]) : []),
      ];
      if (which !== 'a new database')
        await database.run("insert into keys (name, value) values ('token', 'AAAA')");
      const sealer = createSealer([randomBytes(32)]);
      const all = await Promise.all([...stores, ...stores].map((store) => store.tokenKeys(sealer)));
      for (const keys of all) expect(keys).toEqual(all[0]);
      for (const store of stores) await store.close();
      await database.remove();
    },
  );

  it('are sealed anew with the key that seals, which is needed like every other, and stay what they are', async () => {
    const database = createDatabase();
    const ask = async (...keys: [Buffer, ...Buffer[]]) => {
      const store = await database.open();
      try {
        return {
          keys: await store.tokenKeys(createSealer(keys)),
          ids: [...(await store.sealedTexts()).keyIds.keys()],
        };
      } finally {
        await store.close();
      }
    };
    const before = await ask(first);
    expect(before.ids).toEqual([keyIdOf(first)]);
    expect(await ask(second, first)).toEqual({ keys: before.keys, ids: [keyIdOf(second)] });
    await expect(ask(first)).rejects.toThrow(/its key is not here/);
    await database.remove();
  });
});
