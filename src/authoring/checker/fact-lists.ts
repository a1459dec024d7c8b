import { at, entries, type Node } from './json.ts';
import { schemasOf } from './path-types.ts';
import { entryParts, type Project } from './project.ts';

/** The name of the list whose entries a fact counts or adds up; undefined where it looks at none. */
export function listOf(fact: Node | undefined): Node | undefined {
  return at(fact, 'count') ?? at(fact, 'total');
}

/** The declared parts of a list's entries, by name; undefined where they are not declared. */
export function partsOfEntry(
  project: Project,
  list: string,
): ReadonlyMap<string, readonly Node[]> | undefined {
  const known = project.lists.get(list);
  if (known !== undefined) return entryParts(project, known);
  const declared = schemasOf(project, list).map((schema) => at(schema, 'items', 'properties'));
  if (declared.length === 0 || declared.includes(undefined)) return undefined;
  const parts = new Map<string, readonly Node[]>();
  for (const { key, value } of declared.flatMap(entries)) parts.set(key, [...(parts.get(key) ?? []), value]);
  return parts;
}
