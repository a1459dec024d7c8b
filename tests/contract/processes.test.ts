import { spawnSync } from 'node:child_process';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { freePort } from '../postgres/own-database.ts';
import { offLimits } from '../service/off-limits.ts';
import { callsTo, dataFolder, run } from '../service/processes.ts';
import { callsThrough } from '../service/service.ts';
import * as given from '../service/signUps.ts';
import { lineTo } from '../service/sockets.ts';
import { emptyDatabase } from './empty-database.ts';
import { databases } from './stores.ts';

const complete = 'POST /request/switch/pro/complete';
/** Rounds of the race; `RACE_ROUNDS=100` makes the figure of the goal. */
const rounds = Number(process.env.RACE_ROUNDS ?? 1);
const keyOf = (fill: number) => Buffer.alloc(32, fill).toString('base64');

describe.each(databases)('processes before one database: %s', (name) => {
  it(`share every session, and make one switch of 200 requests at once, ${rounds} times [S7.06]`, async () => {
    const { environment, processes, remove } = await emptyDatabase(name);
    const started = Array.from({ length: processes }, () =>
      run({ ...environment, ...offLimits, DATA_KEY: keyOf(5), DATA_DIR: dataFolder() }),
    );
    const calls = await Promise.all(started.map(async ({ ready }) => callsTo(await ready)));
    // Each call goes to the next process.
    let turn = 0;
    const next = (): given.Calls => {
      turn += 1;
      const chosen = calls[turn % calls.length];
      if (!chosen) throw new Error('no process');
      return chosen;
    };

    for (let round = 0; round < rounds; round += 1) {
      const { token } = await next().call('POST /auth/token', { headers: { 'Visitor-Id': 'me' } });
      const headers = { Authorization: `Bearer ${token}` };
      const send: given.Calls['send'] = (call, parts) => next().send(call, { ...parts, headers });
      const customer = { send, call: callsThrough(send) };
      const { switchKey, switchId } = await given.beginSignUp(customer);
      await given.fillSignUp(customer, switchKey);
      const body = { switchKey, switchCompleteOption: 'None' };
      const ask = async (): ReturnType<typeof send> => {
        const answer = await send(complete, { body });
        // So many at once are more than a process takes in hand: whoever is refused for now asks again.
        return answer.status === 503 ? ask() : answer;
      };
      const answers = await Promise.all(Array.from({ length: 200 }, ask));
      expect(answers[0]?.status).toBe(200);
      expect(new Set(answers.map(({ status, answer }) => `${status} ${JSON.stringify(answer)}`)).size).toBe(
        1,
      );
      for (const { send: asking } of calls) {
        const question = 'POST /request/customer/whitelabel/switch/complete';
        expect((await asking(question, { body: { switchId }, headers })).answer).toBe(true);
      }
    }
    for (const { child, ended } of started) {
      child.kill('SIGTERM');
      expect((await ended).code).toBe(0);
    }
    await remove();
  }, 1_200_000);

  it('refuse to start with another data key, saying what to do', async () => {
    const { environment, remove } = await emptyDatabase(name);
    const DATA_DIR = dataFolder();
    const first = run({ ...environment, DATA_DIR, DATA_KEY: keyOf(5) });
    await first.ready;
    first.child.kill('SIGTERM');
    await first.ended;
    const { code, complained } = await run({ ...environment, DATA_DIR, DATA_KEY: keyOf(6) }).ended;
    expect(code).toBe(1);
    expect(complained).toMatch(/sealed with another key.*same DATA_KEY/);
    const rotated = run({ ...environment, DATA_DIR, DATA_KEY: `${keyOf(6)},${keyOf(5)}` });
    await expect(rotated.ready).resolves.toMatch(/^http/);
    await remove();
  }, 120_000);
});

const shared = databases.filter(([name]) => name !== 'embedded');

/** The processes that one started, by their ids. */
const childrenOf = (pid: number | undefined) =>
  spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number);

describe.each(shared)('a start of several processes: %s', (name) => {
  it('ends with all of them when it is told to before they are ready', async () => {
    const { environment, remove } = await emptyDatabase(name);
    const PORT = String(await freePort());
    const { child, ended } = run({ ...environment, PORT, PROCESSES: '4', DATA_DIR: dataFolder() });
    const isUp = () =>
      fetch(`http://127.0.0.1:${PORT}/healthz`).then(
        () => true,
        () => false,
      );
    while (!(await isUp())) await endOfTurn();
    const line = await lineTo(`http://127.0.0.1:${PORT}`);
    line.say('POST /request/tariffs HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n');
    const all = childrenOf(child.pid);
    child.kill('SIGTERM');
    line.say('\r\n{');
    expect(await line.answer()).toMatch(/^HTTP\/1\.1 4/);
    expect((await ended).code).toBe(0);
    for (const pid of all) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    await remove();
  });

  it('is ready once all of them serve: until then /readyz says that they start', async () => {
    const { environment, remove } = await emptyDatabase(name);
    const PORT = String(await freePort());
    const settings = { ...environment, PORT, PROCESSES: '4', DATA_DIR: dataFolder() };
    const { child, ready, ended } = run(settings);
    const look = () =>
      fetch(`http://127.0.0.1:${PORT}/readyz`).then(
        async (reply) => ((await reply.json()) as { status: string }).status,
        () => 'away',
      );
    const said = ['away'];
    while (said.at(-1) !== 'ready') {
      const status = await look();
      if (status !== said.at(-1)) said.push(status);
    }
    expect(said).toEqual(['away', 'starting', 'ready']);
    await ready;
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    await remove();
  });

  it('serves from all of them on one port, replaces one that ends, and ends with all of them', async () => {
    const { environment, remove } = await emptyDatabase(name);
    const PORT = String(await freePort());
    const settings = { ...environment, PORT, PROCESSES: '2', DATA_DIR: dataFolder() };
    const { child, ready, ended } = run(settings);
    const address = await ready;
    const isReady = () =>
      fetch(`${address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    const started = childrenOf(child.pid);
    expect(started).toHaveLength(2);
    for (const pid of started) {
      process.kill(pid, 'SIGKILL');
      while (childrenOf(child.pid).includes(pid) || !(await isReady())) await endOfTurn();
    }
    while (childrenOf(child.pid).length < 2) await endOfTurn();
    expect(await isReady()).toBe(true);

    const another = await run(settings).ended;
    expect(another.code).toBe(1);
    expect(another.complained.match(/is in use\. Choose another PORT\./g)).toHaveLength(1);

    const all = childrenOf(child.pid);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    for (const pid of all) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    await remove();
  });
});
