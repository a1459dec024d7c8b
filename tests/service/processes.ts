import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type senderOf, temporaryFolder, visitor } from './service.ts';
import type { Calls } from './signUps.ts';

const jiti = join(
  dirname(createRequire(import.meta.url).resolve('jiti/package.json')),
  'lib',
  'jiti-cli.mjs',
);
/** The same for the processes that a process starts; it takes longer. */
const jitiForAll = ['--import', import.meta.resolve('jiti/register')];
/** Where the programs of a build stand that are run in place of those of the source, which take longer to start. */
const { BUILT } = process.env;
const service = 'src/main/main.ts';

const running = new Set<ChildProcess>();
const folders: ReturnType<typeof temporaryFolder>[] = [];
/** Ends what a test has started and removes its folders, after each (tidy.ts). */
export function endProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
  for (const folder of folders.splice(0)) folder.remove();
}

/** A folder of its own for a database, removed after the test. */
export function dataFolder(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder.path;
}

/**
 * Runs the service, or another `script` of it, as a process of its own on any free port; `ready` gives its address,
 * `said` what it printed so far, `ended` how it ended. The system lets no file of it grow beyond `fileBlocks` (of 512 or 1024 bytes, as the shell has it).
 */
export function run(
  environment: Record<string, string>,
  script: readonly string[] = [service],
  fileBlocks?: number,
) {
  const { PROCESSES = '1' } = environment;
  const built = BUILT && script.map((word) => word.replace(/^src\/main\/(\w+)\.ts$/, `${BUILT}/$1.js`));
  const reader = PROCESSES === '1' ? [jiti] : jitiForAll;
  const command = [process.execPath, ...(built || [...reader, ...script])];
  const bounded = ['sh', '-c', `ulimit -f ${fileBlocks}; exec "$@"`, 'sh', ...command];
  const [program = '', ...rest] = fileBlocks === undefined ? command : bounded;
  const child = spawn(program, rest, {
    env: {
      ...process.env,
      DATABASE_URL: '',
      PROCESSES,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      ...environment,
    },
  });
  running.add(child);
  let said = '';
  let complained = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complained += chunk.toString();
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /is ready at (http:\/\/localhost:[0-9]+)\n/.exec(said)?.[1];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    });
    child.on('exit', () => reject(new Error(complained)));
  });
  const ended = new Promise<{ code: number | null; said: string; complained: string }>((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code, said, complained });
    });
  });
  // Some runs are expected to end before they are ready; those look at `ended`.
  ready.catch(() => undefined);
  return { child, ready, said: () => said, ended };
}

/** Calls over the network, of a process, by one visitor. */
export function callsTo(address: string): Calls {
  const send: ReturnType<typeof senderOf> = async (name, { path, query, body, headers }) => {
    const [method = '', template = ''] = name.split(' ');
    const route = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(path?.[key]));
    const search = new URLSearchParams(
      Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]),
    );
    const reply = await fetch(`${address}${route}?${search}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: reply.status, answer: await reply.json(), headers: reply.headers };
  };
  return visitor('tester', send);
}
