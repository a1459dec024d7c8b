import type { FormatWord } from '../../engine/trade-words.ts';
import { postcodePattern } from '../../words/postcode.ts';

/** Every format that a field's `format` may name beside those of JSON Schema. */
export const formatWords: Readonly<Record<string, FormatWord>> = {
  postcode: { doc: 'A UK postcode without its space, in capitals.', pattern: postcodePattern },
};
