import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { definitionFolders } from '../../definitions/kinds.ts';
import type { DefinitionFile } from '../../definitions/types.ts';
import type { TradeWords } from '../../engine/trade-words.ts';

const execute = promisify(execFile);

/** Why files of a revision cannot be had, in words for the person who asked. */
export class NoRevision extends Error {}

/**
 * The definition files of a revision, as `readDefinitionFiles` gives those on the disk. Throws NoRevision outside of a
 * git repository and for a revision that it does not know.
 */
export async function filesAt(
  root: string,
  revision: string,
  trade: TradeWords,
): Promise<readonly DefinitionFile[]> {
  const commit = await commitOf(root, revision);
  const listed = await git(
    root,
    'ls-tree',
    '-r',
    '-z',
    '--name-only',
    commit,
    '--',
    ...definitionFolders(trade),
  );
  const names = listed.split('\0').filter((name) => name.endsWith('.json') && !name.includes('/meta/'));
  return Promise.all(
    names.sort().map(async (file) => ({ file, text: await git(root, 'show', `${commit}:./${file}`) })),
  );
}

async function commitOf(root: string, revision: string): Promise<string> {
  await git(root, 'rev-parse', '--git-dir').catch(() => {
    throw new NoRevision(
      'This folder is not in a git repository, so there is no earlier version to compare with.',
    );
  });
  const found = await git(
    root,
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${revision}^{commit}`,
  ).catch(() => {
    throw new NoRevision(
      `"${revision}" is no revision that git knows here. Name a branch, a tag or a commit.`,
    );
  });
  return found.trim();
}

/** A file of definitions is far smaller; git's answer is refused beyond. */
const mostBytes = 64 * 1024 * 1024;

async function git(root: string, ...words: readonly string[]): Promise<string> {
  const { stdout } = await execute('git', [...words], { cwd: root, maxBuffer: mostBytes });
  return stdout;
}
