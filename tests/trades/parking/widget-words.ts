import type { WidgetWord } from '../../../src/engine/trade-words.ts';
import { widgetWords as stock } from '../../../widgets/words.ts';

/** The widgets that the permit's cards may name: the stock, and its own. */
export const widgetWords = {
  ...stock,
  'number-plate': {
    doc: 'The letters and numbers of a number plate, in capitals, on a plate.',
    gives: ['string'],
    choices: 'none',
    options: {},
  },
} as const satisfies Record<string, WidgetWord>;
