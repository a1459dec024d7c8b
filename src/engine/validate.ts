import { checks } from './checks/checks.ts';
import { isGiven } from './condition.ts';
import { equal } from './equal.ts';
import type { CardContext } from './field.ts';
import { own } from './own.ts';
import type { ActiveRule } from './rules.ts';
import type { FieldError, Json, ResolvedField, SchemaFailure } from './types.ts';

/**
 * What is wrong or missing in the shown fields, in display order, at most one error a field: first what is required,
 * then the constant schema, then the rules. A rule with `must: false` also holds an empty field back; every other looks
 * at given values only. `today` is YYYY-MM-DD.
 */
export function validateCard(
  context: CardContext,
  fields: readonly ResolvedField[],
  today: string,
): readonly FieldError[] {
  const { read } = context.reader;
  const given = new Map<string, Json>();
  for (const { name } of fields) {
    const value = read(name);
    if (isGiven(value)) given.set(name, value);
  }
  const failures = schemaFailures(context, given);
  return fields.flatMap((field) => {
    const value = given.get(field.name);
    return (
      missing(context, field, value) ??
      (value === undefined ? undefined : schemaError(context, field, failures.get(field.name))) ??
      ruleError(context, field, value, today) ??
      []
    );
  });
}

function missing(
  context: CardContext,
  field: ResolvedField,
  value: Json | undefined,
): FieldError | undefined {
  const unanswered = value === undefined || (value === false && isAgreement(context, field.name));
  if (unanswered) return field.required ? error(context, field, 'required', 'required') : undefined;
  const offered =
    field.lookup !== undefined ||
    field.options === undefined ||
    field.options.some((one) => equal(one.value, value));
  return offered ? undefined : error(context, field, 'option', 'required');
}

/** A required boolean asks for `true`: no box counts as ticked because it was once unticked. */
function isAgreement({ step }: CardContext, name: string): boolean {
  const type = own(step.card.schema.properties, name)?.type;
  return typeof type === 'string' ? type === 'boolean' : (type?.includes('boolean') ?? false);
}

function schemaFailures(
  { step }: CardContext,
  given: ReadonlyMap<string, Json>,
): ReadonlyMap<string, SchemaFailure> {
  const first = new Map<string, SchemaFailure>();
  if (step.compiled === undefined || given.size === 0) return first;
  const answers = Object.fromEntries(
    [...step.baseNames].flatMap(([name, base]) => {
      const value = given.get(name);
      return value === undefined ? [] : [[base, value]];
    }),
  );
  const failures = step.compiled.schema(answers);
  for (const [name, base] of step.baseNames) {
    const failure = failures.find((one) => one.field === base);
    if (failure !== undefined) first.set(name, failure);
  }
  return first;
}

function schemaError(
  context: CardContext,
  field: ResolvedField,
  failure: SchemaFailure | undefined,
): FieldError | undefined {
  if (failure === undefined) return undefined;
  return error(
    context,
    field,
    failure.keyword,
    failure.message ?? messageName(field, failure.keyword),
    failure,
  );
}

function ruleError(
  context: CardContext,
  field: ResolvedField,
  value: Json | undefined,
  today: string,
): FieldError | undefined {
  for (const active of context.rules) {
    if (active.rule.field !== field.name) continue;
    const found = broken(context, field, active, value, today);
    if (found !== undefined) return found;
  }
  return undefined;
}

function broken(
  context: CardContext,
  field: ResolvedField,
  { rule, index }: ActiveRule,
  value: Json | undefined,
  today: string,
): FieldError | undefined {
  if (rule.must === false) return error(context, field, 'must', rule.message ?? 'invalid');
  if (value === undefined) return undefined;
  const base = context.step.baseNames.get(field.name) ?? field.name;
  const failure = context.step.compiled?.rules[index]?.({ [base]: value })[0];
  if (failure !== undefined) {
    const message = rule.message ?? failure.message ?? messageName(field, failure.keyword);
    return error(context, field, failure.keyword, message, failure);
  }
  const check = rule.check === undefined ? undefined : own(checks, rule.check);
  if (rule.check === undefined || check === undefined || check(value, today)) return undefined;
  return error(context, field, rule.check, rule.message ?? 'invalid');
}

/** The generic message of a failed keyword (specification, quote journey §5). */
function messageName({ min, max }: ResolvedField, keyword: string): string {
  switch (keyword) {
    case 'minimum':
    case 'maximum':
      return min !== undefined && max !== undefined ? 'between' : keyword === 'minimum' ? 'min' : 'max';
    case 'maxLength':
      return 'max-length';
    case 'minLength':
      return 'min-length';
    default:
      return 'invalid';
  }
}

function error(
  { words }: CardContext,
  { name, label, min, max }: ResolvedField,
  rule: string,
  message: string,
  failure?: SchemaFailure,
): FieldError {
  const limits =
    failure?.keyword === 'minLength' || failure?.keyword === 'maxLength'
      ? { min: failure.limit, max: failure.limit }
      : { min, max };
  return { field: name, rule, message: words.message(message, { label, ...limits }) };
}
