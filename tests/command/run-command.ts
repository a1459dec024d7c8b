import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** What runs a program of the project from its source, as the scripts of package.json do. */
export const jiti = join(root, 'node_modules/jiti/lib/jiti-cli.mjs');

/** Runs a program of the project in a folder; how it ended, and what it said. */
export function runCommand(folder: string, program: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [jiti, join(root, program), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
