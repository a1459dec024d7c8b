import { isDay } from '../days/days.ts';
import { inYearsAndMonths } from '../words/counted.ts';
import { inLanguage } from '../words/language.ts';
import { factAt } from './facts.ts';
import type { Model, StepModel } from './model.ts';
import { own } from './own.ts';
import type { Read } from './path.ts';
import { saidDay } from './said-day.ts';
import { fillText, fillWording, type TextValue } from './text.ts';
import type { Definitions, Json, Value } from './types.ts';
import { isFrom } from './value.ts';

/** What a field adds to the placeholders of its texts. */
interface FieldWords {
  readonly label?: Json | undefined;
  readonly min?: Json | undefined;
  readonly max?: Json | undefined;
}

/** Fills the texts of one step. `plain` is for titles, labels and messages, `wording` for what Markdown may stand in. */
export interface StepWords {
  plain(text: string, field?: FieldWords): string;
  wording(text: string, field?: FieldWords): string;
  /** The message of that name in messages.json, else the sentence itself, filled. */
  message(nameOrSentence: string, field?: FieldWords): string;
}

/**
 * The texts of one step. `{for}` is the message `for-PART` (`for-first`); `{label}`, `{min}` and `{max}` come from the
 * field; a declared placeholder from its path; one with a dot is a path itself, a fact in its format. Any other stays as
 * it is: a widget may fill it.
 */
export function stepWords(model: Model, step: StepModel, read: Read): StepWords {
  const { messages, facts } = model.definitions;
  const valueFor =
    (field: FieldWords): TextValue =>
    (name) => {
      if (name === 'for') return own(messages, `for-${step.part}`) ?? step.part;
      if (name === 'label' || name === 'min' || name === 'max') return field[name] ?? null;
      const path = own(model.trade.placeholders, name) ?? (name.includes('.') ? name : undefined);
      if (path === undefined) return undefined;
      return formatted(read(step.rename(path)) ?? null, { from: path }, facts);
    };
  const plain = (text: string, field: FieldWords = {}) => fillText(text, valueFor(field));
  return {
    plain,
    wording: (text, field = {}) => fillWording(text, valueFor(field)),
    message: (nameOrSentence, field) => plain(own(messages, nameOrSentence) ?? nameOrSentence, field),
  };
}

const poundsWith = (maximumFractionDigits: number) =>
  inLanguage(
    (locales) =>
      new Intl.NumberFormat(locales, { style: 'currency', currency: 'GBP', maximumFractionDigits }),
  );
const pounds = poundsWith(2);
const wholePounds = poundsWith(0);

/** A value as it is told: in the format of the fact that it comes from, if that has one for a value of this kind; a day as days are (Q9.12). */
export function formatted(value: Json, origin: Value | undefined, facts: Definitions['facts']): Json {
  const format = isFrom(origin) ? factAt(origin.from, facts)?.format : undefined;
  if (format === 'pounds' && typeof value === 'number') return pounds().format(value);
  if (format === 'whole-pounds' && typeof value === 'number') return wholePounds().format(value);
  if (format === 'months' && typeof value === 'number') return inYearsAndMonths(value);
  return isDay(value) ? saidDay(value) : value;
}
