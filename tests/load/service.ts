import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyDatabase } from '../contract/empty-database.ts';
import { offLimits } from '../service/off-limits.ts';
import { temporaryFolder } from '../service/service.ts';

/** The built service under load. */
export interface Loaded {
  readonly address: string;
  /** Processor time that all its processes took so far, milliseconds. */
  readonly processor: () => number;
  readonly stop: () => Promise<void>;
}

/** Every limit counts as it does for customers, and none is met. */
const wide = Object.fromEntries(Object.keys(offLimits).map((name) => [name, '999999']));

/**
 * Starts dist/server/main.js behind a proxy's address, on an empty database: in a folder of its own, or in a schema of its
 * own of the PostgreSQL at DATABASE_URL. Rejects when it ends before it is ready.
 */
export async function startLoaded(
  store: 'embedded' | 'PostgreSQL',
  options: readonly string[],
): Promise<Loaded> {
  const folder = temporaryFolder();
  const database = await emptyDatabase(store);
  const child = spawn(process.execPath, [...options, 'dist/server/main.js'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      DATABASE_URL: '',
      ...wide,
      ...database.environment,
      DATA_DIR: folder.path,
      HOST: '127.0.0.1',
      PORT: '0',
      TRUST_PROXY: 'yes',
    },
  });
  const port = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
      const found = /http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error('The service ended before it was ready.')));
  });
  return {
    address: `http://127.0.0.1:${port}`,
    processor: () => familyOf(child.pid ?? 0).reduce((total, pid) => total + processorOf(pid), 0),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      await database.remove();
      folder.remove();
    },
  };
}

const statOf = (pid: number) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .map(Number);

/** Of a process, in Linux's hundredths of a second. */
function processorOf(pid: number): number {
  const fields = statOf(pid);
  return ((fields[11] ?? 0) + (fields[12] ?? 0)) * 10;
}

/** A process and those that it started. */
function familyOf(parent: number): readonly number[] {
  const others = readdirSync('/proc').map(Number).filter(Boolean);
  const children = others.filter((pid) => {
    try {
      return statOf(pid)[1] === parent;
    } catch {
      return false;
    }
  });
  return [parent, ...children];
}
