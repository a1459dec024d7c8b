import '../../src/command/outlive-reader.ts';
import { parseArgs } from 'node:util';
import { accidents } from './accidents.ts';
import { disks } from './disks.ts';
import { failOvers } from './fail-over.ts';
import { locks } from './locks.ts';
import { onPostgres } from './on-postgres.ts';
import { tryOut } from './rounds.ts';
import { isRight, lineOf, titles } from './table.ts';

/**
 * `npm run chaos -- --seed TEXT --rounds N --only WORD`: lets accidents happen under customers of the built service, on
 * both stores, and prints a table of what came of them. Fails unless nothing was lost, doubled or answered wrongly. What
 * this machine cannot try it says, and claims nothing of it.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const { seed, only } = values;
const print = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

// What was started and mounted is taken away before we end.
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    isInterrupted = true;
    process.exitCode = 1;
  });

print(`seed ${seed}`);
print(titles);
const notTried: string[] = [];
let tried = 0;
const all = [...accidents, ...locks, ...disks, ...onPostgres, ...failOvers];
for (const accident of all.filter(({ what }) => what.includes(only))) {
  if (isInterrupted) break;
  const rounds = Number(values.rounds ?? accident.rounds);
  const verdict = await tryOut(accident, rounds, seed, () => isInterrupted);
  if (typeof verdict === 'string') {
    notTried.push(`not tried: ${accident.what}, since ${verdict}`);
    continue;
  }
  tried += 1;
  print(lineOf(accident.what, rounds, verdict));
  if (isRight(verdict)) continue;
  process.exitCode = 1;
  for (const kind of ['lost', 'doubled', 'wrong'] as const)
    for (const says of verdict[kind].slice(0, 10)) complain(`  ${kind}: ${says}`);
}
for (const sentence of notTried) print(sentence);
if (tried === 0) {
  complain('Nothing was tried, and nothing is claimed.');
  process.exitCode = 1;
}
