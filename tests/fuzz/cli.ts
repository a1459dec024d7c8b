import '../../src/command/outlive-reader.ts';
import { readDefinitionFiles } from '../../src/definitions/read-files.ts';
import { trade } from '../../src/trade.ts';
import { fuzz, type Outcome } from './fuzz.ts';
import { runJourneys } from './journeys/run.ts';

const isOfJourneys = process.argv[2] === '--journeys';
const [many, first] = process.argv.slice(isOfJourneys ? 3 : 2);
const count = Number(many ?? (isOfJourneys ? 1_000_000 : 20_000));
const seed = Number(first ?? 1);
const limit = 1000;

/** `npm run fuzz`, without `--journeys`: mutated definitions by kind of fault. `-- COUNT SEED` for others. Fails for a throw, or a hang over 1 s. */
function run(): number {
  const byKind = new Map<string, Outcome[]>();
  const bad: string[] = [];
  for (const outcome of fuzz(readDefinitionFiles(process.cwd(), trade), count, seed)) {
    byKind.set(outcome.kind, [...(byKind.get(outcome.kind) ?? []), { ...outcome, text: '' }]);
    if (outcome.thrown !== undefined) bad.push(`${outcome.kind} in ${outcome.file}: ${outcome.thrown}`);
    if (outcome.milliseconds > limit)
      bad.push(`${outcome.kind} in ${outcome.file}: ${outcome.milliseconds} ms`);
  }
  print(row(['fault', 'files', 'refused', 'warned', 'accepted', 'exact', 'slowest']));
  for (const [kind, outcomes] of byKind) print(row([kind, ...figures(outcomes)]));
  print(row(['all', ...figures([...byKind.values()].flat())]));
  for (const line of bad) print(line);
  print(`${count} files with one fault each (seed ${seed}): ${bad.length} thrown or over ${limit} ms`);
  return bad.length === 0 ? 0 : 1;
}

function figures(outcomes: readonly Outcome[]): string[] {
  const worst = ({ problems }: Outcome) =>
    problems.some(({ severity }) => severity === 'error')
      ? 'refused'
      : problems.length > 0
        ? 'warned'
        : 'accepted';
  const of = (what: string) => `${outcomes.filter((outcome) => worst(outcome) === what).length}`;
  const placed = outcomes.filter(({ exact }) => exact !== undefined);
  const share = (100 * placed.filter(({ exact }) => exact).length) / placed.length;
  const slowest = Math.max(...outcomes.map(({ milliseconds }) => milliseconds));
  const exact = placed.length === 0 ? '' : `${share.toFixed(1)} %`;
  return [
    `${outcomes.length}`,
    of('refused'),
    of('warned'),
    of('accepted'),
    exact,
    `${Math.round(slowest)} ms`,
  ];
}

function row([first = '', ...others]: readonly string[]): string {
  return first.padEnd(32) + others.map((cell) => cell.padStart(10)).join('');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

process.exitCode = isOfJourneys ? await runJourneys(count, seed, print) : run();
