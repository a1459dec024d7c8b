import type { Static, TSchema } from '@sinclair/typebox';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';

/** Compares a value with a schema and narrows it. */
export type Guard<T> = (value: unknown) => value is T;

/** The same, which keeps how the last value failed. */
export type Check<T> = ValidateFunction<T>;

// Our own schemas, made by TypeBox: to compile the schema of schemas for them would only make the start longer.
const own = { allowUnionTypes: true, meta: false, validateSchema: false };
const plain = new Ajv(own);
const fromText = new Ajv({ ...own, coerceTypes: true });

/** Compiles a check of a JSON value, once. */
export const checkOf = <T>(schema: TSchema): Check<T> => plain.compile<T>(schema);

/** Compiles a check of a query or path: digits become numbers where the schema asks for a number. */
export const checkOfText = <T>(schema: TSchema): Check<T> => fromText.compile<T>(schema);

/** A guard for a JSON value, compiled when it is first asked: the start asks hardly any. */
export function guardOf<T>(schema: TSchema): Guard<T> {
  let check: Check<T> | undefined;
  return (value): value is T => {
    check ??= checkOf<T>(schema);
    return check(value);
  };
}

/** A data file of a trade, typed by its schema. Throws at start-up, naming the file, when the two differ. */
export function checkedData<S extends TSchema>(file: string, schema: S, data: unknown): Static<S> {
  const check = checkOf<Static<S>>(schema);
  if (check(data)) return data;
  const failure = lastFailure(check.errors);
  throw new Error(`${file}: ${failure.path || 'the file'} ${failure.says}`);
}

/** Where a value failed (`consents.0.name`, empty for the whole) and what it failed, in words. */
export interface SchemaFailure {
  readonly path: string;
  readonly says: string;
}

/** The failure that says most: of a union the union itself, else the last one. */
export function lastFailure(errors: readonly ErrorObject[] | null | undefined): SchemaFailure {
  const error = errors?.at(-1);
  if (!error) return { path: '', says: 'is not valid' };
  const at = error.instancePath.slice(1).replaceAll('/', '.');
  const below = (name: string) => (at ? `${at}.${name}` : name);
  const { keyword, params } = error;
  if (keyword === 'required') return { path: below(String(params.missingProperty)), says: 'is missing' };
  if (keyword === 'additionalProperties')
    return { path: below(String(params.additionalProperty)), says: 'is not known here' };
  return { path: at, says: wordsOf(error, errors ?? []) };
}

function wordsOf(
  { keyword, params, message, instancePath }: ErrorObject,
  all: readonly ErrorObject[],
): string {
  if (keyword === 'anyOf') {
    const allowed = all
      .filter((error) => error.instancePath === instancePath && error.keyword === 'const')
      .map((error) => String(error.params.allowedValue));
    return allowed.length > 1 ? `must be one of ${allowed.join(', ')}` : 'is not of the right kind';
  }
  if (keyword === 'const') return `must be ${params.allowedValue}`;
  if (keyword === 'pattern') return 'is not in the right form';
  if (keyword === 'type') return `must be ${/^[aeiou]/.test(params.type) ? 'an' : 'a'} ${params.type}`;
  if (keyword === 'minimum') return `must be at least ${params.limit}`;
  if (keyword === 'maximum') return `must be at most ${params.limit}`;
  return message ?? 'is not valid';
}
