import { join } from 'node:path';
import { askedTrade } from '../command/asked-trade.ts';
import type { TradeWords } from '../engine/trade-words.ts';
import { trade as own } from '../trade.ts';

const asked = askedTrade(process.argv.slice(2));
if (typeof asked === 'string') {
  process.stderr.write(`${asked}\n`);
  process.exit(2);
}

async function wordsIn(folder: string): Promise<TradeWords> {
  const module: { readonly trade?: TradeWords } = await import(join(folder, 'trade.ts'));
  if (module.trade?.words !== undefined) return module.trade;
  process.stderr.write(`${join(folder, 'trade.ts')} exports no "trade" with its words.\n`);
  process.exit(2);
}

/** The folder whose definitions a command works on: the working directory, or with `--trade FOLDER` that one. */
export const root = asked.folder ?? process.cwd();

/** The trade of these definitions: the product's, or `trade` of `FOLDER/trade.ts`. */
export const trade = asked.folder === undefined ? own : await wordsIn(asked.folder);

/** What the command was given beside `--trade`. */
export const args = asked.args;
