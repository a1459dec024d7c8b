import type { CompiledCheck, Json, SchemaFailure } from '../engine/types.ts';

/** One error as ajv's compiled code reports it; `params.errors` are those that an `errorMessage` replaces. */
interface AjvError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: {
    readonly limit?: Json;
    readonly pattern?: string;
    readonly allowedValues?: Json;
    readonly allowedValue?: Json;
    readonly multipleOf?: number;
    readonly format?: string;
    readonly type?: Json;
    readonly errors?: readonly AjvError[];
  };
  readonly message?: string;
}

/** A function that ajv compiled: false leaves its errors on itself. */
export interface CompiledValidate {
  (answers: unknown): boolean;
  errors?: readonly AjvError[] | null;
}

/** Makes a compiled ajv function speak the engine's language: one SchemaFailure for each failed keyword. */
export function compiledCheck(validate: CompiledValidate): CompiledCheck {
  return (answers) => (validate(answers) ? [] : (validate.errors ?? []).map(failureOf));
}

/** The check of a rule whose `must` is false: it fails whenever the field is answered. */
export function alwaysFails(field: string): CompiledCheck {
  return (answers) => (answers[field] === undefined ? [] : [{ field, keyword: 'false schema' }]);
}

function failureOf(error: AjvError): SchemaFailure {
  const replaced = error.keyword === 'errorMessage' ? error.params.errors?.[0] : undefined;
  const { instancePath, keyword, params } = replaced ?? error;
  const limit =
    params.limit ??
    params.pattern ??
    params.allowedValues ??
    params.allowedValue ??
    params.multipleOf ??
    params.format ??
    params.type;
  return {
    field: fieldOf(instancePath),
    keyword,
    ...(limit !== undefined && { limit }),
    ...(replaced !== undefined && error.message !== undefined && { message: error.message }),
  };
}

/** The first segment of a JSON pointer: `/one.part/0` is about `one.part`. */
function fieldOf(pointer: string): string {
  const segment = pointer.slice(1).split('/', 1)[0] ?? '';
  return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}
