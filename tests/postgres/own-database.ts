import { type StdioOptions, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { Database } from './find-database.ts';

const home = '/usr/lib/postgresql';

/** The folder of the newest PostgreSQL programs: those that packages bring, else those on the path. */
export function programsIn(
  versions: readonly string[],
  path: string,
  exists: (file: string) => boolean,
): string | undefined {
  const packaged = versions
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(home, version, 'bin'));
  return [...packaged, ...path.split(':')].find((folder) => exists(join(folder, 'initdb')));
}

/** Whom the programs run as: root runs them as the user postgres, since they refuse root; anybody else as himself. */
export function accountFor(
  isRoot: boolean,
  idOf: (flag: '-u' | '-g') => string,
): { readonly uid?: number; readonly gid?: number } | undefined {
  if (!isRoot) return {};
  const [uid, gid] = [Number.parseInt(idOf('-u'), 10), Number.parseInt(idOf('-g'), 10)];
  return uid > 0 && gid > 0 ? { uid, gid } : undefined;
}

/** The programs of this machine's PostgreSQL, and whom they run as. */
export interface Programs {
  readonly bin: string;
  readonly account: { readonly uid?: number; readonly gid?: number };
}

/** The programs of this machine's PostgreSQL; why not, where there are none that we could run. */
export function programsHere(): Programs | string {
  const versions = existsSync(home) ? readdirSync(home) : [];
  const bin = programsIn(versions, process.env.PATH ?? '', existsSync);
  if (bin === undefined) return 'there is no PostgreSQL on this machine';
  const account = accountFor(
    userInfo().uid === 0,
    (flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout,
  );
  if (account === undefined)
    return 'PostgreSQL does not run as root, and this machine has no user postgres to run it as';
  return { bin, account };
}

/** Makes a folder that the programs may write to, in the system's temporary one. */
export function newFolder({ account: { uid, gid } }: Programs): string {
  const folder = mkdtempSync(join(tmpdir(), 'switchyard-postgres-'));
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

/** A port of 127.0.0.1 that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('This machine gives no port.');
  return address.port;
}

/** Starts a database of our own on a port of its own, removed when it stops; why not, where that cannot be. */
export async function startOwn(answers: (url: string) => Promise<boolean>): Promise<Database | string> {
  const programs = programsHere();
  if (typeof programs === 'string') return programs;
  const { bin, account } = programs;
  const folder = newFolder(programs);
  const data = join(folder, 'data');
  const log = join(folder, 'log');
  let complained = '';
  const run = (program: string, ...rest: string[]) => {
    const stdio: StdioOptions = ['ignore', 'ignore', 'pipe'];
    const options = { ...account, cwd: folder, encoding: 'utf8', stdio } as const;
    const { status, error, stderr } = spawnSync(join(bin, program), rest, options);
    complained += error?.message ?? stderr;
    return status === 0;
  };
  const stop = () => {
    run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true, force: true });
  };
  const port = await freePort();
  // Reached over the network alone: the path of a socket may be too long for the machine.
  const settings = `-p ${port} -h 127.0.0.1 -c unix_socket_directories=`;
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const isUp =
    run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C') &&
    run('pg_ctl', '-D', data, '-w', '-o', settings, '-l', log, 'start') &&
    (await answers(url));
  if (isUp) return { url, where: `started from ${bin}`, stop };
  const said = existsSync(log) ? readFileSync(log, 'utf8') : complained;
  stop();
  return `the PostgreSQL of ${bin} did not start (${said.trim()})`;
}
