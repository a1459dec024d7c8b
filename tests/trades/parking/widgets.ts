import { widgets as stock } from '../../../widgets/registry.ts';
import type { WidgetEntry } from '../../../widgets/types.ts';
import { NumberPlate } from './NumberPlate.tsx';
import type { widgetWords } from './widget-words.ts';

/** What draws each widget that the permit's cards may name: one that is missing does not compile. */
export const widgets = {
  ...stock,
  'number-plate': { Widget: NumberPlate },
} satisfies Record<keyof typeof widgetWords, WidgetEntry>;
