import { chosenIn } from './chosen.ts';
import { isGiven } from './condition.ts';
import type { CardContext } from './field.ts';
import { entriesOf } from './list.ts';
import { own } from './own.ts';
import { brokenRelation } from './relation.ts';
import type { ActiveRule } from './rules.ts';
import type {
  FieldError,
  Json,
  ResolvedField,
  ResolvedList,
  RuleDefinition,
  SchemaFailure,
} from './types.ts';
import { valueNow } from './value.ts';
import { stepWords } from './words.ts';

/** What judging a field needs; its messages are filled here. */
type Judging = Omit<CardContext, 'words'>;

/** What is wrong with one field, or nothing. */
export interface Verdict {
  readonly error: FieldError | undefined;
}

/**
 * What is wrong or missing in a shown field, at most one error: first what is required, then the constant schema, then
 * the rules. A rule with `must: false` also holds an empty field back; every other looks at given values only. `today`
 * is YYYY-MM-DD.
 */
export function judge(judging: Judging, field: ResolvedField, today: string): Verdict {
  const { model, step, reader } = judging;
  const context = { ...judging, words: stepWords(model, step, reader.read) };
  const given = reader.read(field.name);
  const value = isGiven(given) ? given : undefined;
  const error =
    (field.list === undefined
      ? missing(context, field, value)
      : listError(context, field, field.list, value)) ??
    schemaError(context, field, value) ??
    ruleError(context, field, value, today);
  return error === undefined ? right : { error };
}

const right: Verdict = { error: undefined };

function missing(
  context: CardContext,
  field: ResolvedField,
  value: Json | undefined,
): FieldError | undefined {
  const unanswered = value === undefined || (value === false && isAgreement(context, field.name));
  if (unanswered)
    return field.required ? error(context, field, 'required', requiredMessage(context, field)) : undefined;
  const offered =
    field.lookup !== undefined || field.options === undefined || chosenIn(field.options, value) !== undefined;
  return offered ? undefined : error(context, field, 'option', requiredMessage(context, field));
}

/** An entry that is not saved; too few or too many of them. */
function listError(
  context: CardContext,
  field: ResolvedField,
  { atLeast, atMost, editing }: ResolvedList,
  value: Json | undefined,
): FieldError | undefined {
  const count = entriesOf(value).length;
  const limits = { ...field, min: atLeast, ...(atMost === undefined ? {} : { max: atMost }) };
  if (editing !== undefined) return error(context, limits, 'unsaved', 'unsaved-entry');
  if (field.required && count === 0 && atLeast <= 1)
    return error(context, field, 'required', requiredMessage(context, field));
  if (field.required && count < atLeast) return error(context, limits, 'atLeast', 'min');
  return count > (atMost ?? count) ? error(context, limits, 'atMost', 'max') : undefined;
}

/** What a missing answer is told: the field's own words, else the generic ones. */
function requiredMessage({ step }: CardContext, { name }: ResolvedField): string {
  const messages = own(step.card.schema.properties, name)?.errorMessage;
  return (typeof messages === 'object' ? own(messages, 'required') : undefined) ?? 'required';
}

/** A required boolean asks for `true`: no box counts as ticked because it was once unticked. */
function isAgreement({ step }: CardContext, name: string): boolean {
  const type = own(step.card.schema.properties, name)?.type;
  return typeof type === 'string' ? type === 'boolean' : (type?.includes('boolean') ?? false);
}

/** A card's schema speaks of each field by itself, so one answer is judged without the others. */
function schemaError(
  context: CardContext,
  field: ResolvedField,
  value: Json | undefined,
): FieldError | undefined {
  if (value === undefined) return undefined;
  const { compiled, baseNames } = context.step;
  const base = baseNames.get(field.name) ?? field.name;
  const failure = compiled?.schema({ [base]: value }).find((one) => one.field === base);
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
  const relation = brokenRelation(rule, value, context.reader.read);
  if (relation !== undefined) return error(context, field, relation, rule.message ?? 'invalid');
  const base = context.step.baseNames.get(field.name) ?? field.name;
  const failure = context.step.compiled?.rules[index]?.({ [base]: value })[0];
  if (failure !== undefined) {
    const message = rule.message ?? failure.message ?? messageName(field, failure.keyword);
    return error(context, field, failure.keyword, message, failure);
  }
  const check = rule.check === undefined ? undefined : own(context.model.trade.checks, rule.check);
  if (rule.check === undefined || check === undefined || check(value, today, given(context, rule)))
    return undefined;
  return error(context, field, rule.check, rule.message ?? 'invalid');
}

/** What a rule gives its check, read now; what is not there is left out. */
function given({ reader }: CardContext, rule: RuleDefinition): Readonly<Record<string, Json>> {
  return Object.fromEntries(
    Object.entries(rule.with ?? {}).flatMap(([name, value]) => {
      const now = valueNow(value, reader.read);
      return now === undefined ? [] : [[name, now] as const];
    }),
  );
}

const messageNames: Readonly<Record<string, string>> = {
  minimum: 'min',
  maximum: 'max',
  minLength: 'min-length',
  maxLength: 'max-length',
};

/** The generic message of a failed keyword (specification, quote journey §5). */
function messageName({ min, max }: ResolvedField, keyword: string): string {
  if (keyword.endsWith('imum') && min !== undefined && max !== undefined) return 'between';
  return own(messageNames, keyword) ?? 'invalid';
}

function error(
  { words }: CardContext,
  { name, label, min, max }: ResolvedField,
  rule: string,
  message: string,
  failure?: SchemaFailure,
): FieldError {
  const limits = failure?.keyword.endsWith('Length')
    ? { min: failure.limit, max: failure.limit }
    : { min, max };
  return { field: name, rule, message: words.message(message, { label, ...limits }) };
}
