import type { Model } from '../engine/model.ts';
import type { Read } from '../engine/path.ts';
import { saidDay } from '../engine/said-day.ts';
import { fillText, placeholdersIn } from '../engine/text.ts';
import type { Json, ResolvedField } from '../engine/types.ts';
import { type Says, sayAnswer } from './say.ts';

/**
 * What a folded panel tells: its texts, with answers as people say them. A text whose answer is not there or not shown is
 * left out, and what is masked stays so.
 */
export function sayPanel(
  model: Model,
  line: readonly string[],
  fields: readonly ResolvedField[],
  read: Read,
  says: Says,
): string {
  const said = (name: string): Json => {
    const field = fields.find((one) => one.name === name);
    if (field !== undefined) return sayAnswer(says, field, read(name), false) ?? null;
    const value = model.fields.get(name)?.step === undefined ? read(name) : undefined;
    if (typeof value === 'string') return saidDay(value);
    return typeof value === 'number' ? value : null;
  };
  const told = line.filter((text) => placeholdersIn(text).every((name) => said(name) !== null));
  return told.map((text) => fillText(text, said)).join(', ');
}
