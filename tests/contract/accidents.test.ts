import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { offLimits } from '../service/off-limits.ts';
import { callsTo, dataFolder, run } from '../service/processes.ts';
import { gasQuote, savedQuote } from '../service/quotes.ts';
import { replyOf, tokenOf } from '../service/service.ts';
import { emptyDatabase } from './empty-database.ts';
import { lockQuotes } from './lock.ts';
import { networkTo } from './silent-network.ts';
import { databases } from './stores.ts';

/** How often the connections are terminated; `TERMINATE_ROUNDS=100` makes the figure of the goal. */
const rounds = Number(process.env.TERMINATE_ROUNDS ?? 5);
const create = 'POST /request/switch/v2/gas';
const detail = 'POST /request/results/detail';
const quote = { body: gasQuote };
const withUrl = databases.filter(([name]) => name === 'PostgreSQL');

/** Creates quotes at once; the answers, each 200 or one that says when to ask again. */
async function createSome(calls: ReturnType<typeof callsTo>, count: number) {
  const headers = await tokenOf(calls.send, 'tester');
  const answers = await Promise.all(
    Array.from({ length: count }, () => calls.send(create, { ...quote, headers })),
  );
  for (const { status, headers, answer } of answers)
    if (status !== 200) {
      expect(status).toBe(503);
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(answer).toMatchObject({ message: 'Our service is very busy. Please try again in a moment.' });
    }
  return answers;
}

const serve = (environment: Record<string, string>) =>
  run({ ...environment, ...offLimits, DATA_DIR: dataFolder() });

describe.each(databases)('a table that another program locks: %s', (name) => {
  it('fails the calls that need it with 503 and when to ask again, and no others [T-40]', async () => {
    const { environment, remove } = await emptyDatabase(name);
    const DATA_DIR = dataFolder();
    const { child, ready, ended } = run({ ...environment, ...offLimits, DATA_DIR });
    const address = await ready;
    const calls = callsTo(address);
    await calls.call(create, quote);
    const unlock = await lockQuotes(DATA_DIR, environment.DATABASE_URL);
    const waiting = createSome(calls, 12);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await calls.send('GET /request/ev/make', {})).status).toBe(200);
    for (const { status } of await waiting) expect(status).toBe(503);
    await unlock();
    for (const { status } of await createSome(calls, 12)) expect(status).toBe(200);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    await remove();
    // Calls that wait one behind the other take a minute.
  }, 40_000);

  it('is waited for while that takes a moment', async () => {
    const { environment, remove } = await emptyDatabase(name);
    const DATA_DIR = dataFolder();
    const { child, ready, ended } = run({ ...environment, ...offLimits, DATA_DIR });
    const calls = callsTo(await ready);
    await calls.call(create, quote);
    const unlock = await lockQuotes(DATA_DIR, environment.DATABASE_URL);
    const waiting = createSome(calls, 1);
    // By the time that other calls were answered, this one has met the lock.
    for (let n = 0; n < 5; n += 1) await calls.send('GET /request/ev/make', {});
    await unlock();
    expect((await waiting).map(({ status }) => status)).toEqual([200]);
    child.kill('SIGTERM');
    await ended;
    await remove();
  });
});

describe.each(withUrl)('connections that are terminated: %s', (name) => {
  it(`end no process and lose nothing that was acknowledged, ${rounds} times`, async () => {
    const { environment, remove } = await emptyDatabase(name);
    const { child, ready, ended } = serve(environment);
    const calls = callsTo(await ready);
    const admin = new Client({ connectionString: process.env.DATABASE_URL });
    await admin.connect();
    const schema = new URL(environment.DATABASE_URL ?? '').searchParams.get('application_name');
    const terminate = () =>
      admin.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
        schema,
      ]);
    const first = await calls.call(create, quote);
    const acknowledged = [first.geniusSwitchDto.switchId];
    let refused = 0;
    for (let round = 0; round < rounds; round += 1) {
      const busy = createSome(calls, 40);
      for (let n = 0; n < 4; n += 1) await terminate();
      for (const reply of await busy) {
        if (reply.status === 200) acknowledged.push(replyOf(create, reply).geniusSwitchDto.switchId);
        else refused += 1;
      }
      // Idle ones are replaced, and reads are sent again: neither shows.
      await terminate();
      const reads = await Promise.all(
        acknowledged.slice(-10).map((id) => calls.send(detail, { body: savedQuote(id, 'gasToGas') })),
      );
      expect(reads.map(({ status }) => status)).toEqual(reads.map(() => 200));
      expect(child.exitCode).toBeNull();
    }
    for (const { status } of await createSome(calls, 20)) expect(status).toBe(200);
    const kept = `select count(*)::int as kept from ${schema}.quotes where switch_id = any($1)`;
    const { rows } = await admin.query(kept, [acknowledged]);
    expect(rows).toEqual([{ kept: acknowledged.length }]);
    if (rounds > 10)
      process.stdout.write(
        `${name}, ${rounds} rounds of 5 terminations: ${acknowledged.length} acknowledged, ${refused} answered 503, 0 lost, 0 ends\n`,
      );
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    await admin.end();
    await remove();
  }, 1_200_000);
});

describe.each(withUrl)('a network without answers: %s', (name) => {
  it('holds no call for ever, and is forgotten once it answers again', async () => {
    const { environment, remove } = await emptyDatabase(name);
    const network = await networkTo(environment.DATABASE_URL ?? '');
    const { child, ready, ended } = serve({ DATABASE_URL: network.url });
    const address = await ready;
    const calls = callsTo(address);
    await createSome(calls, 4);
    network.silence();
    const { Authorization } = await tokenOf(calls.send);
    const waiting = await createSome(calls, 20);
    expect(waiting.map(({ status }) => status)).toEqual(waiting.map(() => 503));
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(Authorization).toMatch(/^Bearer /);
    network.restore();
    await expect.poll(async () => (await calls.send(create, quote)).status).toBe(200);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    network.remove();
    await remove();
  });
});
