import { own } from '../engine/own.ts';
import type { Answers, ResolvedItem, ResolvedStep } from '../engine/types.ts';
import { type Says, sayAnswer } from './say.ts';

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
export function summarise(steps: readonly ResolvedStep[], answers: Answers, says: Says): Summary {
  const open = steps.filter((step) => step.open);
  const waiting = open.find(({ card }) => !card.valid);
  const lines = open.flatMap(({ id, card }) => {
    const said = withoutRepeats(sayItems(card.items, answers, says, card.fields.length === 1));
    return card.valid && said.length > 0 ? [{ id, title: card.title, said: said.join(', ') }] : [];
  });
  return {
    lines,
    next: waiting && { id: waiting.id, title: waiting.card.title },
  };
}

/** What the shown items say, in order. What a tab holds is left out: it leads to figures that stand below it. */
function sayItems(
  items: readonly ResolvedItem[],
  answers: Answers,
  says: Says,
  isAlone: boolean,
): readonly string[] {
  return items.flatMap((item) => {
    if (item.kind === 'notice') return [];
    if (item.kind === 'field') return sayAnswer(says, item, own(answers, item.name), isAlone) ?? [];
    const said = sayItems(item.items, answers, says, isAlone);
    const parts = item.layout === 'sentence' && said.length > 0 ? [said.join(' ')] : said;
    return item.legend === undefined ? parts : parts.map((part) => `${item.legend} ${part}`);
  });
}

/** Leaves out what another answer says too, as the postcode of an address. */
function withoutRepeats(said: readonly string[]): readonly string[] {
  return said.filter((one) => !said.some((other) => other !== one && other.includes(one)));
}
