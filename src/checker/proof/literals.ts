import { prefixed } from '../../engine/prefix.ts';
import type { Json } from '../../engine/types.ts';
import { jsonOf } from '../json.ts';
import type { Project } from '../project.ts';
import { mentionsOf } from '../rule.ts';

/** What the definitions compare each path with: values as they stand, and tests such as `{ "min": 3 }`. */
export type Literals = ReadonlyMap<string, readonly Json[]>;

/** Gathers what every condition compares its paths with, and every path that is copied; for the answers of a step with `for`, by their prefixed names. */
export function literalsOf(project: Project): Literals {
  const found = new Map<string, Json[]>();
  const seen = new Set<string>();
  for (const { name, value } of mentionsOf(project, 'path')) {
    for (const path of spellings(name, project)) if (!found.has(path)) found.set(path, []);
    const compared = value === undefined ? [] : [jsonOf(value)];
    for (const literal of compared.flatMap((one) => (Array.isArray(one) ? [...one] : [one]))) {
      const key = `${name} ${JSON.stringify(literal)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      for (const path of spellings(name, project)) found.get(path)?.push(literal);
    }
  }
  return found;
}

/** A path as each step may spell it: an answer, a list and an effect with the fuel of the step. */
function spellings(path: string, { fuels }: Project): readonly string[] {
  const own = [...fuels].flatMap((fuel) => {
    if (path.startsWith('lookup.')) return `lookup.${prefixed(fuel, path.slice('lookup.'.length))}`;
    return /^(failure|pending)\./.test(path) ? `${path}.${fuel}` : prefixed(fuel, path);
  });
  return [path, ...own];
}
