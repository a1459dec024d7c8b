import { calculated } from '../../../engine/calculation.ts';
import { factAt } from '../../../engine/facts.ts';
import type { StepModel } from '../../../engine/model.ts';
import { own } from '../../../engine/own.ts';
import { relations } from '../../../engine/relation.ts';
import type { FactDefinition, Json, RuleDefinition } from '../../../engine/types.ts';
import { isFrom } from '../../../engine/value.ts';
import type { Literals } from './literals.ts';
import { aroundDays, aroundNumbers, lists, numbersIn } from './related-values.ts';

/** Paths that stand against each other: what one of them is compared with matters for all. */
interface Bond {
  readonly paths: readonly string[];
  readonly of: 'number' | 'day';
  /** Numbers and days that stand between them. */
  readonly constants: readonly Json[];
  /** Whether they stand against each other in themselves, and not only where one is compared with a number. */
  readonly isSure: boolean;
}

type Facts = Readonly<Record<string, FactDefinition>>;

/**
 * The literals, with what must be tried of each path that a relation or a calculation takes: a fact that is worked out has
 * the classes of what is compared with it, and its operands must come to each. Those paths are `related`: any two of their
 * values may differ. `today` is YYYY-MM-DD.
 */
export function withRelated(
  literals: Literals,
  facts: Facts,
  steps: readonly StepModel[],
  today: string,
): { readonly literals: Literals; readonly related: ReadonlySet<string> } {
  const found = new Map(literals);
  const related = new Set<string>();
  const give = (path: string, values: readonly Json[]) => {
    related.add(path);
    found.set(path, [...(found.get(path) ?? []), ...values]);
  };
  const bonds = joined([...bondsOf(facts), ...steps.flatMap(bondsInRules)]);
  for (const { paths, of, constants, isSure } of bonds) {
    const numbers = numbersIn(paths.flatMap((path) => literals.get(path) ?? []));
    if (!isSure && numbers.length === 0) continue;
    const values = of === 'day' ? aroundDays(today, constants) : aroundNumbers(numbers, constants);
    for (const path of paths) give(path, values);
  }
  for (const [name, fact] of Object.entries(facts)) {
    const numbers = numbersIn(found.get(`fact.${name}`) ?? []);
    if ('count' in fact) give(fact.count, lists(literals, numbers));
    if ('total' in fact) give(fact.total, lists(literals, numbers, fact.part));
  }
  for (const rule of steps.flatMap(({ card }) => card.rules ?? []))
    if (related.has(rule.field)) give(rule.field, outcomesOf(rule, facts, found, steps));
  return { literals: found, related };
}

function bondsOf(facts: Facts): readonly Bond[] {
  return Object.entries(facts).flatMap(([name, fact]) =>
    bondsIn(fact).map((bond) => ({ ...bond, paths: [`fact.${name}`, ...bond.paths] })),
  );
}

function bondsIn(fact: FactDefinition): readonly Bond[] {
  if ('first' in fact) {
    const values = [...fact.first.map(({ value }) => value), fact.otherwise];
    return [{ ...bond('number', values.filter(isFrom)), isSure: false }];
  }
  if ('sum' in fact) return [bond('number', fact.sum)];
  if ('product' in fact) return [bond('number', fact.product)];
  if ('difference' in fact) return [bond('number', fact.difference)];
  if ('date' in fact) return [bond('day', [fact.date])];
  return 'days' in fact ? [bond('day', fact.days)] : [];
}

function bond(of: Bond['of'], operands: readonly unknown[]): Bond {
  return {
    of,
    paths: operands.flatMap((operand) => (isFrom(operand) ? operand.from : [])),
    constants: operands.filter((operand) => typeof operand === 'number' || typeof operand === 'string'),
    isSure: true,
  };
}

/** The rules of a step that hold a field against something: whether of numbers or of days is not asked. */
function bondsInRules({ card }: StepModel): readonly Bond[] {
  return (card.rules ?? []).flatMap((rule) =>
    relations.flatMap((relation) => {
      const against = rule[relation];
      if (against === undefined) return [];
      const operands = [{ from: rule.field }, against];
      return [bond('number', operands), bond('day', operands)];
    }),
  );
}

/** Bonds that share a path are one. */
function joined(bonds: readonly Bond[]): readonly Bond[] {
  return bonds.reduce<readonly Bond[]>((all, bond) => {
    const isOf = (one: Bond) => one.of === bond.of && one.paths.some((path) => bond.paths.includes(path));
    const same = [...all.filter(isOf), bond];
    const whole = {
      of: bond.of,
      paths: [...new Set(same.flatMap(({ paths }) => paths))],
      constants: same.flatMap(({ constants }) => constants),
      isSure: same.some(({ isSure }) => isSure),
    };
    return [...all.filter((one) => !isOf(one)), whole];
  }, []);
}

const mostOutcomes = 200;

/** What the facts that a rule holds its field against come to, with each boundary and seed of what they are worked out from. */
function outcomesOf(
  rule: RuleDefinition,
  facts: Facts,
  literals: Literals,
  steps: readonly StepModel[],
): readonly Json[] {
  return relations.flatMap((relation) => {
    const against = rule[relation];
    const fact = isFrom(against) ? factAt(against.from, facts) : undefined;
    if (fact === undefined || 'first' in fact) return [];
    let situations: readonly Readonly<Record<string, Json>>[] = [{}];
    for (const path of bondsIn(fact).flatMap(({ paths }) => paths)) {
      const tried = [...limitsOf(path, steps), ...(literals.get(path) ?? [])];
      situations = situations
        .flatMap((situation) => tried.map((value) => ({ ...situation, [path]: value })))
        .slice(0, mostOutcomes);
    }
    return situations.flatMap((situation) => calculated(fact, (path) => own(situation, path), {}) ?? []);
  });
}

function limitsOf(name: string, steps: readonly StepModel[]): readonly number[] {
  return steps.flatMap(({ card }) => {
    const { minimum, maximum } = own(card.schema.properties, name) ?? {};
    return [minimum, maximum].filter((limit) => typeof limit === 'number');
  });
}
