import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What a command was given beside `--trade`, and the folder of the trade that it names. */
interface AskedTrade {
  /** Absolute; undefined where the command is about the product's own trade. */
  readonly folder: string | undefined;
  /** As it was typed. */
  readonly name?: string;
  readonly args: readonly string[];
}

/**
 * Takes `--trade FOLDER` out of a command's arguments: the folder of a trade, by its path or by its name in tests/trades.
 * A sentence for whoever typed it where there is none.
 */
export function askedTrade(given: readonly string[]): AskedTrade | string {
  const at = given.indexOf('--trade');
  if (at < 0) return { folder: undefined, args: given };
  const name = given[at + 1];
  if (name === undefined || name.startsWith('-')) return 'Give --trade the folder of a trade.';
  const places = [join('tests', 'trades', name), name];
  const place = places.find((one) => existsSync(join(one, 'trade.ts')));
  if (place === undefined)
    return `There is no trade "${name}": neither ${places.map((one) => join(one, 'trade.ts')).join(' nor ')} is there.`;
  return { folder: resolve(place), name, args: given.filter((_, index) => index !== at && index !== at + 1) };
}
