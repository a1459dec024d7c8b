import { equal } from '../engine/equal.ts';
import { own } from '../engine/own.ts';
import type { Answers, Json, ResolvedField, ResolvedStep } from '../engine/types.ts';

/** One answered card in few words. */
interface SummaryLine {
  readonly id: string;
  readonly title: string;
  readonly said: string;
}

/** What was answered so far, card by card, and the one card that comes next (undefined when all are done). */
export interface Summary {
  readonly lines: readonly SummaryLine[];
  readonly next: { readonly id: string; readonly title: string } | undefined;
}

/** The answers so far in the words that the person chose them by: labels of choices, and figures with their units. */
export function summarise(steps: readonly ResolvedStep[], answers: Answers): Summary {
  const open = steps.filter((step) => step.open);
  const waiting = open.find(({ card }) => !card.valid);
  const lines = open.flatMap(({ id, card }) => {
    const said = card.fields.flatMap((field) => sayAnswer(field, own(answers, field.name)) ?? []);
    return card.valid && said.length > 0 ? [{ id, title: card.title, said: said.join(', ') }] : [];
  });
  return {
    lines,
    next: waiting && { id: waiting.id, title: waiting.card.title },
  };
}

/** An answer as people would say it; undefined for ticks, tabs and whatever has no words. */
function sayAnswer(field: ResolvedField, value: Json | undefined): string | undefined {
  if (value === undefined || value === null || value === '' || typeof value === 'boolean') return undefined;
  const option = field.options?.find((one) => equal(one.value, value));
  if (field.options) return option?.group === undefined ? option?.label : undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = typeof value === 'number' ? value.toLocaleString('en-GB') : capital(saidDay(value));
  const { prefix, suffix } = field.ui;
  return `${typeof prefix === 'string' ? prefix : ''}${text}${typeof suffix === 'string' ? ` ${suffix}` : ''}`;
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A day YYYY-MM-DD as DD-MM-YYYY (Q9.12); any other text as it is. */
function saidDay(text: string): string {
  return text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3-$2-$1');
}
