import { chosenIn } from '../engine/chosen.ts';
import { own } from '../engine/own.ts';
import { saidDay } from '../engine/said-day.ts';
import type { Json, ResolvedField } from '../engine/types.ts';
import { inLanguage } from '../words/language.ts';
import { say } from './words.ts';

const inNumbers = inLanguage((locales) => new Intl.NumberFormat(locales));
/** What has a sign before it, as pounds have: half a pound is 50 pence. */
const inPence = inLanguage((locales) => new Intl.NumberFormat(locales, { minimumFractionDigits: 2 }));

/**
 * How a widget's answer is told in words, where that is not as it stands. `isAlone`: its card asks nothing else. Undefined
 * where it says nothing to a person who has not the question before them.
 */
type Say = (value: Json, field: ResolvedField, isAlone: boolean) => string | undefined;

/** What the widgets of a trade bring for telling answers, by their words. One that `isTick` says no by no answer. */
export type Says = Readonly<Record<string, { readonly say?: Say; readonly isTick?: boolean }>>;

/** An answer as people would say it; undefined for ticks, tabs and whatever has no words, as a yes among other answers. */
export function sayAnswer(
  says: Says,
  field: ResolvedField,
  value: Json | undefined,
  isAlone: boolean,
): string | undefined {
  if (value === undefined || value === null || value === '' || typeof value === 'boolean') return undefined;
  if (field.options) {
    const chosen = chosenIn(field.options, value)?.filter(({ group }) => group === undefined) ?? [];
    return chosen.length === 0 ? undefined : chosen.map(({ label }) => label).join(', ');
  }
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if (field.ui.masked === true) return masked(`${value}`);
  const ownSay = own(says, field.widget)?.say;
  if (ownSay) return ownSay(value, field, isAlone);
  const { prefix, suffix } = field.ui;
  const numbers = prefix !== undefined && !Number.isInteger(value) ? inPence() : inNumbers();
  const text = typeof value === 'number' ? numbers.format(value) : capital(saidDay(value));
  return `${typeof prefix === 'string' ? prefix : ''}${text}${typeof suffix === 'string' ? ` ${suffix}` : ''}`;
}

/** All that is repeated of what nobody beside the person should read: its last two signs. */
const masked = (text: string) => say('ending-in', { signs: text.slice(-2) });

/** A word begins a line with a capital; an address or a number with signs stays as it was typed. */
const capital = (text: string) =>
  /^[\p{L}\s]+$/u.test(text) ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : text;
