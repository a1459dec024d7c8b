import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DefinitionFile } from '../../definitions/types.ts';
import type { Told } from './beside-process.ts';

/** The proof of files in a process of its own. */
export interface Beside {
  /** Rejects when the proof cannot be made, as of files in which the rules find an error. */
  readonly told: Promise<Told>;
  readonly stop: () => void;
}

/** Begins to prove files on another core, while the rules still look at them here. */
export function proveBeside(files: readonly DefinitionFile[]): Beside {
  const child = fork(
    join(dirname(createRequire(import.meta.url).resolve('jiti/package.json')), 'lib', 'jiti-cli.mjs'),
    [fileURLToPath(new URL('beside-process.ts', import.meta.url))],
    { serialization: 'advanced', stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
  );
  let complained = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complained += chunk.toString();
  });
  const told = new Promise<Told>((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(complained || `The proof ended with ${code}.`)));
  });
  // Whoever does not want it stops it.
  told.catch(() => undefined);
  child.send(files);
  return { told, stop: () => void child.kill() };
}
