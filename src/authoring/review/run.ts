import { readArguments } from '../../command/arguments.ts';
import { readDefinitionFiles } from '../../definitions/read-files.ts';
import type { DefinitionFile } from '../../definitions/types.ts';
import { args, columns, complain, forTrade, root, trade } from '../asked-trade.ts';
import { formatProblems } from '../checker/format.ts';
import { filesAt, NoRevision } from './git.ts';
import { reviewMarkdown } from './markdown.ts';
import { openProject, type Project } from './project.ts';
import { reviewOf } from './review.ts';
import { signedIn } from './signed.ts';

const usage = columns(
  ['npm run review', 'tells what the changes since the last commit mean'],
  ['npm run review -- --base REV', 'tells what the changes since a branch, a tag or a commit mean'],
);

/** What can be said plainly instead of a review. */
class NoReview extends Error {}

function opened(files: readonly DefinitionFile[], when: string): Project {
  const { project, problems } = openProject(files, trade);
  if (project !== undefined) return project;
  const errors = problems.filter(({ severity }) => severity === 'error');
  throw new NoReview(
    `The definitions ${when} have mistakes, so what they mean cannot be told.\n\n${formatProblems(errors, files)}`,
  );
}

function sameFiles(one: readonly DefinitionFile[], other: readonly DefinitionFile[]): boolean {
  return (
    JSON.stringify(one.map(({ file, text }) => [file, text])) ===
    JSON.stringify(other.map(({ file, text }) => [file, text]))
  );
}

/** Compares the definition files on the disk with those of a revision. Gives the text to print. */
async function review(root: string, base: string): Promise<string> {
  const before = await filesAt(root, base, trade);
  const after = readDefinitionFiles(root, trade);
  if (sameFiles(before, after)) return `No definition file has changed since ${base}.\n`;
  const [old, now] = [opened(before, `at ${base}`), opened(after, 'as they stand now')];
  return reviewMarkdown(reviewOf(old, now), await signedIn(old, now));
}

async function run(words: readonly string[]): Promise<number> {
  const given = readArguments(words, { base: { type: 'string', default: 'HEAD' } });
  if (typeof given === 'string') {
    complain(`${given}\n${usage}`);
    return 2;
  }
  try {
    process.stdout.write(forTrade(await review(root, given.base)));
    return 0;
  } catch (error) {
    if (!(error instanceof NoReview || error instanceof NoRevision)) throw error;
    complain(error.message);
    return 1;
  }
}

run(args).then((code) => {
  process.exitCode = code;
});
