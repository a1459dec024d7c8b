import '../../src/command/outlive-reader.ts';
import { parseArgs } from 'node:util';
import { anyDatabase } from '../postgres/any-database.ts';
import { cost } from './cost.ts';
import { load, tableOf } from './load.ts';
import { startLoaded } from './service.ts';
import { visitorsOf } from './visit.ts';

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    postgres: { type: 'boolean', default: false },
    cost: { type: 'boolean', default: false },
    node: { type: 'string', multiple: true, default: [] },
  },
});
const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm run load`: visitors who compare and switch call the built service at `--rate` calls a second for `--seconds`, as a
 * table; `--postgres` on PostgreSQL. `--cost` gives the processor time of each call instead. Fails on a wrong answer.
 */
async function run(store: 'embedded' | 'PostgreSQL'): Promise<void> {
  const service = await startLoaded(store, values.node);
  const visitors = visitorsOf(service.address);
  try {
    if (values.cost) {
      print(`processor time of a call, ms, ${store}`);
      for (const [name, ms] of await cost(service, visitors, 500))
        print(name.padEnd(52) + ms.toFixed(2).padStart(6));
      return;
    }
    const [rate, seconds] = [Number(values.rate), Number(values.seconds)];
    const before = { own: process.cpuUsage(), service: service.processor(), at: performance.now() };
    const answered = await load(visitors, rate, seconds, Number(values.seed));
    const share = (ms: number) => `${Math.round((100 * ms) / (performance.now() - before.at))}%`;
    const own = process.cpuUsage(before.own);
    print(tableOf(answered));
    print(
      `${store}, ${(answered.length / seconds).toFixed(0)} calls a second; of one core the service took ` +
        `${share(service.processor() - before.service)}, its callers ${share((own.user + own.system) / 1000)}`,
    );
    const wrong = answered.filter((one) => one.wrong !== undefined);
    for (const one of wrong.slice(0, 10)) print(`${one.name}: ${one.wrong}`.slice(0, 1000));
    if (wrong.length > 0) process.exitCode = 1;
  } finally {
    visitors.leave();
    await service.stop();
  }
}

const database = values.postgres ? await anyDatabase() : undefined;
if (typeof database === 'string') print(`Not measured: ${database}.`);
else {
  if (database) process.env.DATABASE_URL = database.url;
  try {
    await run(database ? 'PostgreSQL' : 'embedded');
  } finally {
    database?.stop();
  }
}
