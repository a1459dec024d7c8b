import { labelIn } from '../engine/chosen.ts';
import { isMap, own } from '../engine/own.ts';
import { saidDay } from '../engine/said-day.ts';
import type { Answers, Json, ResolvedField, ResolvedItem, ResolvedStep } from '../engine/types.ts';
import { type Says, sayAnswer } from './say.ts';
import { say } from './words.ts';

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
export function answerLines(
  steps: readonly ResolvedStep[],
  answers: Answers,
  says: Says,
): readonly AnsweredCard[] {
  return steps.flatMap(({ id, open, card }) => {
    const lines = open ? card.items.flatMap((item) => linesOf(item, answers, says)) : [];
    return lines.length === 0 ? [] : [{ id, title: card.title, lines }];
  });
}

function linesOf(item: ResolvedItem, answers: Answers, says: Says): readonly AnswerLine[] {
  if (item.kind === 'notice') return [];
  if (item.kind === 'group') return item.items.flatMap((inner) => linesOf(inner, answers, says));
  // What helps to give another answer is told by that one.
  if (item.ui.helps === true) return [];
  const said = wordsOf(item, own(answers, item.name), says);
  return said === undefined || said === '' ? [] : [{ field: item.name, label: item.label, said }];
}

/** An answer in words; a box is said as yes or no, also one that nobody ticked; a list by its entries, each on a line. */
function wordsOf(field: ResolvedField, value: Json | undefined, says: Says): string | undefined {
  const chosen = labelIn(field.options ?? [], value);
  if (chosen !== undefined) return chosen;
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  const isTold = field.ui.masked === true || own(says, field.widget)?.say !== undefined;
  // What was typed is repeated sign by sign, a check of a changed word would be none; but for what is shown so nowhere.
  if (typeof value === 'string' && !isTold) return saidDay(value);
  if (typeof value === 'string' || typeof value === 'number') return sayAnswer(says, field, value, true);
  if (field.list !== undefined) return field.list.lines.join('\n');
  if (own(says, field.widget)?.isTick) return say('no');
  return value === undefined ? undefined : textOf(value)[0];
}

const textOf = (value: Json): readonly string[] =>
  isMap(value) && typeof value.text === 'string' ? [value.text] : [];
