import { own } from '../engine/own.ts';
import type { Answers, ResolvedCard, ResolvedItem } from '../engine/types.ts';
import { type Says, sayAnswer } from './say.ts';

/**
 * What a card was answered, in the words that the person chose by: labels of choices, and figures with their units.
 * Empty where nothing was.
 */
export function sayCard(
  { items, fields }: Pick<ResolvedCard, 'items' | 'fields'>,
  answers: Answers,
  says: Says,
): string {
  const said = sayItems(items, answers, says, fields.length === 1);
  // What another answer says too is left out, as the postcode of an address.
  const told = said.filter((one) => !said.some((other) => other !== one && other.includes(one)));
  // Ticks have no words among other answers; a card of nothing but ticks was answered all the same.
  return (
    told.join(', ') ||
    fields.flatMap(({ name, label }) => (own(answers, name) === true ? label : [])).join(', ')
  );
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
    if (item.kind === 'field')
      return item.list?.lines ?? sayAnswer(says, item, own(answers, item.name), isAlone) ?? [];
    const said = sayItems(item.items, answers, says, isAlone);
    const parts = item.layout === 'sentence' && said.length > 0 ? [said.join(' ')] : said;
    return item.legend === undefined ? parts : parts.map((part) => `${item.legend} ${part}`);
  });
}
