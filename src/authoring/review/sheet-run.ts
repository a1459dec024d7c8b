import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../../command/arguments.ts';
import { readDefinitionFiles } from '../../definitions/read-files.ts';
import { args, columns, complain, root, trade } from '../asked-trade.ts';
import { formatProblems } from '../checker/format.ts';
import { nounsOf } from '../checker/owners.ts';
import { logFile, readWordingLog } from '../checker/wording-log.ts';
import { ownersOf } from './contexts.ts';
import { withLastChanges } from './last-change.ts';
import { openProject } from './project.ts';
import { sheetOf } from './sheet.ts';
import { sheetHtml } from './sheet-html.ts';
import { sheetMarkdown } from './sheet-markdown.ts';

const { one, aOne } = nounsOf(trade);
const command = `npm run sheet -- --${one} ${trade.words.owners.example.known}`;
const usage = columns(
  [command, `${aOne}'s sheet as Markdown, by its id or its variant's file name`],
  [`${command} --html`, 'the same as a page to print'],
);

/** Prints the sheet of one owner. Gives the exit code: 1 where there is none, 2 for words that mean nothing. */
async function run(words: readonly string[]): Promise<number> {
  const asked = readWords(words);
  if (typeof asked === 'string') return refused(`${asked}\n${usage}`, 2);
  const files = readDefinitionFiles(root, trade);
  const { project, problems } = openProject(files, trade);
  if (project === undefined) {
    return refused(
      `The definitions have mistakes, so there is no sheet.\n\n${formatProblems(problems, files)}`,
      1,
    );
  }
  const owners = ownersOf(project);
  const found = owners.find(({ id, variant }) => asked.owner === variant || asked.owner === `${id}`);
  if (found === undefined) {
    const known = owners.map(({ id, variant, name }) => `  ${id ?? variant}  ${name}`).join('\n');
    return refused(`There is no ${one} "${asked.owner}". These are known:\n${known}`, 1);
  }
  const log = join(root, logFile);
  const saves = existsSync(log) ? readWordingLog(readFileSync(log, 'utf8')) : [];
  const sheet = withLastChanges(await sheetOf(project, found.variant), saves);
  process.stdout.write(asked.html ? sheetHtml(sheet) : sheetMarkdown(sheet));
  return 0;
}

/** What is asked for, or why the words mean nothing. */
function readWords(words: readonly string[]): { readonly owner: string; readonly html: boolean } | string {
  const given = readArguments(words, { html: { type: 'boolean' }, [one]: { type: 'string' } });
  if (typeof given === 'string') return given;
  const { html, [one]: owner } = given;
  return typeof owner === 'string' ? { owner, html: html === true } : `Say which ${one}.`;
}

function refused(words: string, code: number): number {
  complain(words);
  return code;
}

run(args).then((code) => {
  process.exitCode = code;
});
