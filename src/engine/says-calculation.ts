import { counted } from '../words/counted.ts';
import { printed, says } from './says.ts';
import type { Calculation, Condition, NamedCondition } from './types.ts';
import { isFrom } from './value.ts';

type Named = Readonly<Record<string, NamedCondition>>;

/** How something is worked out, in English: "the sum of a, b and 5". */
export function saysCalculation(what: Calculation, conditions: Named): string {
  if ('sum' in what) return `the sum of ${listed(what.sum)}${rounded(what.round)}`;
  if ('product' in what) return `the product of ${listed(what.product)}${rounded(what.round)}`;
  if ('difference' in what) return `${what.difference.map(word).join(' less ')}${rounded(what.round)}`;
  if ('count' in what) return `the number of entries in ${what.count}${where(what.when, conditions)}`;
  if ('total' in what)
    return `${what.part} of the entries in ${what.total}${where(what.when, conditions)} added up${rounded(what.round)}`;
  if ('days' in what) return `the days from ${what.days.map(word).join(' to ')}`;
  return `the day ${Object.entries(what.plus)
    .map(([unit, amount]) => `${word(amount)} ${unit === 'workingDays' ? 'working days' : unit}`)
    .join(' and ')} after ${word(what.date)}`;
}

function where(when: Condition | undefined, conditions: Named): string {
  return when === undefined ? '' : ` for which ${says(when, conditions)}`;
}

function rounded(places: number | undefined): string {
  return places === undefined ? '' : `, to ${counted(places, 'place')} after the point`;
}

function listed(operands: readonly unknown[]): string {
  const words = operands.map(word);
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function word(operand: unknown): string {
  return isFrom(operand) ? operand.from : printed(operand);
}
