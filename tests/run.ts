/**
 * `npm test`: every check of the project on a fresh machine: those of one core beside each other, then the tests. Prints a
 * line a step, a line `FAILED: …` for each test that failed, and closes with `N passed, N failed` for the whole. A step that
 * has no tests of its own counts as one. With `--quick` (`npm run test:quick`) only what takes less than a minute: types, lint,
 * definitions, and the tests of what changed since the last commit but one.
 */
import '../src/command/outlive-reader.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Counts, ofBrowser, ofUnit } from './counts.ts';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Reads the counts that the step's runner wrote; throws when it wrote none. */
  readonly counts?: () => Counts;
}

const reports = mkdtempSync(join(tmpdir(), 'switchyard-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');
const npm = (script: string, ...rest: string[]): readonly string[] => [
  'npm',
  'run',
  '--silent',
  script,
  ...rest,
];

/** Tests that a change of nearly anything concerns, and that take longer than a minute together: for `npm test`. */
const slow: readonly string[] = [
  'tests/{contract,service,faults,fuzz,oracle,paths,sign-up,build,bench}/**',
  'tests/authoring/checker/{proof/**,mistakes.test.ts,cli.test.ts,meta.test.ts}',
  'tests/authoring/{studio,review}/**',
  'tests/guides.test.ts',
];

const quickSteps: readonly Step[] = [
  { name: 'types', command: npm('test:types') },
  {
    name: 'format and lint',
    command: npm('test:format', '--', '--changed', '--since=HEAD~1', '--no-errors-on-unmatched'),
  },
  { name: 'definitions', command: npm('check', '--', '--rules') },
  {
    name: 'tests of what changed',
    command: npm(
      'test:unit',
      ...['--', '--changed', 'HEAD~1', '--passWithNoTests'],
      ...['--silent=passed-only', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`],
    ),
    environment: { LEFT_OUT: slow.join(' ') },
    counts: () => ofUnit(unitReport),
  },
];

/** Each works on one core and needs nothing of the others: the longest first. */
const checks: readonly Step[] = [
  { name: 'build', command: npm('build') },
  { name: 'types', command: npm('test:types') },
  { name: 'dead code', command: npm('test:dead-code') },
  { name: 'format and lint', command: npm('test:format') },
  { name: 'definitions', command: npm('test:definitions') },
];

const tests: readonly Step[] = [
  {
    name: 'unit and contract',
    command: npm(
      'test:unit',
      ...['--', '--silent=passed-only', '--reporter=dot', '--reporter=json'],
      `--outputFile.json=${unitReport}`,
    ),
    environment: { BUILT: 'dist/server' },
    counts: () => ofUnit(unitReport),
  },
  {
    name: 'browser',
    command: npm('test:browser', '--', '--reporter=line,json'),
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
    counts: () => ofBrowser(browserReport),
  },
];

/** What a step counted, once it has ended. One that runs beside others says what it has to say in one piece. */
async function run(step: Step, isAlone: boolean): Promise<Counts> {
  if (isAlone) write(`\n== ${step.name}`);
  const [program = 'npm', ...rest] = step.command;
  const running = spawn(program, rest, {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...step.environment },
  });
  let said = '';
  for (const pipe of [running.stdout, running.stderr])
    pipe?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const [status]: number[] = await once(running, 'close');
  if (!isAlone) write(`\n== ${step.name}\n${said.trimEnd()}`);
  const failed: Counts = { passed: 0, failed: 1, skipped: 0, names: [step.name] };
  if (!step.counts) return status === 0 ? { passed: 1, failed: 0, skipped: 0, names: [] } : failed;
  try {
    const counts = step.counts();
    const silentFailure = status !== 0 && counts.failed === 0;
    return silentFailure ? { ...counts, failed: 1, names: [step.name] } : counts;
  } catch {
    return failed;
  }
}

const write = (line: string) => process.stdout.write(`${line}\n`);
const total = { passed: 0, failed: 0, skipped: 0 };
const names: string[] = [];
const lines: string[] = [];

/** Runs a step and counts it in. */
async function take(step: Step, isAlone = true): Promise<void> {
  const started = Date.now();
  const counts = await run(step, isAlone);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  names.push(...counts.names);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  lines.push(
    `${counts.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`,
  );
}

if (process.argv.includes('--quick')) for (const step of quickSteps) await take(step);
else {
  const waiting = [...checks];
  const next = async (): Promise<void> => {
    const step = waiting.shift();
    if (step === undefined) return;
    await take(step, false);
    await next();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, next));
  for (const step of tests) await take(step);
}
write(`\n${lines.join('\n')}\n`);
for (const name of names) write(`FAILED: ${name}`);
write(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = total.failed === 0 ? 0 : 1;
