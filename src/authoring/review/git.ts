import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { definitionFolders } from '../../definitions/kinds.ts';
import { definitionsAmong } from '../../definitions/read-files.ts';
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
  const listed = await git(root, 'ls-tree', '-r', '-l', '-z', commit, '--', ...definitionFolders(trade));
  // MODE blob HASH SIZE<tab>NAME
  const sizes = new Map(
    listed.split('\0').flatMap((line) => {
      const [, size, name] = /(\d+)\t(.*)$/s.exec(line) ?? [];
      return name === undefined ? [] : [[name, Number(size)] as const];
    }),
  );
  return Promise.all(
    definitionsAmong([...sizes.keys()], () => sizes).map(async (one) => ({
      ...one,
      text: await git(root, 'show', `${commit}:./${one.file}`),
    })),
  );
}

/** A file as a commit left it: who made it so, when (ISO 8601) and what the commit says. */
export interface Version {
  readonly commit: string;
  readonly who: string;
  readonly at: string;
  readonly says: string;
  readonly text: string;
}

/** So many versions are told: what is older is for git itself. */
const mostVersions = 20;

/** The last versions of a definition file, the newest first; none for a file that was never committed. Throws NoRevision outside of a git repository. */
export async function versionsOf(root: string, file: string): Promise<readonly Version[]> {
  await insideGit(root);
  const format = '--format=%H%x1f%an%x1f%aI%x1f%s%x1e';
  // A repository without a commit has no history; any other failure shows when its texts are read.
  const told = await git(root, 'log', `--max-count=${mostVersions}`, format, '--', file).catch(() => '');
  const versions = await Promise.all(
    told.split('\x1e').map(async (one): Promise<Version | undefined> => {
      const [commit = '', who = '', at = '', says = ''] = one.trim().split('\x1f');
      // A commit that took the file away has no text of it.
      const text = commit && (await git(root, 'show', `${commit}:./${file}`).catch(() => undefined));
      return text ? { commit, who, at, says, text } : undefined;
    }),
  );
  return versions.flatMap((one) => one ?? []);
}

/** As whom git would commit in a folder; undefined where nobody told it. */
export const userOf = (root: string): Promise<string | undefined> => setting(root, 'user.name');

async function setting(root: string, name: string): Promise<string | undefined> {
  const value = await git(root, 'config', name).catch(() => '');
  return value.trim() || undefined;
}

/**
 * The e-mail address of a commit's author: a name that is one, the address that git itself would take for its own user, else
 * name@localhost, which leads to nobody.
 */
async function addressOf(root: string, who: string): Promise<string> {
  if (who.includes('@')) return who;
  const own = who === (await userOf(root)) ? await setting(root, 'user.email') : undefined;
  const box = who
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '.')
    .replaceAll(/^\.|\.$/g, '');
  return own ?? `${box || 'nobody'}@localhost`;
}

/**
 * Commits these files of a repository, as they stand, and nothing else: `who` is the author, `says` the whole message.
 * Throws NoRevision outside of a git repository.
 */
export async function commitFiles(
  root: string,
  files: readonly string[],
  { who, says }: { readonly who: string; readonly says: string },
): Promise<void> {
  await insideGit(root);
  const committer = ['-c', 'user.name=Studio', '-c', 'user.email=studio@localhost'];
  await git(root, 'add', '--', ...files);
  await git(
    root,
    ...committer,
    'commit',
    '-q',
    `--author=${who} <${await addressOf(root, who)}>`,
    '-m',
    says,
    '--only',
    '--',
    ...files,
  );
}

async function insideGit(root: string): Promise<void> {
  await git(root, 'rev-parse', '--git-dir').catch(() => {
    throw new NoRevision(
      'This folder is not in a git repository, so there is no earlier version to compare with.',
    );
  });
}

async function commitOf(root: string, revision: string): Promise<string> {
  await insideGit(root);
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
