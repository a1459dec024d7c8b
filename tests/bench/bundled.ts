import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { definitions } from '../../src/build/definitions-plugin.ts';
import { trade } from '../../src/trade.ts';

const root = join(import.meta.dirname, '../..');

/**
 * What a function of a module of the bench gives, called in a process of its own with the code bundled as the product has
 * it, not loaded through a compiler. Arguments and result travel as JSON. Throws with what the process said when it fails.
 */
export async function runBundled<Result>(
  module: string,
  name: string,
  ...given: readonly unknown[]
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'switchyard-bench-'));
  try {
    const output = { ssr: join(import.meta.dirname, module), outDir: folder, emptyOutDir: true };
    const options = { root, configFile: false, logLevel: 'warn', ssr: { noExternal: true } } as const;
    await build({ ...options, plugins: [definitions(root, trade)], build: output });
    const bundle = pathToFileURL(join(folder, basename(module).replace(/\.ts$/, '.js'))).href;
    const call = `it.${name}(...${JSON.stringify(given)})`;
    const script = `import('${bundle}').then((it) => console.log(JSON.stringify(${call})))`;
    const { stdout, stderr, status } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return JSON.parse(stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
