import '../command/outlive-reader.ts';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { askedTrade } from '../command/asked-trade.ts';

/** `npm run dev` and `npm run studio` with Vite's own arguments, such as `--port 4000`; `--trade FOLDER` serves that trade in the product's place. */
function run(given: readonly string[]): number {
  const asked = askedTrade(given);
  if (typeof asked === 'string') return refuse(asked);
  const config = asked.folder === undefined ? [] : ['--config', join(asked.folder, 'vite.config.ts')];
  if (config[1] !== undefined && !existsSync(config[1])) return refuse(`${config[1]} is missing.`);
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  return spawnSync(process.execPath, [vite, ...config, ...asked.args], { stdio: 'inherit' }).status ?? 1;
}

function refuse(says: string): number {
  process.stderr.write(`${says}\n`);
  return 2;
}

process.exitCode = run(process.argv.slice(2));
