import { prefixed } from '../../../engine/prefix.ts';
import type { Json } from '../../../engine/types.ts';
import { jsonOf } from '../json.ts';
import { keep } from '../keep.ts';
import type { Project } from '../project.ts';
import { mentionsIn } from '../rule.ts';
import type { Source } from '../source.ts';

/** What the definitions compare each path with: values as they stand, and tests such as `{ "min": 3 }`. */
export type Literals = ReadonlyMap<string, readonly Json[]>;

/** Gathers what every condition compares its paths with, and every path that is copied; for the answers of a step with `for`, by their prefixed names. */
export function literalsOf(project: Project): Literals {
  const written = new Map<string, Map<string, Json>>();
  for (const source of project.read) {
    for (const [path, literals] of literalsIn(source)) {
      const known = written.get(path);
      if (known === undefined) written.set(path, new Map(literals));
      else for (const [text, literal] of literals) known.set(text, literal);
    }
  }
  const found = new Map<string, Json[]>();
  for (const [path, literals] of written) {
    for (const spelling of spellings(path, project)) {
      const known = found.get(spelling);
      if (known === undefined) found.set(spelling, [...literals.values()]);
      else known.push(...literals.values());
    }
  }
  return found;
}

/** The same of one file as it is written: by path, each literal by its text. */
const literalsIn = keep((source: Source): ReadonlyMap<string, ReadonlyMap<string, Json>> => {
  const found = new Map<string, Map<string, Json>>();
  for (const { name, value } of mentionsIn(source, 'path')) {
    const known = found.get(name) ?? new Map<string, Json>();
    found.set(name, known);
    for (const literal of value === undefined ? [] : [jsonOf(value)].flat())
      known.set(JSON.stringify(literal), literal);
  }
  return found;
});

/** A path as each step may spell it: an answer, a list and an effect with the part of the step. */
function spellings(path: string, { parts }: Project): readonly string[] {
  const own = [...parts].flatMap((part) => {
    if (path.startsWith('lookup.')) return `lookup.${prefixed(part, path.slice('lookup.'.length))}`;
    return /^(failure|pending)\./.test(path) ? `${path}.${part}` : prefixed(part, path);
  });
  return [path, ...own];
}
