import { readDefinitionFiles } from '../definitions/read-files.ts';
import { checkDefinitions } from './check.ts';
import { formatProblems } from './format.ts';
import { rules } from './rules.ts';
import { signedSummary, signOff } from './sign-off.ts';
import { writeMeta } from './write-meta.ts';

const usage = `npm run check                   checks every definition file
npm run check -- --json         prints the problems as JSON
npm run check -- --write-meta   writes schemas/meta, the schemas for editors`;

/** Runs the checker in the working directory. Gives the exit code: 1 when a problem is an error. */
async function run(flags: readonly string[]): Promise<number> {
  const unknown = flags.filter((flag) => flag !== '--json' && flag !== '--write-meta');
  if (unknown.length > 0) {
    process.stderr.write(`Unknown argument ${unknown.join(' ')}.\n${usage}\n`);
    return 2;
  }
  const start = performance.now();
  const files = readDefinitionFiles(process.cwd());
  if (flags.includes('--write-meta')) writeMeta(process.cwd());
  const signing = await signOff(files);
  const problems = [...checkDefinitions(files), ...signing.problems];
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  if (flags.includes('--json')) process.stdout.write(`${JSON.stringify(problems, null, 2)}\n`);
  else {
    if (problems.length > 0) process.stdout.write(`${formatProblems(problems, files)}\n\n`);
    const counts = `${files.length} definition files, ${Object.keys(rules).length} rules`;
    const found = [count(errors, 'error'), count(problems.length - errors, 'warning')].join(', ');
    const result = problems.length === 0 ? 'no problem' : found;
    process.stdout.write(`${counts}: ${result} (${Math.round(performance.now() - start)} ms)\n`);
    process.stdout.write(signedSummary(signing));
  }
  return errors > 0 ? 1 : 0;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

process.exitCode = await run(process.argv.slice(2));
