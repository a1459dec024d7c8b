import { join } from 'node:path';
import { createJiti } from 'jiti';
import { askedTrade } from '../command/asked-trade.ts';
import type { TradeWords } from '../engine/trade-words.ts';
import { trade as own } from '../trade.ts';

const asked = askedTrade(process.argv.slice(2));
if (typeof asked === 'string') {
  process.stderr.write(`${asked}\n`);
  process.exit(2);
}

function wordsIn(folder: string): TradeWords {
  const module: { readonly trade?: TradeWords } = createJiti(folder)(join(folder, 'trade.ts'));
  if (module.trade?.words !== undefined) return module.trade;
  process.stderr.write(`${join(folder, 'trade.ts')} exports no "trade" with its words.\n`);
  process.exit(2);
}

/** The folder whose definitions a command works on: the working directory, or with `--trade FOLDER` that one. */
export const root = asked.folder ?? process.cwd();

/** The trade of these definitions: the product's, or `trade` of `FOLDER/trade.ts`. */
export const trade = asked.folder === undefined ? own : wordsIn(asked.folder);

/** What the command was given beside `--trade`. */
export const args = asked.args;

const { name } = asked;

/** A text whose commands, such as `npm run check -- --fix`, are about the trade that was asked for: whoever copies them means it. */
export function forTrade(text: string): string {
  if (name === undefined) return text;
  const option = `--trade ${/^[\w./-]+$/.test(name) ? name : `'${name}'`}`;
  const command = /(npm run [\w:-]+)(?![\w:-]| -- --trade)( --(?= ))?/g;
  return text.replaceAll(command, (_, script) => `${script} -- ${option}`);
}

/** Lines of a command and what it does, one below the other. */
export function columns(...rows: readonly (readonly [command: string, does: string])[]): string {
  const own = rows.map(([command, does]) => [forTrade(command), does] as const);
  const width = Math.max(...own.map(([command]) => command.length));
  return own.map(([command, does]) => `${command.padEnd(width)}   ${does}`).join('\n');
}

/** Says a line. */
export const say = (text: string) => process.stdout.write(`${forTrade(text)}\n`);

/** Says a line on the error output. */
export const complain = (text: string) => process.stderr.write(`${forTrade(text)}\n`);
