import { holds } from '../../engine/condition.ts';
import { isCondition } from '../../engine/condition-forms.ts';
import { isMap, own } from '../../engine/own.ts';
import { type Read, splitPath } from '../../engine/path.ts';
import type { Trade } from '../../engine/trade.ts';
import type { Condition, Definitions, FactDefinition } from '../../engine/types.ts';
import { isFrom } from '../../engine/value.ts';

/** Whether a condition holds in a context whatever is answered and whatever the server says, or only sometimes. */
export type Prospect = 'always' | 'never' | 'sometimes';

/** The model whose conditions are judged: its words, and the trade whose sources they read. */
type Words = Pick<Definitions, 'conditions' | 'facts'> & Pick<Trade, 'sources'>;

/** Named conditions and facts deeper than this are a circle, which the checker refuses. */
const deepest = 50;

/** The sources whose values a situation fixes; everything else may yet change. */
export type Fixed = readonly string[];

/** Judges a condition by what is fixed; answers, lists, failures and other sources may yet change. */
export function prospectOf(
  condition: Condition,
  read: Read,
  words: Words,
  fixed: Fixed,
  depth = 0,
): Prospect {
  if (typeof condition === 'boolean') return condition ? 'always' : 'never';
  if (depth > deepest) return 'never';
  const inner = (part: Condition) => prospectOf(part, read, words, fixed, depth + 1);
  if (typeof condition === 'string') {
    const named = own(words.conditions, condition);
    return named === undefined ? 'never' : inner(named.when);
  }
  const parts = Object.entries(condition).map(([key, expected]): Prospect => {
    if (key === 'all' || key === 'any') {
      const all = (Array.isArray(expected) ? expected : []).filter(isCondition).map(inner);
      return key === 'all' ? every(all) : opposite(every(all.map(opposite)));
    }
    if (key === 'not') return isCondition(expected) ? opposite(inner(expected)) : 'never';
    if (mayChange(key, words, fixed)) return 'sometimes';
    return holds({ [key]: expected }, read, words.conditions) ? 'always' : 'never';
  });
  return every(parts);
}

function every(parts: readonly Prospect[]): Prospect {
  if (parts.includes('never')) return 'never';
  return parts.includes('sometimes') ? 'sometimes' : 'always';
}

function opposite(prospect: Prospect): Prospect {
  if (prospect === 'sometimes') return prospect;
  return prospect === 'always' ? 'never' : 'always';
}

/** Whether what a path reads depends on what is not fixed. */
function mayChange(path: string, words: Words, fixed: Fixed, depth = 0): boolean {
  const [source, name] = splitPath(path, words.sources);
  if (source !== 'fact') return !fixed.includes(source);
  const fact = own(words.facts, name);
  if (fact === undefined || depth > deepest) return false;
  return readBy(fact, words).some((one) => mayChange(one, words, fixed, depth + 1));
}

/** Every path that a fact reads; of an entry of a list, the list. */
function readBy(fact: FactDefinition, words: Words): readonly string[] {
  const whens =
    'first' in fact ? fact.first.map(({ when }) => when) : ['when' in fact ? fact.when : []].flat();
  const read = whens
    .flatMap((when) => pathsIn(when ?? true, words))
    .filter((path) => !path.startsWith('entry.'));
  const list = 'count' in fact ? [fact.count] : 'total' in fact ? [fact.total] : [];
  return [...copiedIn(fact), ...read, ...list];
}

/** Every path of a `{ "from": path }` in a value, in depth. */
function copiedIn(value: unknown): readonly string[] {
  if (isFrom(value)) return [value.from];
  if (Array.isArray(value)) return value.flatMap(copiedIn);
  return isMap(value) ? Object.values(value).flatMap(copiedIn) : [];
}

/** Every path that a condition reads, those of named conditions included. */
function pathsIn(condition: Condition, words: Words, depth = 0): readonly string[] {
  if (typeof condition === 'boolean' || depth > deepest) return [];
  const inner = (part: unknown) => (isCondition(part) ? pathsIn(part, words, depth + 1) : []);
  if (typeof condition === 'string') return inner(own(words.conditions, condition)?.when);
  return Object.entries(condition).flatMap(([key, expected]) => {
    if (key === 'all' || key === 'any') return Array.isArray(expected) ? expected.flatMap(inner) : [];
    return key === 'not' ? inner(expected) : key;
  });
}
