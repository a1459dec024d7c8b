import { Ajv, type Options } from 'ajv';
import ajvErrors from 'ajv-errors';
import ajvFormats from 'ajv-formats';
import { formatsOf, type TradeWords } from '../engine/trade-words.ts';

/**
 * The one set-up of ajv, for the checker and the compiler: every failure is reported, unknown keywords and formats are
 * refused, the trade's formats are known, and `errorMessage` gives a field its own words. Build time only; none of it reaches the browser.
 */
export function createAjv(trade: TradeWords, options: Options = {}): Ajv {
  const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true, ...options });
  ajvFormats.default(ajv);
  for (const [name, format] of Object.entries(formatsOf(trade))) ajv.addFormat(name, format);
  ajvErrors.default(ajv);
  // They say what an answer is about; they limit nothing.
  ajv.addVocabulary(['personal', 'marketing', 'secret', 'unread']);
  return ajv;
}
