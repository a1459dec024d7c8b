import { spacedPostcode } from '../energy/api/postcode.ts';
import { equal } from '../engine/equal.ts';
import { own } from '../engine/own.ts';
import { saidDay } from '../engine/said-day.ts';
import type { Answers, Json, ResolvedField, ResolvedItem, ResolvedStep } from '../engine/types.ts';

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
    const said = withoutRepeats(sayItems(card.items, answers, card.fields.length === 1));
    return card.valid && said.length > 0 ? [{ id, title: card.title, said: said.join(', ') }] : [];
  });
  return {
    lines,
    next: waiting && { id: waiting.id, title: waiting.card.title },
  };
}

/** What the shown items say, in order. What a tab holds is left out: it leads to figures that stand below it. */
function sayItems(items: readonly ResolvedItem[], answers: Answers, isAlone: boolean): readonly string[] {
  return items.flatMap((item) => {
    if (item.kind === 'notice') return [];
    if (item.kind === 'field') return sayAnswer(item, own(answers, item.name), isAlone) ?? [];
    const said = sayItems(item.items, answers, isAlone);
    const parts = item.layout === 'sentence' && said.length > 0 ? [said.join(' ')] : said;
    return item.legend === undefined ? parts : parts.map((part) => `${item.legend} ${part}`);
  });
}

/** Leaves out what another answer says too, as the postcode of an address. */
function withoutRepeats(said: readonly string[]): readonly string[] {
  return said.filter((one) => !said.some((other) => other !== one && other.includes(one)));
}

/** An answer as people would say it; undefined for ticks, tabs and whatever has no words, as a yes among other answers. */
export function sayAnswer(
  field: ResolvedField,
  value: Json | undefined,
  isAlone: boolean,
): string | undefined {
  if (value === undefined || value === null || value === '' || typeof value === 'boolean') return undefined;
  const option = field.options?.find((one) => equal(one.value, value));
  if (field.options) return option?.group === undefined ? option?.label : undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if (field.ui.masked === true) return masked(`${value}`);
  if (field.widget === 'yes-no' && !isAlone) return undefined;
  if (field.widget === 'postcode-search') return spacedPostcode(`${value}`);
  if (field.widget === 'share-slider') return `${value}%`;
  const text = typeof value === 'number' ? value.toLocaleString('en-GB') : capital(saidDay(value));
  const { prefix, suffix } = field.ui;
  return `${typeof prefix === 'string' ? prefix : ''}${text}${typeof suffix === 'string' ? ` ${suffix}` : ''}`;
}

/** All that is repeated of what nobody beside the person should read: its last two signs. */
const masked = (text: string) => `ending in ${text.slice(-2)}`;

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
