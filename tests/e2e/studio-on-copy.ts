import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createServer, mergeConfig, type UserConfig } from 'vite';
import { addressOf } from './own-server.ts';

/** A copy of a trade's definitions, the folders `copied` below `from`: what is read and written there is nobody else's. */
export function copyOf(from: string, copied: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  for (const part of copied) cpSync(join(from, part), join(folder, part), { recursive: true });
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=a@b.example', ...words], {
      cwd: folder,
      encoding: 'utf8',
    });
  return {
    folder,
    git,
    /** Makes it a repository whose first commit it is. */
    commit: () => {
      git('init', '-q');
      git('add', ...copied);
      git('commit', '-qm', 'Begin');
    },
    write: (name: string, text: string) => writeFileSync(join(folder, name), text),
    read: (name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : ''),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A studio on a dev server that reads and saves a copy of a trade's definitions, the folders `copied` below `from`. */
export async function studioOnCopy(
  from: string,
  copied: readonly string[],
  configOf: (folder: string) => UserConfig,
) {
  const { folder, remove, ...copy } = copyOf(from, copied);
  const server = await createServer(
    mergeConfig(configOf(folder), {
      configFile: false,
      mode: 'development',
      logLevel: 'error',
      cacheDir: join(folder, '.packages'),
      server: { port: 0, host: '127.0.0.1' },
    } satisfies UserConfig & { configFile: false }),
  );
  await server.listen();
  const address = server.httpServer?.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    ...copy,
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      await server.close();
      remove();
    },
  };
}

/** The built studio of a release, the folder `project`, served on a copy; `environment` is what it is told beside that. */
export async function serveStudio(
  project: string,
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const program = spawn(process.execPath, ['dist/server/studio.js'], {
    cwd: project,
    env: { ...process.env, PORT: '0', DEFINITIONS: folder, ...environment },
  });
  let complaints = '';
  program.stderr.on('data', (text) => {
    complaints += text;
  });
  return { url: await addressOf(program, () => complaints), stop: () => void program.kill() };
}

/**
 * Leaves all journeys unproved in a page and those beside it, for tests that neither save nor ask for the proof: it takes
 * seconds of a core when a studio opens and after each change.
 */
export const leaveUnproved = (page: Page) =>
  page.context().addInitScript(() => {
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (options?.name === 'proof') this.postMessage = () => undefined;
      }
    };
  });
