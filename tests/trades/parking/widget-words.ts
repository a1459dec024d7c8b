import type { WidgetWord } from '../../../src/engine/trade-words.ts';
import { widgetWords as stock } from '../../../widgets/words.ts';

/** The widgets that the permit's cards may name: of the stock what a permit has a use for, and its own. */
export const widgetWords = {
  'action-button': stock['action-button'],
  agreement: stock.agreement,
  checkbox: stock.checkbox,
  checkboxes: stock.checkboxes,
  choices: stock.choices,
  'date-picker': stock['date-picker'],
  entries: stock.entries,
  'lookup-choices': stock['lookup-choices'],
  'postcode-search': stock['postcode-search'],
  select: stock.select,
  'text-field': stock['text-field'],
  textarea: stock.textarea,
  'yes-no': stock['yes-no'],
  'number-plate': {
    doc: 'The letters and numbers of a number plate, in capitals, on a plate.',
    asked: 'with a number plate',
    gives: ['string'],
    choices: 'none',
    options: {},
  },
} as const satisfies Record<string, WidgetWord>;
