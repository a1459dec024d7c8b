import type { FormatWord } from '../../engine/trade-words.ts';
import { postcodePattern } from '../../words/postcode.ts';

/**
 * What is unassigned may be a letter of a newer Unicode: it passes, so that no browser and no service differ about it. Letters
 * that are drawn as nothing (U+3164) and what only changes how its neighbour is drawn (U+FE0F) are default ignorable (`DI`).
 */
const plainText = String.raw`^[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{DI}]*$`;

/** Every format that a field's `format` may name beside those of JSON Schema. */
export const formatWords: Readonly<Record<string, FormatWord>> = {
  'plain-text': {
    doc: 'One line of visible characters: none is a control, has no width, or turns the direction of reading.',
    pattern: plainText,
  },
  postcode: { doc: 'A UK postcode without its space, in capitals.', pattern: postcodePattern },
};
