import { equal } from '../engine/equal.ts';
import { isMap, own } from '../engine/own.ts';
import { saidDay } from '../engine/said-day.ts';
import type { Answers, Json, ResolvedField, ResolvedItem, ResolvedStep } from '../engine/types.ts';
import { sayAnswer } from './summary-lines.ts';

/** One answer in words, and the field that changes it. */
export interface AnswerLine {
  readonly field: string;
  readonly label: string;
  readonly said: string;
}

/** The answers of one card. */
export interface AnsweredCard {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly AnswerLine[];
}

/** Every answer that the open cards hold, card by card, for a last look before a submit (S2.03). */
export function answerLines(steps: readonly ResolvedStep[], answers: Answers): readonly AnsweredCard[] {
  return steps.flatMap(({ id, open, card }) => {
    const lines = open ? card.items.flatMap((item) => linesOf(item, answers)) : [];
    return lines.length === 0 ? [] : [{ id, title: card.title, lines }];
  });
}

function linesOf(item: ResolvedItem, answers: Answers): readonly AnswerLine[] {
  if (item.kind === 'notice') return [];
  if (item.kind === 'group') return item.items.flatMap((inner) => linesOf(inner, answers));
  const said = wordsOf(item, own(answers, item.name));
  return said === undefined || said === '' ? [] : [{ field: item.name, label: item.label, said }];
}

/** An answer in words; a box is said as yes or no, a list by its entries, a length of time in years and months. */
function wordsOf(field: ResolvedField, value: Json | undefined): string | undefined {
  const chosen = field.options?.find((option) => equal(option.value, value))?.label;
  if (chosen !== undefined) return chosen;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field.widget === 'residence-length' && typeof value === 'number') return lengthOf(value);
  // What was typed is repeated sign by sign: a check of a changed word would be none.
  if (typeof value === 'string' && field.ui.masked !== true) return saidDay(value);
  if (typeof value === 'string' || typeof value === 'number') return sayAnswer(field, value, true);
  if (Array.isArray(value)) return value.flatMap(textOf).join('; ');
  return value === undefined ? undefined : textOf(value)[0];
}

const textOf = (value: Json): readonly string[] =>
  isMap(value) && typeof value.text === 'string' ? [value.text] : [];

function lengthOf(months: number): string {
  const count = (amount: number, name: string) => (amount === 1 ? `1 ${name}` : `${amount} ${name}s`);
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [...(years > 0 ? [count(years, 'year')] : []), ...(rest > 0 ? [count(rest, 'month')] : [])];
  return parts.join(' and ');
}
