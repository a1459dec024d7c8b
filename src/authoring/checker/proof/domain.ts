import type { Derivations } from '../../../engine/facts.ts';
import { isMap } from '../../../engine/own.ts';
import { beginnings, lookupName, splitPath } from '../../../engine/path.ts';
import type { Trade } from '../../../engine/trade.ts';
import type { Json, Lookup } from '../../../engine/types.ts';
import { keep } from '../keep.ts';
import { type AnswerWords, answerClasses } from './answer-classes.ts';
import type { Cell, Choice, Domain } from './cells.ts';
import type { Literals } from './literals.ts';

/** What each path that was looked at can be, as a mark, by path: what was concluded from it stands while these do. */
export type Marks = ReadonlyMap<string, string>;

/** A domain that notes in `marks` what is looked at through it. */
export function noting(domain: Domain, marks: Map<string, string>): Domain {
  const cellOf = (path: string) => {
    const cell = domain.cellOf(path);
    if (!marks.has(path)) marks.set(path, markOf(cell));
    return cell;
  };
  return { ...domain, cellOf };
}

/** Whether every path that was noted can be the same still. */
export function isAsNoted(marks: Marks, { cellOf }: Domain): boolean {
  for (const [path, mark] of marks) if (markOf(cellOf(path)) !== mark) return false;
  return true;
}

const markOf = keep(({ choices }: Cell) => JSON.stringify(choices));

/** What a domain is made from. */
export interface DomainWords extends Derivations {
  readonly sources: Trade['sources'];
  /** Paths of the tables' sources that some set gives no figure for, by source: a table's other paths hold a number at all times. */
  readonly gaps: ReadonlyMap<string, ReadonlySet<string>>;
  readonly literals: Literals;
  /** Every answer that a journey declares. */
  readonly answers: ReadonlyMap<string, Omit<AnswerWords, 'literals'>>;
  /** Paths of sources that stand together, and the ways in which they do (the dimensions of contexts.json). */
  readonly together: Readonly<Record<string, readonly Readonly<Record<string, Json>>[]>>;
  /** What sources hold in every situation. */
  readonly base: Readonly<Record<string, Json>>;
}

/** The domain of a set of definitions. A cell is made when a path of it is first read, and kept. */
export function domainOf(words: DomainWords): Domain {
  const cells = new Map<string, Cell>();
  const dimensions = new Map<string, string>();
  for (const [name, values] of Object.entries(words.together))
    for (const value of values) for (const path of Object.keys(value)) dimensions.set(path, name);
  const make = (id: string, choices: () => readonly Choice[]): Cell => {
    const known = cells.get(id);
    if (known !== undefined) return known;
    const cell = { id, choices: choices() };
    cells.set(id, cell);
    return cell;
  };
  const byPath = new Map<string, Cell>();
  const cellOf = (path: string): Cell => {
    const cell = byPath.get(path) ?? cellFor(path);
    byPath.set(path, cell);
    return cell;
  };
  const cellFor = (path: string): Cell => {
    const dimension = dimensions.get(path);
    if (dimension !== undefined) {
      const values = words.together[dimension] ?? [];
      return make(`dimension ${dimension}`, () => [...values, {}].map((holds) => ({ holds })));
    }
    const [source, name] = splitPath(path, words.sources);
    if (source === 'lookup') return make(`lookup.${lookupName(name)}`, () => lists(lookupName(name)));
    if (source !== '') return make(path, () => sourceChoices(source, path, words));
    const answer = [path, ...beginnings(path)].find((one) => words.answers.has(one)) ?? path;
    return make(answer, () => answerChoices(answer, words));
  };
  return { facts: words.facts, conditions: words.conditions, sources: words.sources, cellOf };
}

/** What each answer and its parts are compared with, by the answer's path and those above it. */
const literalsUnder = keep((literals: Literals) => {
  const under = new Map<string, Map<string, readonly Json[]>>();
  for (const [path, compared] of literals) {
    for (const name of [path, ...beginnings(path)]) {
      const known = under.get(name) ?? new Map();
      under.set(name, known.set(path, compared));
    }
  }
  return under;
});

function answerChoices(name: string, { answers, literals }: DomainWords): readonly Choice[] {
  const words = answers.get(name);
  if (words === undefined) return [{ holds: {} }];
  const classes = answerClasses({ ...words, literals: literalsUnder(literals).get(name) ?? new Map() });
  return [{ holds: {} }, ...classes.map((value) => ({ holds: { [name]: value } }))];
}

function sourceChoices(
  source: string,
  path: string,
  { literals, base, gaps }: DomainWords,
): readonly Choice[] {
  const nothing = { holds: {} };
  const one = (value: Json) => ({ holds: { [path]: value } });
  const missing = gaps.get(source);
  if (missing !== undefined) return [one(1000), ...(missing.has(path) ? [one(null)] : [])];
  // Nobody gets past a card while an entry is being filled in.
  if (source === 'editing') return [nothing];
  if (source === 'failure') return [nothing, one('It failed.')];
  if (source === 'pending') return [nothing, one(true)];
  const compared = literals.get(path) ?? [];
  const plain = compared.filter((literal) => !isMap(literal));
  const begins = compared.flatMap((literal) =>
    isMap(literal) && typeof literal.startsWith === 'string'
      ? `${literal.startsWith}8011002012345678901`
      : [],
  );
  const isFlag = plain.length > 0 && plain.every((literal) => typeof literal === 'boolean');
  if (isFlag) return [nothing, one(true), one(false)];
  const known = Object.hasOwn(base, path) ? [base[path] ?? null] : [1000, 'a'];
  const values = new Map([...plain, ...begins, ...known].map((value) => [JSON.stringify(value), value]));
  return [nothing, ...[...values.values()].map(one)];
}

function lists(name: string): readonly Choice[] {
  const items = [{ value: 1, label: 'One' }];
  const all: readonly Lookup[] = [
    { status: 'unknown', items: [] },
    { status: 'ready', items },
    { status: 'ready', items: [] },
    { status: 'pending', items: [] },
    { status: 'failed', items: [] },
  ];
  return all.map((list) => ({
    holds: { [`lookup.${name}`]: list.status, [`lookup.${name}.count`]: list.items.length },
    list,
  }));
}
