import { holds } from '../../../engine/condition.ts';
import { readerFor } from '../../../engine/facts.ts';
import { resolveList } from '../../../engine/list.ts';
import type { Model, StepModel } from '../../../engine/model.ts';
import { own } from '../../../engine/own.ts';
import type { Reader } from '../../../engine/path.ts';
import type { ActiveRule } from '../../../engine/rules.ts';
import type { FieldError, ResolvedField, RuleDefinition } from '../../../engine/types.ts';
import { judge } from '../../../engine/validate.ts';

/** Which rules of a field count; all, where nothing is said. */
export type Counts = (rule: RuleDefinition, index: number) => boolean;

/** What is wrong with a field of a step, were it shown: the engine's own verdict, by those rules that count. */
export function errorIn(
  model: Model,
  step: StepModel,
  name: string,
  every: Reader,
  today: string,
  counts: Counts = () => true,
): FieldError | undefined {
  const reader = readerFor(step, every);
  const { conditions } = model.definitions;
  const rules: ActiveRule[] = [];
  for (const [index, rule] of (step.card.rules ?? []).entries()) {
    if (rule.field !== name || !counts(rule, index)) continue;
    if (holds(rule.when ?? true, reader.read, conditions)) rules.push({ rule, index });
  }
  return judge({ model, step, reader, rules }, fieldIn(model, step, name, reader), today).error;
}

/** A field with all that judging it needs, and no words. */
function fieldIn(model: Model, step: StepModel, name: string, { read }: Reader): ResolvedField {
  const { definitions } = model;
  const { card } = step;
  const list = resolveList(model, step, name, read);
  const { lookup, options } = own(card.ui, name) ?? {};
  const offered = (options ?? []).filter(({ when = true }) => holds(when, read, definitions.conditions));
  return {
    kind: 'field',
    name,
    widget: '',
    label: '',
    required: holds(own(card.require, name) ?? false, read, definitions.conditions),
    ...(lookup === undefined ? {} : { lookup: 'ready' }),
    ...(lookup === undefined && options !== undefined
      ? { options: offered.map(({ value }) => ({ value, label: '' })) }
      : {}),
    ...(list === undefined ? {} : { list }),
    ui: {},
  };
}
