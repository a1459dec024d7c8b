import { Ajv, type Options } from 'ajv';
import ajvErrors from 'ajv-errors';
import ajvFormats from 'ajv-formats';
import { formats } from '../../energy/vocabulary/formats.ts';

/**
 * The one set-up of ajv, for the checker and the compiler: every failure is reported, unknown keywords and formats are
 * refused, and `errorMessage` gives a field its own words. Build time only; none of it reaches the browser.
 */
export function createAjv(options: Options): Ajv {
  const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true, ...options });
  ajvFormats.default(ajv);
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  ajvErrors.default(ajv);
  // They say what an answer is about; they limit nothing.
  ajv.addVocabulary(['personal', 'marketing']);
  return ajv;
}
