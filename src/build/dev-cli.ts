import '../command/outlive-reader.ts';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run dev` with Vite's own arguments; `--trade NAME` serves the trade of tests/trades/NAME in the product's place.
 */
function run(args: readonly string[]): number {
  const at = args.indexOf('--trade');
  const name = at < 0 ? undefined : (args[at + 1] ?? '');
  const others = at < 0 ? args : args.filter((_, index) => index !== at && index !== at + 1);
  const config = name === undefined ? [] : ['--config', join('tests', 'trades', name, 'vite.config.ts')];
  if (config[1] !== undefined && !existsSync(config[1])) {
    process.stderr.write(`There is no trade "${name}": ${config[1]} is missing.\n`);
    return 2;
  }
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  return spawnSync(process.execPath, [vite, ...config, ...others], { stdio: 'inherit' }).status ?? 1;
}

process.exitCode = run(process.argv.slice(2));
