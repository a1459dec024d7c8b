import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runCommand } from './run-command.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'bundled-'));
const name = basename(folder);
const kept = (end: string) => join(root, 'node_modules/.cache/bundled', `${name}${end}`);
afterAll(() => {
  for (const one of [folder, kept('.json'), kept('-first.v8'), kept('-other-first.v8')])
    rmSync(one, { recursive: true, force: true });
});

/** Writes a module as somebody did a while ago, each time a second later. */
let seconds = 1_000_000_000;
function write(file: string, text: string): void {
  writeFileSync(join(folder, file), text);
  seconds += 1;
  utimesSync(join(folder, file), seconds, seconds);
}

const start = () => runCommand(root, relative(root, join(folder, 'start.ts')));
const run = () => start().stdout;

/** Writes what is started: it runs the program, or a command of it. */
function writeStart(...command: readonly string[]): void {
  const launcher = JSON.stringify(join(root, 'src/command/bundled.ts'));
  const given = [join(folder, `${name}.ts`), ...command].map((one) => JSON.stringify(one));
  write('start.ts', `import { runBundled } from ${launcher};\nawait runBundled(${given.join()});`);
}

it('runs a program as one file, made anew whichever of its modules changed', () => {
  writeStart();
  write(`${name}.ts`, `import { word } from './handed.ts';\nconsole.log(word);`);
  write('handed.ts', `export { word } from './word.ts';`);
  write('word.ts', `export const word: string = 'one';`);
  expect(run()).toBe('one\n');
  const made = statSync(kept('.json')).mtimeMs;
  expect(run()).toBe('one\n');
  expect(statSync(kept('.json')).mtimeMs).toBe(made);
  write('word.ts', `export const word: string = 'two';`);
  expect(run()).toBe('two\n');
  write('handed.ts', `export const word: string = 'six';`);
  expect(run()).toBe('six\n');
});

it('fails where the program has no such command', () => {
  writeStart('other');
  write(`${name}.ts`, `export const one = () => console.log('one');`);
  const { status, stderr } = start();
  expect(status).toBe(1);
  expect(stderr).toContain('has no command "other"');
});
