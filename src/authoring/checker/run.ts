import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { readArguments } from '../../command/arguments.ts';
import { readDefinitionFiles } from '../../definitions/read-files.ts';
import type { DefinitionFile } from '../../definitions/types.ts';
import { counted } from '../../words/counted.ts';
import { args, columns, complain, forTrade, root, say, trade } from '../asked-trade.ts';
import { filesAt, NoRevision } from '../review/git.ts';
import { atChange } from './changes/at-change.ts';
import { checkDefinitions, hinders, inOrder } from './check.ts';
import { checkAndProve, proofCount } from './check-and-prove.ts';
import { fixDefinitions } from './fix.ts';
import { formatProblems } from './format.ts';
import { githubAnnotations } from './github.ts';
import { guardSummary } from './guards/guards.ts';
import { translatedSummary, untranslatedList } from './locales/untranslated.ts';
import type { Problem } from './problem.ts';
import { answerWithProof, proveBeside } from './prove-beside.ts';
import { rules } from './rules.ts';
import { signedSummary, signOff } from './sign-off.ts';
import { writeMeta } from './write-meta.ts';

const usage = columns(
  ['npm run check', 'checks every definition file, and proves the journeys'],
  ['npm run check -- --fix', 'makes every safe mend first'],
  ['npm run check -- --rules', 'leaves the proofs out, for an answer within the second'],
  ['npm run check -- --json', 'prints the problems as JSON'],
  ['npm run check -- --github', 'prints them as annotations of a pull request'],
  ['npm run check -- --since REV', 'tells a mistake at the change since then that made it (HEAD)'],
  ['npm run check -- --untranslated LANGUAGE', 'lists the texts that a language lacks, such as cy'],
  ['npm run check -- --write-meta', 'writes schemas/meta, the schemas for editors'],
);

const flag = { type: 'boolean', default: false } as const;

/** Runs the checker. Gives the exit code: 1 when a problem is an error. */
async function run(given: readonly string[]): Promise<number> {
  const options = {
    fix: flag,
    rules: flag,
    json: flag,
    github: flag,
    'write-meta': flag,
    since: { type: 'string', default: 'HEAD' },
    untranslated: { type: 'string' },
  } as const;
  const asked = readArguments(given, options);
  if (typeof asked === 'string') {
    complain(`${asked}\n${usage}`);
    return 2;
  }
  const start = performance.now();
  const tell = teller(!asked.json && !asked.github);
  const read = readDefinitionFiles(root, trade);
  if (asked.untranslated !== undefined) return list(read, asked.untranslated);
  const { files, mended } = asked.fix ? mend(read) : { files: read, mended: 0 };
  tell(`Checking ${counted(files.length, 'file')}…`);
  const proof = asked.rules ? undefined : proveBeside(files);
  const signing = await signOff(files, trade);
  const found = checkDefinitions(files, trade);
  if (proof) tell('Proving every journey…');
  const proved = found.some(hinders) ? proof?.stop() : await proof?.found;
  const told = await toldAtChange([...found, ...(proved ?? [])], files, asked.since);
  const problems = errorsFirst([...inOrder(told), ...signing.problems]).map(fromHere);
  tell('');
  if (asked['write-meta']) writeMeta(root, files, trade);
  if (asked.json) print(JSON.stringify(problems, null, 2));
  else {
    if (asked.github) print(githubAnnotations(problems));
    else if (problems.length > 0) print(`${formatProblems(problems, files.map(fromHere))}\n`);
    const proofs = asked.rules
      ? ''
      : proved
        ? `, ${proofCount} proofs`
        : ', no proof before the errors are mended';
    print(`${summary(files, problems, mended, proofs)} (${Math.round(performance.now() - start)} ms)`);
    const summaries = [signedSummary(signing), guardSummary(files, trade), translatedSummary(files, trade)];
    process.stdout.write(forTrade(summaries.join('')));
  }
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
}

/** The problems, each at the change since a revision that made it so; as they are where git tells of none. */
async function toldAtChange(problems: readonly Problem[], files: readonly DefinitionFile[], since: string) {
  if (problems.length === 0) return problems;
  const before = await filesAt(root, since, trade).catch((error: unknown) => {
    if (!(error instanceof NoRevision)) throw error;
  });
  const isOfRules = problems.every(({ id }) => id in rules);
  const check = isOfRules ? checkDefinitions : checkAndProve;
  return before === undefined ? problems : atChange(problems, before, files, (all) => check(all, trade));
}

/** Its file as the working directory has it: another trade's stands in a folder, where an editor's link must find it. */
function fromHere<T extends { readonly file: string }>(one: T): T {
  return { ...one, file: relative(process.cwd(), join(root, one.file)) };
}

/** What holds a release back stands before what does not; both by their places. */
function errorsFirst(problems: readonly Problem[]): readonly Problem[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  return [...errors, ...problems.filter((problem) => !errors.includes(problem))];
}

/** Says on a terminal what is being done, in a line that the next one takes the place of; elsewhere nothing. */
function teller(isWanted: boolean): (says: string) => void {
  const { stderr } = process;
  return isWanted && stderr.isTTY ? (says) => stderr.write(`\r\x1b[2K${says}`) : () => undefined;
}

/** Prints what a language lacks, in the form that editors make links of. */
function list(files: readonly DefinitionFile[], language: string): number {
  const lines = untranslatedList(files, trade, language);
  if (lines === undefined) {
    complain(`There is no folder schemas/locales/${language}.`);
    return 2;
  }
  print(lines.join('\n'));
  print(`${counted(lines.length, 'text')} to translate.`);
  return 0;
}

/** Makes the safe mends, and writes the files that they changed. */
function mend(read: readonly DefinitionFile[]) {
  const { files, fixed } = fixDefinitions(read, trade);
  for (const { file, text } of files.filter((one) => !read.includes(one))) {
    writeFileSync(join(root, file), text);
  }
  return { files, mended: fixed.length };
}

function summary(
  files: readonly DefinitionFile[],
  problems: readonly Problem[],
  mended: number,
  proofs: string,
): string {
  const counts = `${files.length} definition files, ${Object.keys(rules).length} rules${proofs}`;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const found = [counted(errors, 'error'), counted(problems.length - errors, 'warning')].join(', ');
  const mends = problems.filter(({ fix }) => fix !== undefined).length;
  const offer = mends === 0 || mended > 0 ? '' : `; ${mends} with a safe mend: npm run check -- --fix`;
  const done = mended === 0 ? '' : `${mended} mended, `;
  return `${counts}: ${done}${problems.length === 0 ? 'no problem' : found}${offer}`;
}

function print(text: string): void {
  if (text !== '') say(text);
}

if (isMainThread)
  run(args).then((code) => {
    process.exitCode = code;
  });
else answerWithProof(trade);
