/**
 * `npm run test:postgres`: the whole contract suite on a real PostgreSQL. It takes the one of DATABASE_URL, else one
 * that answers on this machine, else starts one of its own from the machine's programs and removes it afterwards. A
 * machine that has none is told so, and nothing is claimed to have passed. Prints `N passed, N failed`. Names of test
 * files may follow: `npm run test:postgres -- tests/contract/store.test.ts`.
 */
import '../../src/command/outlive-reader.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ofUnit } from '../counts.ts';
import { anyDatabase } from './any-database.ts';

const write = (line: string) => process.stdout.write(`${line}\n`);

const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');

/** Runs it to its end, also when we are told to end: what was started for it is removed after it. */
async function run(options: readonly string[], url: string): Promise<number> {
  const child = spawn(process.execPath, [vitest, ...options], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: url },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [status] = await once(child, 'exit');
  return status ?? 1;
}

const database = await anyDatabase();
if (typeof database === 'string') {
  write(`SKIPPED: ${database}, so the contract suite did not run on one.`);
  write('0 passed, 0 failed, 1 skipped');
} else {
  write(`PostgreSQL ${database.where}`);
  const folder = mkdtempSync(join(tmpdir(), 'switchyard-'));
  const report = join(folder, 'report.json');
  try {
    const files = process.argv.slice(2);
    const suite = ['run', ...(files.length > 0 ? files : ['tests/contract'])];
    const status = await run(
      [...suite, '--silent=passed-only', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
      database.url,
    );
    // One that was interrupted has written none.
    const { passed, names } = existsSync(report) ? ofUnit(report) : { passed: 0, names: ['the whole suite'] };
    const failed = Math.max(names.length, status === 0 ? 0 : 1);
    for (const name of names) write(`FAILED: ${name}`);
    write(`${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
