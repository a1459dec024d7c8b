import { at, entries, type Node } from './json.ts';
import { keep } from './keep.ts';
import type { Project } from './project.ts';

/** Every value that contexts.json gives a path, in any situation or home. */
export const contextValues = keep((project: Project): ReadonlyMap<string, readonly Node[]> => {
  const root = project.read.find(({ kind }) => kind === 'contexts')?.root;
  const dimensions = entries(at(root, 'dimensions')).flatMap(({ value }) => entries(at(value, 'values')));
  const sets = [...dimensions, ...entries(at(root, 'homes'))].map(({ value }) => at(value, 'set'));
  const found = new Map<string, Node[]>();
  for (const { key, value } of [at(root, 'base'), ...sets].flatMap(entries)) {
    found.set(key, [...(found.get(key) ?? []), value]);
  }
  return found;
});
