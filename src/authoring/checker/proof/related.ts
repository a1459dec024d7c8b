import { isDay } from '../../../days/days.ts';
import { calculated } from '../../../engine/calculation.ts';
import { factAt } from '../../../engine/facts.ts';
import type { StepModel } from '../../../engine/model.ts';
import { isMap, own } from '../../../engine/own.ts';
import { relations } from '../../../engine/relation.ts';
import type { Calculation, FactDefinition, Json } from '../../../engine/types.ts';
import { isFrom } from '../../../engine/value.ts';
import { days } from './days.ts';
import type { Literals } from './literals.ts';

/** Paths that stand against each other: what one of them is compared with matters for all. */
interface Bond {
  readonly paths: readonly string[];
  readonly of: 'number' | 'day';
  /** Numbers and days that stand between them. */
  readonly constants: readonly Json[];
  /** Whether they stand in a rule, which holds them against each other whatever else is compared. */
  readonly isRule: boolean;
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
    if (!path.startsWith('fact.')) found.set(path, [...(found.get(path) ?? []), ...values]);
  };
  for (const { paths, of, constants, isRule } of joined([
    ...bondsOf(facts),
    ...steps.flatMap(bondsInRules),
  ])) {
    const compared = paths.flatMap((path) => literals.get(path) ?? []);
    if (compared.length === 0 && !isRule) continue;
    const values = of === 'day' ? aroundDays(today, constants) : around(numbersIn(compared), constants);
    for (const path of paths) give(path, values);
  }
  for (const path of related) give(path, outcomesOf(path, facts, found, steps));
  for (const [name, fact] of Object.entries(facts)) {
    const compared = literals.get(`fact.${name}`) ?? [];
    if ('count' in fact) give(fact.count, lists(literals, numbersIn(compared), undefined));
    if ('total' in fact) give(fact.total, lists(literals, numbersIn(compared), fact.part));
  }
  return { literals: found, related };
}

const mostOutcomes = 200;

/** What the facts that a field is held against come to, with each boundary and seed of what they are worked out from. */
function outcomesOf(
  field: string,
  facts: Facts,
  literals: Literals,
  steps: readonly StepModel[],
): readonly Json[] {
  const rules = steps.flatMap(({ card }) => (card.rules ?? []).filter((rule) => rule.field === field));
  const held = rules.flatMap((rule) => relations.map((relation) => rule[relation]));
  return held.flatMap((against) => {
    const fact = isFrom(against) ? factAt(against.from, facts) : undefined;
    if (fact === undefined || 'first' in fact) return [];
    let situations: readonly Readonly<Record<string, Json>>[] = [{}];
    for (const path of bondsIn(fact).flatMap(({ paths }) => paths)) {
      const values = [...limitsOf(path, steps), ...(literals.get(path) ?? [])].filter(
        (value) => !isMap(value),
      );
      situations = situations
        .flatMap((situation) => values.map((value) => ({ ...situation, [path]: value })))
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

function bondsOf(facts: Facts): readonly Bond[] {
  return Object.entries(facts).flatMap(([name, fact]) =>
    'first' in fact ? [] : bondsIn(fact).map((bond) => ({ ...bond, paths: [`fact.${name}`, ...bond.paths] })),
  );
}

function bondsIn(fact: Calculation): readonly Bond[] {
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
    isRule: false,
  };
}

/** The rules of a step that hold a field against something: whether of numbers or of days is not asked. */
function bondsInRules({ card }: StepModel): readonly Bond[] {
  return (card.rules ?? []).flatMap((rule) =>
    relations.flatMap((relation) => {
      const against = rule[relation];
      if (against === undefined) return [];
      const operands = [{ from: rule.field }, against];
      return [bond('number', operands), bond('day', operands)].map((one) => ({ ...one, isRule: true }));
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
      isRule: same.some(({ isRule }) => isRule),
    };
    return [...all.filter((one) => !isOf(one)), whole];
  }, []);
}

function numbersIn(compared: readonly Json[]): readonly number[] {
  const plain: readonly unknown[] = compared.flatMap((one) => (isMap(one) ? Object.values(one) : one));
  return plain.filter((one) => typeof one === 'number');
}

/** Nought, one and each number with its neighbours, with what is left of it beside a constant; as digits too. */
function around(compared: readonly number[], constants: readonly Json[]): readonly Json[] {
  const between = numbersIn(constants);
  const numbers = [...compared, ...between];
  const near = numbers.flatMap((number) => [number, number - 1, number + 1, -number]);
  const left = numbers.flatMap((number) =>
    between.flatMap((constant) => [number - constant, number / (constant === 0 ? 1 : constant)]),
  );
  const all = [...new Set([0, 1, ...near, ...left])];
  return [...all, ...all.map((number) => `${number}`)];
}

function aroundDays(today: string, constants: readonly Json[]): readonly string[] {
  return [today, ...constants.filter(isDay)].flatMap((day) => days(day, []));
}

const mostEntries = 12;
const mostWays = 16;

/** Lists of as many entries as are counted, and of one entry whose part is each number; an entry in each way that is looked at. */
function lists(literals: Literals, numbers: readonly number[], part: string | undefined): readonly Json[] {
  const near = [1, ...numbers.flatMap((number) => [number, number - 1, number + 1])];
  const amounts = part === undefined ? [{}] : near.map((number) => ({ [part]: number }));
  let ways: readonly Readonly<Record<string, Json>>[] = [{}];
  for (const [path, compared] of literals) {
    if (!path.startsWith('entry.')) continue;
    const tried = [...compared.filter((one) => !isMap(one)), ...numbersIn(compared)];
    const name = path.slice('entry.'.length);
    const more = ways.flatMap((way) => tried.map((value) => ({ ...way, [name]: value })));
    ways = [...ways, ...more].slice(0, mostWays);
  }
  const entries = ways.flatMap((way) => amounts.map((amount) => ({ ...way, ...amount })));
  const counts = part === undefined ? near.filter((count) => count > 0 && count <= mostEntries) : [1];
  return [[], ...entries.flatMap((entry) => counts.map((count) => Array(count).fill(entry)))];
}
