import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../src/energy/service/sign-up/keys.ts';
import { openStorage } from '../../src/main/stores.ts';
import { keyIdOf } from '../../src/service/sealer.ts';
import { dualQuote, savedQuote } from '../service/quotes.ts';
import { startService, temporaryFolder } from '../service/service.ts';
import * as given from '../service/signUps.ts';
import { emptyDatabase } from './empty-database.ts';
import { databases } from './stores.ts';

const [first, second, third] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const results = 'POST /request/results/detail';

/** Starts the service on one empty database again and again, with keys; refused as the process would be. */
async function beginning(name: string) {
  const { environment, remove } = await emptyDatabase(name);
  const folder = temporaryFolder();
  return {
    start: async (...dataKeys: readonly [Buffer, ...Buffer[]]) =>
      startService(
        await openStorage({ databaseUrl: environment.DATABASE_URL, dataFolder: folder.path, dataKeys }),
      ),
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
      new RegExp(`sealed with a key that is not given \\(${keyIdOf(key)}\\).*DATA_KEY`);
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
