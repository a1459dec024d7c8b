import type { Context } from './contexts.ts';
import type { Project } from './project.ts';

type Choices = Context['choices'];

/**
 * Which of all combinations these are, in words: `payment is monthly direct debit and site is our own`, alternatives
 * joined with `, or `. Empty for all of them.
 */
export function saysWhere({ data }: Project, chosen: readonly Choices[]): string {
  const dimensions = Object.entries(data.contexts?.dimensions ?? {}).map(([name, { says, values }]) => ({
    name,
    says: says.charAt(0).toLowerCase() + says.slice(1),
    values: Object.entries(values).map(([value, word]) => ({ value, says: word.says })),
  }));
  return alternatives(dimensions, chosen).join(', or ');
}

interface Dimension {
  readonly name: string;
  readonly says: string;
  readonly values: readonly { readonly value: string; readonly says: string }[];
}

/** One phrase for each way in; a single empty one for everything. */
function alternatives(dimensions: readonly Dimension[], chosen: readonly Choices[]): readonly string[] {
  const [first, ...others] = dimensions;
  if (first === undefined) return [''];
  const groups = new Map<string, { words: string[]; rest: readonly string[] }>();
  for (const { value, says } of first.values) {
    const under = chosen.filter((choices) => choices[first.name] === value);
    if (under.length === 0) continue;
    const rest = alternatives(others, under);
    const group = groups.get(rest.join()) ?? { words: [], rest };
    group.words.push(says);
    groups.set(rest.join(), group);
  }
  return [...groups.values()].flatMap(({ words, rest }) => {
    const here = words.length === first.values.length ? '' : `${first.says} is ${words.join(' or ')}`;
    return rest.map((phrase) => [here, phrase].filter((part) => part !== '').join(' and '));
  });
}

/** `A`, `A and B`, `A, B and C`. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
