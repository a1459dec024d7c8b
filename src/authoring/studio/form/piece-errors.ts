import { ErrorSchemaBuilder, type RJSFSchema, type RJSFValidationError } from '@rjsf/utils';
import { getLocation } from 'jsonc-parser';
import { own } from '../../../engine/own.ts';
import type { Problem } from '../../checker/problem.ts';
import { toldHere } from '../accept/told-here.ts';
import { offsetOf } from '../problems/offset-of.ts';
import { itemsOf } from './settled.ts';
import type { Path } from './value-at.ts';

/** Rules of the checker whose findings in a drawn field are the validator's too. */
const saidByForm: readonly string[] = ['missing-key', 'wrong-type', 'unknown-key'];

/** What the checker finds in one part of a file, at the fields of its form; `schema` is the form's. */
export function checkerErrors(schema: RJSFSchema, path: Path, text: string, problems: readonly Problem[]) {
  const errors = new ErrorSchemaBuilder();
  for (const problem of problems) {
    const place = getLocation(text, offsetOf(text, problem)).path;
    const isInside = path.every((key, index) => place[index] === key);
    const field = isInside ? fieldAt(schema, place.slice(path.length)) : undefined;
    if (field === undefined || (field.isDrawn && saidByForm.includes(problem.id))) continue;
    errors.addErrors(toldHere(problem), [...field.path]);
  }
  return errors.ErrorSchema;
}

interface Field {
  readonly path: Path;
  /** rjsf draws it by its schema, and validates it; it is no field of ours. */
  readonly isDrawn: boolean;
}

/** The field that a place is filled in by; undefined where the form has none. */
function fieldAt(schema: RJSFSchema, place: Path): Field | undefined {
  const [key, ...rest] = place;
  const isLeaf = schema.properties === undefined && schema.items === undefined;
  if (key === undefined || isLeaf) return { path: [], isDrawn: schema.type !== undefined };
  const inner = typeof key === 'number' ? itemsOf(schema) : own(schema.properties, key);
  const found = typeof inner === 'object' ? fieldAt(inner, rest) : undefined;
  return found && { ...found, path: [key, ...found.path] };
}

const words: Readonly<Record<string, string>> = {
  required: 'Fill this in: it may not be left out.',
  enum: 'Choose one of the list.',
  oneOf: 'Choose one of the list.',
  type: 'This must be of another kind: clear it and fill it in again.',
  additionalProperties: 'There is a key here that has no meaning. Take it out in the JSON view.',
};

/** What the validator found, as it is said to staff: what to do, once for each field. */
export function inPlainWords(errors: RJSFValidationError[]): RJSFValidationError[] {
  // Each word of a list that a value is not is an error to the validator.
  const found = errors.filter(({ name }) => name !== 'const');
  return found.map((error) => {
    const message = own(words, error.name ?? '');
    return message === undefined ? error : { ...error, message };
  });
}
