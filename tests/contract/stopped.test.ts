import { describe, expect, it } from 'vitest';
import { offLimits } from '../service/off-limits.ts';
import { callsTo, dataFolder, run } from '../service/processes.ts';
import { gasQuote } from '../service/quotes.ts';
import { tokenOf } from '../service/service.ts';
import { lineTo, request } from '../service/sockets.ts';
import { emptyDatabase } from './empty-database.ts';
import { databases } from './stores.ts';

/** How often the service is stopped; `STOP_ROUNDS=100` makes the figure of the goal. */
const rounds = Number(process.env.STOP_ROUNDS ?? 1);
/** As many of each kind as are taken in hand even while all answers are late: nobody is told that too many ask. */
const customers = 7;

describe.each(databases)('a service that is told to stop under load: %s', (name) => {
  it(`answers all that was sent before, and ends well, ${rounds} times`, async () => {
    const { environment, processes, remove } = await emptyDatabase(name);
    const PROCESSES = String(processes);
    const settings = { ...environment, ...offLimits, PROCESSES, DATA_DIR: dataFolder() };
    let answered = 0;
    const cut: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { child, ready, ended } = run(settings);
      const address = await ready;
      const { Authorization } = await tokenOf(callsTo(address).send, 'me');
      const body = JSON.stringify(gasQuote);
      const headers = [
        `Authorization: ${Authorization}`,
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
      ];
      const quote = request('POST', '/request/switch/v2/gas', headers, body);
      let isTold = false;
      const count = async (next: () => Promise<string>) => {
        try {
          const answer = await next();
          expect(answer).toMatch(/^HTTP\/1.1 200/);
          answered += 1;
          return answer;
        } catch (thrown) {
          cut.push(String(thrown));
          return undefined;
        }
      };
      // They ask in the moment in which it is told to stop, by connections that were idle till then.
      const idle = await Promise.all(Array.from({ length: customers }, () => lineTo(address)));
      for (const line of idle) {
        line.say(quote);
        await count(line.answer);
      }
      /** Asks until an answer says that it is the last; every other customer comes by a new connection until then. */
      const ask = async (keeps: boolean) => {
        for (let line = await lineTo(address); ; ) {
          line.say(quote);
          const answer = await count(line.answer);
          if (answer === undefined || (isTold && (!keeps || /^Connection: close/im.test(answer)))) return;
          if (keeps) continue;
          line.socket.destroy();
          line = await lineTo(address);
        }
      };
      const asking = Array.from({ length: customers }, (_, n) => ask(n % 2 === 0));
      const enough = answered + customers * (1 + (round % 3));
      while (answered < enough) await new Promise((resolve) => setImmediate(resolve));
      isTold = true;
      for (const line of idle) line.say(quote);
      child.kill('SIGTERM');
      await Promise.all([...asking, ...idle.map(({ answer }) => count(answer))]);
      expect((await ended).code).toBe(0);
    }
    expect(cut).toEqual([]);
    if (rounds > 10) process.stdout.write(`${name}, stopped ${rounds} times: ${answered} answered, 0 cut\n`);
    await remove();
  }, 1_200_000);
});
