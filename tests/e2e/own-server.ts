import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A service of its own with settings of its own, on any free port. */
export interface OwnServer {
  readonly url: string;
  /** The folder of its embedded database. */
  readonly data: string;
  /** Writes the settings file anew, as an operator does while the service runs. */
  readonly write: (settings: unknown) => void;
  /** What it said on its error output so far. */
  readonly complaints: () => string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the built service with these settings, and brands beside them by name; `project` is the folder of another build,
 * `environment` what it is told beside the usual. Rejects when it ends before it is ready.
 */
export async function startServer(
  settings: unknown,
  brands: Record<string, unknown> = {},
  project = root,
  environment: Readonly<Record<string, string>> = {},
): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'own-server-'));
  const file = join(folder, 'settings.json');
  let changes = 0;
  const write = (next: unknown) => {
    writeFileSync(file, typeof next === 'string' ? next : JSON.stringify(next));
    changes += 1;
    utimesSync(file, 1_000_000 + changes, 1_000_000 + changes);
  };
  write(settings);
  mkdirSync(join(folder, 'brands'));
  for (const [name, brand] of Object.entries(brands))
    writeFileSync(join(folder, 'brands', `${name}.brand.json`), JSON.stringify(brand));
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: project,
    env: {
      ...process.env,
      ...environment,
      PORT: '0',
      SETTINGS: file,
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'silent',
    },
  });
  let complaints = '';
  child.stderr.on('data', (text) => {
    complaints += text;
  });
  return {
    data: join(folder, 'data'),
    url: await addressOf(child, () => complaints),
    write,
    complaints: () => complaints,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Where a program says that it is ready; rejects with its `complaints` when it ends before. */
export function addressOf(child: ChildProcess, complaints: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (text) => {
      said += text;
      const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('exit', () => reject(new Error(`it ended before it was ready: ${complaints()}`)));
  });
}
