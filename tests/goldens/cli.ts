/**
 * `npm run goldens`: writes anew what tests hold committed (the resolved journeys, the terms of every supplier, what the
 * checker prints) and tells in sentences what it says otherwise than before. The reviewer reads the sentences.
 */
import '../../src/command/outlive-reader.ts';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesIn } from './changes.ts';

const tests = [
  'tests/engine/resolved.test.ts',
  'tests/sign-up/golden.test.ts',
  'tests/authoring/checker/fixtures.test.ts',
  'tests/authoring/checker/mistakes.test.ts',
];

/** The committed files by name, as they stand. */
function goldens(): Map<string, string> {
  const under = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
  const resolved = under('tests/resolved').filter((file) => file.endsWith('.json'));
  const printed = under('tests/authoring/checker').filter((file) => /(expected|mistakes)\.txt$/.test(file));
  return new Map([...resolved, ...printed].map((file) => [file, readFileSync(file, 'utf8')]));
}

const before = goldens();
const { status, stdout } = spawnSync('npx', ['vitest', 'run', '--silent=passed-only', ...tests], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, UPDATE: '1' },
});
if (status !== 0) process.stdout.write(stdout);
const after = goldens();
const where = new Map<string, string[]>();
for (const file of new Set([...before.keys(), ...after.keys()])) {
  for (const sentence of changesIn(before.get(file), after.get(file), file.endsWith('.json')))
    where.set(sentence, [...(where.get(sentence) ?? []), file]);
}
for (const [sentence, files] of where) process.stdout.write(`${sentence}\n    ${files.join('\n    ')}\n`);
if (where.size === 0) process.stdout.write('Nothing says otherwise than before.\n');
process.exitCode = status ?? 1;
