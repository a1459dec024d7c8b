import { holds } from './condition.ts';
import type { Model, StepModel } from './model.ts';
import { own } from './own.ts';
import type { Read } from './path.ts';
import type { FieldSchema, ResolvedField, RuleDefinition } from './types.ts';

/** A rule whose condition holds now; `index` is its place in the card, which finds its compiled `must`. */
export interface ActiveRule {
  readonly rule: RuleDefinition;
  readonly index: number;
}

/** The rules of a step's card that apply now, in the card's order. */
export function activeRules(model: Model, step: StepModel, read: Read): readonly ActiveRule[] {
  return (step.card.rules ?? [])
    .map((rule, index) => ({ rule, index }))
    .filter(({ rule }) => holds(rule.when ?? true, read, model.definitions.conditions));
}

/** The tightest bounds on a field from its schema and the rules that apply now. */
export function boundsOf(
  step: StepModel,
  field: string,
  rules: readonly ActiveRule[],
): Pick<ResolvedField, 'min' | 'max' | 'longest'> {
  const bounds: { min?: number; max?: number; longest?: number } = {};
  const tighten = ({ minimum, maximum, maxLength }: FieldSchema) => {
    if (typeof minimum === 'number') bounds.min = Math.max(minimum, bounds.min ?? minimum);
    if (typeof maximum === 'number') bounds.max = Math.min(maximum, bounds.max ?? maximum);
    if (typeof maxLength === 'number') bounds.longest = maxLength;
  };
  tighten(own(step.card.schema.properties, field) ?? {});
  for (const { rule } of rules) if (rule.field === field && rule.must) tighten(rule.must);
  return bounds;
}
