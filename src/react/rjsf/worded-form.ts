import type { RJSFSchema } from '@rjsf/utils';
import { stockWidget } from '../../../widgets/stock.ts';
import { fillText } from '../../engine/text.ts';
import type { CardDefinition, ResolvedCard } from '../../engine/types.ts';
import { answerForm as barePair, type CardForm, type StockOf, cardForm as stockPair } from './card-form.ts';

/**
 * `cardForm` for forms that check by themselves: the card's own messages speak of the field by its label and bounds. Where
 * no `stockOf` is given rjsf's widgets are those of `widgets/stock.ts`.
 */
export const cardForm = (
  card: CardDefinition,
  stockOf: StockOf = stockWidget,
  shown?: ResolvedCard,
): CardForm => worded(stockPair(card, stockOf, shown));

/** `answerForm` for forms that check by themselves, likewise. The product's pages check nothing by rjsf. */
export const answerForm = (card: CardDefinition): CardForm => worded(barePair(card));

/** Made once for each pair: a form that is given the same again is left as it is. */
const made = new WeakMap<CardForm, CardForm>();

function worded(form: CardForm): CardForm {
  const { schema, uiSchema } = form;
  const known = made.get(form);
  if (known !== undefined) return known;
  const properties = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    name,
    typeof field === 'object' ? speaking(field) : field,
  ]);
  const spoken = { schema: { ...schema, properties: Object.fromEntries(properties) }, uiSchema };
  made.set(form, spoken);
  return spoken;
}

function speaking(field: RJSFSchema): RJSFSchema {
  const { title: label = '', minimum: min, maximum: max, errorMessage } = field;
  if (errorMessage === undefined) return field;
  const filled = (text: unknown) => fillText(`${text}`, (name) => ({ label, min, max })[name]);
  const words =
    typeof errorMessage === 'string'
      ? filled(errorMessage)
      : Object.fromEntries(Object.entries(errorMessage).map(([keyword, text]) => [keyword, filled(text)]));
  return { ...field, errorMessage: words };
}
