import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { smallProject, temporaryProject } from '../build/temporary-project.ts';
import { jiti } from './run-command.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const project = temporaryProject(smallProject);
afterAll(() => project.remove());

/** The source of a program by the name of what is built of it. */
const sourceOf = (built: string) =>
  `src/${built === 'studio' ? 'build/studio-server-cli' : `main/${built}`}.ts`;

/** The programs of package.json's scripts. */
const programs = [
  ...new Set(
    Object.values<string>(JSON.parse(read('package.json')).scripts).flatMap((script) =>
      Array.from(
        script.matchAll(/jiti (\S+\.ts)|node dist\/server\/(\S+)\.js/g),
        ([, source, built = '']) => source ?? sourceOf(built),
      ),
    ),
  ),
];

it('is imported by every program that a script runs', () => {
  expect(programs).toContain('src/main/backup.ts');
  expect(programs).toContain('src/authoring/checker/cli.ts');
  expect(programs.filter((file) => !read(file).includes('/command/outlive-reader.ts'))).toEqual([]);
});

it('lets a command end with its own code and no complaint when nobody reads it any more', async () => {
  const cli = join(root, 'src/authoring/checker/cli.ts');
  const child = spawn(process.execPath, [jiti, cli, '--rules'], {
    cwd: project.root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Before it has said anything: whatever it says then meets a closed pipe.
  child.stdout.destroy();
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(complaint).toBe('');
  expect(code).toBe(0);
});
