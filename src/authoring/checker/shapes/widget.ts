import type { OptionKind, WidgetWord } from '../../../engine/trade-words.ts';
import type { Shape } from './shape.ts';
import { boolean, list, number, string, text, value, word } from './shape.ts';

const byKind: Readonly<Record<OptionKind, Shape>> = {
  text: text(),
  value,
  word: string(),
  number,
  boolean,
  numbers: list(number),
  effect: string('effect'),
  journey: string('journey'),
};

/** The shapes of a widget's own options, by name. */
export function optionShapes(widget: WidgetWord): Readonly<Record<string, Shape>> {
  return Object.fromEntries(
    Object.entries(widget.options).map(([name, kind]) => [
      name,
      typeof kind === 'string' ? byKind[kind] : word(kind),
    ]),
  );
}
