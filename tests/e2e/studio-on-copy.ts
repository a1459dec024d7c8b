import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, mergeConfig, type UserConfig } from 'vite';

const packages = new Map<string, string>();

/** Where the packages of a trade's studio are kept ready for a browser: each worker makes them once, for two that make them at once wait for each other. */
function packagesOf(from: string): string {
  const known = packages.get(from) ?? mkdtempSync(join(tmpdir(), 'studio-packages-'));
  if (!packages.has(from)) process.once('exit', () => rmSync(known, { recursive: true, force: true }));
  packages.set(from, known);
  return known;
}

/** A studio on a dev server that reads and saves a copy of a trade's definitions, the folders `copied` below `from`. */
export async function studioOnCopy(
  from: string,
  copied: readonly string[],
  configOf: (folder: string) => UserConfig,
) {
  const copy = mkdtempSync(join(tmpdir(), 'studio-'));
  for (const folder of copied) cpSync(join(from, folder), join(copy, folder), { recursive: true });
  const server = await createServer(
    mergeConfig(configOf(copy), {
      configFile: false,
      mode: 'development',
      logLevel: 'error',
      cacheDir: packagesOf(from),
      server: { port: 0, host: '127.0.0.1' },
    } satisfies UserConfig & { configFile: false }),
  );
  await server.listen();
  const address = server.httpServer?.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    git: (...words: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=a@b.example', ...words], { cwd: copy }),
    write: (name: string, text: string) => writeFileSync(join(copy, name), text),
    read: (name: string) => (existsSync(join(copy, name)) ? readFileSync(join(copy, name), 'utf8') : ''),
    stop: async () => {
      await server.close();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
