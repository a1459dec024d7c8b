import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openEmbedded } from '../../src/main/stores.ts';
import { offLimits } from './off-limits.ts';
import { callsTo, dataFolder, run } from './processes.ts';
import { gasQuote, savedQuote } from './quotes.ts';

/** Creates quotes one after the other until the service is gone; the numbers that were acknowledged. */
async function createUntilGone(address: string, acknowledged: number[]): Promise<void> {
  const { call } = callsTo(address);
  for (;;) {
    try {
      const { geniusSwitchDto } = await call('POST /request/switch/v2/gas', { body: gasQuote });
      acknowledged.push(geniusSwitchDto.switchId);
    } catch {
      return;
    }
  }
}

describe('the process', () => {
  it('loses no acknowledged quote when it is killed in the middle of its work', async () => {
    const DATA_DIR = dataFolder();
    const first = run({ DATA_DIR, ...offLimits });
    const address = await first.ready;
    const acknowledged: number[] = [];
    const customers = Array.from({ length: 8 }, () => createUntilGone(address, acknowledged));
    while (acknowledged.length < 100) await new Promise((resolve) => setImmediate(resolve));
    first.child.kill('SIGKILL');
    await Promise.all([...customers, first.ended]);

    const second = run({ DATA_DIR, ...offLimits });
    const again = callsTo(await second.ready);
    for (const switchId of acknowledged) {
      const body = savedQuote(switchId, 'gasToGas');
      expect((await again.send('POST /request/results/detail', { body })).status).toBe(200);
    }
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
  });

  it('refuses to share an embedded database, saying what to do, and takes it over once it is free', async () => {
    const DATA_DIR = dataFolder();
    const first = run({ DATA_DIR });
    await first.ready;
    const second = await run({ DATA_DIR }).ended;
    expect(second.code).toBe(1);
    expect(second.complained).toMatch(/in use by another process.*DATA_DIR.*DATABASE_URL/);
    first.child.kill('SIGKILL');
    await first.ended;
    await expect(run({ DATA_DIR }).ready).resolves.toMatch(/^http/);
  });

  it('says where it is, which postcodes to try, answers a health check, and ends on SIGTERM', async () => {
    const { child, ready, ended } = run({ DATA_DIR: dataFolder() });
    const address = await ready;
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    const { code, said } = await ended;
    expect(code).toBe(0);
    expect(said).toMatch(/^The service is ready at http:\/\/localhost:[0-9]+\n/);
    expect(said).toContain('NR2 1NH');
  });

  it('serves on for DRAIN_SECONDS after SIGTERM while /readyz says that it stops', async () => {
    const { child, ready, ended } = run({ DATA_DIR: dataFolder(), DRAIN_SECONDS: '3' });
    const address = await ready;
    const readiness = async () => {
      const reply = await fetch(`${address}/readyz`, { headers: { Connection: 'close' } });
      return [reply.status, await reply.json()];
    };
    expect(await readiness()).toEqual([200, { status: 'ready' }]);
    child.kill('SIGTERM');
    await expect.poll(readiness).toEqual([503, { status: 'stopping' }]);
    const { send } = callsTo(address);
    expect((await send('POST /request/switch/v2/gas', { body: gasQuote })).status).toBe(200);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await ended).code).toBe(0);
  });

  it('does not start with a bad variable, and names it', async () => {
    const { code, complained } = await run({ PORT: 'eighty', DATA_DIR: dataFolder() }).ended;
    expect(code).toBe(1);
    expect(complained).toContain('The service cannot start: PORT must be a number from 0 to 65535');
  });

  it.each(['999.1.1.1', '9.9.9.9'])('does not start on HOST %s, and names it', async (HOST) => {
    const { code, complained } = await run({ HOST, DATA_DIR: dataFolder() }).ended;
    expect([code, complained]).toEqual([1, expect.stringMatching(/HOST must be an address of this machine/)]);
  });

  it('makes no copy where there is no folder for it, and says so', async () => {
    const DATA_DIR = dataFolder();
    const file = join(DATA_DIR, 'nowhere', 'copy');
    await (await openEmbedded(DATA_DIR)).close();
    const { code, complained } = await run({ DATA_DIR }, ['src/main/backup.ts', file]).ended;
    expect([code, complained]).toEqual([
      1,
      expect.stringContaining(`${file} cannot be made: its folder must be there`),
    ]);
  });

  it('makes no copy of a database that does not answer, and says which', async () => {
    const file = join(dataFolder(), 'copy');
    const settings = { DATA_DIR: dataFolder(), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' };
    const { code, complained } = await run(settings, ['src/main/backup.ts', file]).ended;
    expect([code, complained]).toEqual([
      1,
      expect.stringMatching(
        /^The PostgreSQL database of DATABASE_URL does not answer or refuses us\.\n .*127/,
      ),
    ]);
  });

  it('waits for no database that takes connections and says nothing', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = Object(silent.address());
    const settings = { DATA_DIR: dataFolder(), DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/nothing` };
    const { code, complained } = await run(settings, ['src/main/backup.ts', join(dataFolder(), 'copy')])
      .ended;
    silent.close();
    expect([code, complained]).toEqual([1, expect.stringMatching(/does not answer.*\n .*timeout/)]);
  });

  it('does not start on a port in use, and says so', async () => {
    const first = run({ DATA_DIR: dataFolder() });
    const port = new URL(await first.ready).port;
    const { code, complained } = await run({ PORT: port, DATA_DIR: dataFolder() }).ended;
    expect(code).toBe(1);
    expect(complained).toContain(`PORT ${port} is in use. Choose another PORT.`);
  });
});
