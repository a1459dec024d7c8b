import { describe, expect, it } from 'vitest';
import { openStorage } from '../../src/main/stores.ts';
import { offLimits } from '../service/off-limits.ts';
import { callsTo, dataFolder, run } from '../service/processes.ts';
import * as given from '../service/signUps.ts';
import { emptyDatabase } from './empty-database.ts';
import { databases } from './stores.ts';

/** How often the service is killed; `KILL_ROUNDS=100` makes the figure of the goal. */
const rounds = Number(process.env.KILL_ROUNDS ?? 3);
const complete = 'POST /request/switch/pro/complete';
const eachRound = 12;

describe.each(databases)('a process that is killed while switches are completed: %s', (name) => {
  it(`loses none that it acknowledged, doubles none, and is ready again, ${rounds} times [G-18, S7.06]`, async () => {
    const { environment, remove } = await emptyDatabase(name);
    const settings = { ...environment, ...offLimits, DATA_DIR: dataFolder() };
    const acknowledged = new Map<string, string>();
    const begun: { readonly switchKey: string; readonly switchId: number }[] = [];
    const restarts: number[] = [];
    let cut = 0;
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      const { child, ready, ended } = run(settings);
      const calls = callsTo(await ready);
      restarts.push(performance.now() - started);
      const fresh: typeof begun = [];
      for (let n = 0; n < eachRound; n += 1) {
        const one = await given.beginSignUp(calls);
        await given.fillSignUp(calls, one.switchKey);
        fresh.push(one);
      }
      begun.push(...fresh);
      // Killed after a different number of answers each time, with the others under way.
      const killAfter = round % eachRound;
      let answered = 0;
      const asked = fresh.map(async ({ switchKey }) => {
        try {
          const { status, answer } = await calls.send(complete, {
            body: { switchKey, switchCompleteOption: 'None' },
          });
          if (status === 200) acknowledged.set(switchKey, JSON.stringify(answer));
        } catch {
          cut += 1;
        }
        answered += 1;
        if (answered > killAfter) child.kill('SIGKILL');
      });
      if (killAfter === 0) setImmediate(() => child.kill('SIGKILL'));
      await Promise.all([...asked, ended]);
    }

    const { child, ready, ended } = run(settings);
    const calls = callsTo(await ready);
    const finally_ = new Map<string, string>();
    for (const { switchKey } of begun) {
      const { status, answer } = await calls.send(complete, {
        body: { switchKey, switchCompleteOption: 'None' },
      });
      expect(status).toBe(200);
      finally_.set(switchKey, JSON.stringify(answer));
    }
    child.kill('SIGTERM');
    await ended;
    for (const [switchKey, answer] of acknowledged) expect(finally_.get(switchKey)).toBe(answer);
    // One switch each: as many different references as sign-ups, and the database holds no other.
    expect(new Set(finally_.values()).size).toBe(begun.length);
    const { store } = await openStorage({
      databaseUrl: settings.DATABASE_URL,
      dataFolder: settings.DATA_DIR,
      dataKeys: undefined,
    });
    const kept = await Promise.all(
      begun.map(({ switchId }) => store.signUps.findCompleted('completed_switch_id', switchId)),
    );
    expect(new Set(kept.map((row) => row?.uuid)).size).toBe(begun.length);
    await store.close();
    await remove();
    expect(cut).toBeGreaterThan(0);
    if (rounds > 10)
      process.stdout.write(
        `${name}, ${rounds} kills: ${begun.length} sign-ups, ${acknowledged.size} acknowledged, ${cut} cut off, 0 lost, 0 doubled; ` +
          `ready again after ${Math.round(Math.max(...restarts))} ms at most\n`,
      );
  }, 1_200_000);
});
