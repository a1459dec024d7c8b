import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { CardDefinition } from '../engine/types.ts';

/** One card as rjsf takes it: `<Form {...cardForm(card)} validator={validator} />`. */
export interface CardForm {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
}

/** The name under which a theme of ours registers the field that draws any answer by its card's widget. */
export const answerField = 'answer';

const made = new WeakMap<CardDefinition, CardForm>();

/** The documented pair of rjsf for one card, made once for each: its JSON Schema, and its `ui` as a uiSchema. */
export function cardForm(card: CardDefinition): CardForm {
  const known = made.get(card);
  if (known !== undefined) return known;
  const fields = Object.keys(card.schema.properties);
  const pair = {
    schema: JSON.parse(JSON.stringify(card.schema)),
    uiSchema: Object.fromEntries(fields.map((name) => [name, { 'ui:field': answerField }])),
  };
  made.set(card, pair);
  return pair;
}
