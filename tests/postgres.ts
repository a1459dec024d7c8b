/**
 * `npm run test:postgres`: the whole contract suite on a real PostgreSQL. It takes the one of DATABASE_URL, else one
 * that answers on this machine, else starts one of its own from the machine's programs and removes it afterwards. A
 * machine that has none is told so, and nothing is claimed to have passed. Prints `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

interface Database {
  readonly url: string;
  readonly where: string;
  readonly stop: () => void;
}

const write = (line: string) => process.stdout.write(`${line}\n`);

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function present(): Promise<Database | undefined> {
  const given = process.env.DATABASE_URL;
  if (given) {
    if (await answers(given)) return { url: given, where: 'of DATABASE_URL', stop: () => undefined };
    throw new Error('The PostgreSQL database of DATABASE_URL does not answer.');
  }
  for (const name of ['test', 'postgres'])
    for (const user of ['root', 'postgres', userInfo().username]) {
      const url = `postgres://${user}@127.0.0.1:5432/${name}`;
      if (await answers(url)) return { url, where: 'on 127.0.0.1:5432', stop: () => undefined };
    }
  return undefined;
}

/** The folder of the newest PostgreSQL programs of this machine. */
function programs(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(':');
  const home = '/usr/lib/postgresql';
  const packaged = existsSync(home) ? readdirSync(home).map((version) => join(home, version, 'bin')) : [];
  return [...packaged.toSorted().toReversed(), ...onPath].find((folder) =>
    existsSync(join(folder, 'initdb')),
  );
}

/** Starts a database of our own; PostgreSQL refuses to run as root, so root runs it as another user. */
async function start(): Promise<Database | undefined> {
  const bin = programs();
  if (bin === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'switchyard-postgres-'));
  const isRoot = userInfo().uid === 0;
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  const account: { readonly uid?: number; readonly gid?: number } = isRoot
    ? { uid: idOf('-u'), gid: idOf('-g') }
    : {};
  if (account.uid === 0 || Number.isNaN(account.uid)) return undefined;
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? account.uid);
  const port = 54_329;
  const data = join(folder, 'data');
  const run = (program: string, ...rest: string[]) =>
    spawnSync(join(bin, program), rest, { ...account, cwd: folder, stdio: 'ignore' }).status === 0;
  const stop = () => {
    run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true, force: true });
  };
  const settings = `-p ${port} -h 127.0.0.1 -k ${folder}`;
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const isUp =
    run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8') &&
    run('pg_ctl', '-D', data, '-w', '-o', settings, '-l', join(folder, 'log'), 'start') &&
    (await answers(url));
  if (isUp) return { url, where: `started from ${bin}`, stop };
  stop();
  return undefined;
}

const database = (await present()) ?? (await start());
if (!database) {
  write('SKIPPED: there is no PostgreSQL on this machine, so the contract suite did not run on one.');
  write('0 passed, 0 failed, 1 skipped');
} else {
  write(`PostgreSQL ${database.where}`);
  const folder = mkdtempSync(join(tmpdir(), 'switchyard-'));
  const report = join(folder, 'report.json');
  try {
    const suite = ['vitest', 'run', 'tests/contract'];
    const { status } = spawnSync(
      'npx',
      [...suite, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
      {
        stdio: 'inherit',
        env: { ...process.env, DATABASE_URL: database.url },
      },
    );
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = Math.max(Number(numFailedTests), Number(numFailedTestSuites), status === 0 ? 0 : 1);
    write(`${numPassedTests} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
