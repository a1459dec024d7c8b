import { isDay } from '../../../days/days.ts';
import { isMap } from '../../../engine/own.ts';
import type { Json } from '../../../engine/types.ts';
import { days } from './days.ts';
import type { Literals } from './literals.ts';

/** The numbers among values, and in tests such as `{ "min": 3 }`. */
export function numbersIn(compared: readonly Json[]): readonly number[] {
  const plain: readonly unknown[] = compared.flatMap((one) => (isMap(one) ? Object.values(one) : one));
  return plain.filter((one) => typeof one === 'number');
}

/** Nought, one and each number with its neighbours, with what is left of it beside a constant; as digits too. */
export function aroundNumbers(compared: readonly number[], constants: readonly Json[]): readonly Json[] {
  const between = numbersIn(constants);
  const numbers = [...compared, ...between];
  const near = numbers.flatMap((number) => [number, number - 1, number + 1, -number]);
  const left = numbers.flatMap((number) =>
    between.flatMap((constant) => [number - constant, number / (constant === 0 ? 1 : constant)]),
  );
  const all = [...new Set([0, 1, ...near, ...left])];
  return [...all, ...all.map((number) => `${number}`)];
}

/** Days around today and around each constant that is one. `today` is YYYY-MM-DD. */
export function aroundDays(today: string, constants: readonly Json[]): readonly string[] {
  return [today, ...constants.filter(isDay)].flatMap((day) => days(day, []));
}

const mostEntries = 12;
const mostWays = 16;

/**
 * Lists of as many entries as each number, or with a `part`, of one entry whose part is each number; with an entry of
 * every way that a condition looks at.
 */
export function lists(literals: Literals, numbers: readonly number[], part?: string): readonly Json[] {
  const near = [...new Set([1, ...numbers.flatMap((number) => [number, number - 1, number + 1])])];
  const amounts = part === undefined ? [{}] : near.map((number) => ({ [part]: number }));
  let ways: readonly Readonly<Record<string, Json>>[] = [{}];
  for (const [path, compared] of literals) {
    if (!path.startsWith('entry.')) continue;
    const tried = [...compared.filter((one) => !isMap(one)), ...numbersIn(compared)];
    const name = path.slice('entry.'.length);
    const more = ways.flatMap((way) => tried.map((value) => ({ ...way, [name]: value })));
    ways = [...ways, ...more].slice(0, mostWays);
  }
  const entries = ways.flatMap((way) => amounts.map((amount) => ({ ...way, ...amount })));
  const counts = part === undefined ? near.filter((count) => isCount(count) && count <= mostEntries) : [1];
  return [[], ...entries.flatMap((entry) => counts.map((count) => Array(count).fill(entry)))];
}

const isCount = (number: number) => Number.isInteger(number) && number > 0;
