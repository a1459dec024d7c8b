import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runCommand } from '../command/run-command.ts';

const root = join(import.meta.dirname, '../..');
const permit = join(root, 'tests/trades/parking');
const folder = mkdtempSync(join(tmpdir(), 'trade-'));
for (const part of ['schemas', 'council-variants'])
  cpSync(join(permit, part), join(folder, part), { recursive: true });
writeFileSync(
  join(folder, 'trade.ts'),
  `export { trade } from ${JSON.stringify(join(permit, 'trade.ts'))};\n`,
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a tool in the product's folder on a copy of the permit's definitions. */
const run = (tool: string, ...args: readonly string[]) =>
  runCommand(root, `src/authoring/${tool}`, '--trade', folder, ...args);

it('checks, adds to and signs the definitions of another trade, in its own nouns, where they stand', () => {
  expect(run('checker/new-owner-cli.ts', '--id', 'saltmarsh', '--name', 'Saltmarsh')).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringMatching(
      /^council-variants\/saltmarsh\.json\n[\s\S]*"councils": \["saltmarsh"\][\s\S]*the council is there(?![\s\S]*README)/,
    ),
  });
  expect(existsSync(join(folder, 'council-variants/saltmarsh.json'))).toBe(true);
  const meta = readFileSync(join(folder, 'schemas/meta/variant.schema.json'), 'utf8');
  expect(meta).toContain('"councils"');

  expect(run('checker/new-journey-cli.ts', '--name', 'refund', '--title', 'A refund')).toMatchObject({
    status: 0,
    stderr: '',
  });
  expect(run('checker/cli.ts')).toMatchObject({ status: 0, stdout: expect.stringContaining('no problem') });
  expect(run('review/sheet-cli.ts', '--council', 'northwick')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('# Northwick Council (council northwick)'),
  });
});

it('names in its usage no variant that a trade has not', () => {
  const { stderr } = run('checker/new-owner-cli.ts');
  expect(stderr).toContain('--extends NAME');
  expect(runCommand(root, 'src/authoring/checker/new-owner-cli.ts').stderr).toContain('--extends default');
});

it('begins the ledger of signatures where a trade has none', () => {
  const { status, stdout } = run('checker/sign-off-cli.ts', '--council', 'northwick', '--by', 'Ann Lee');
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(
      /I accept Northwick[\s\S]*2 sentences signed by Ann Lee in schemas\/sign-off\.json/,
    ),
  ]);
  const ledger = JSON.parse(readFileSync(join(folder, 'schemas/sign-off.json'), 'utf8'));
  expect(ledger).toMatchObject({ unsigned: 'ignore', signed: [{ by: 'Ann Lee' }] });
});

it('finds a trade by its name in tests/trades, and says where it looked for one that is not there', () => {
  const named = (name: string) =>
    runCommand(root, 'src/authoring/checker/cli.ts', '--rules', '--trade', name);
  expect(named('parking')).toMatchObject({ status: 0, stdout: expect.stringContaining('no problem') });
  expect(named('nowhere')).toEqual({
    status: 2,
    stdout: '',
    stderr:
      'There is no trade "nowhere": neither tests/trades/nowhere/trade.ts nor nowhere/trade.ts is there.\n',
  });
});

it.each([
  ['checker/cli.ts', '--nothing'],
  ['checker/new-owner-cli.ts'],
  ['checker/new-journey-cli.ts'],
  ['checker/sign-off-cli.ts'],
  ['review/cli.ts', '--nothing'],
  ['review/sheet-cli.ts'],
])('names no command of %s that would work on another trade', (tool, ...args) => {
  const { status, stderr } = runCommand(root, `src/authoring/${tool}`, '--trade', 'parking', ...args);
  expect(status).toBe(2);
  expect(stderr).toMatch(/npm run/);
  expect(stderr).not.toMatch(/npm run (?![\w:-]+ -- --trade parking )/);
});

it('says what to do next, and how a mistake is mended, by commands about the asked trade', () => {
  const added = run('checker/new-owner-cli.ts', '--id', 'fenland', '--name', 'Fenland').stdout;
  expect(added).toContain(`npm run dev -- --trade ${folder} `);
  expect(added).toContain(`npm run check -- --trade ${folder} `);
  rmSync(join(folder, 'council-variants/fenland.json'));

  const text = readFileSync(join(folder, 'schemas/messages.json'), 'utf8');
  writeFileSync(join(folder, 'schemas/messages.json'), text.replace(/\}\s*$/, ',}'));
  const { stdout } = run('checker/cli.ts', '--rules');
  writeFileSync(join(folder, 'schemas/messages.json'), text);
  expect(stdout).toContain(`1 with a safe mend: npm run check -- --trade ${folder} --fix (`);
  expect(stdout, 'a file that an editor finds').toContain(
    `${relative(root, join(folder, 'schemas/messages.json'))}:`,
  );
});
