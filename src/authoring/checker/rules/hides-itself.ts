import { at, entries, isInside, items, type Node, textOf } from '../json.ts';
import { type CardParts, type Project, partsOf } from '../project.ts';
import type { ProjectRule } from '../rule.ts';
import type { ReadSource } from '../source.ts';

export const hidesItself: ProjectRule = {
  severity: 'error',
  doc: 'A group that is shown or hidden by an answer that it asks itself: once hidden, nobody could bring it back.',
  *find(project) {
    for (const source of project.read) {
      const parts = partsOf(project, source);
      for (const { key: group, value: when } of entries(at(source.root, 'show'))) {
        if (parts?.groups.has(group) !== true) continue;
        const inside = fieldsIn(parts, group);
        const field = [...namesRead(project, source, when)].find((name) => inside.has(name));
        if (field === undefined) continue;
        const message = `"${group}" hangs on "${field}", which it asks itself: hidden, nobody could answer that any more. Ask it before, or let the group hang on something else.`;
        yield { source, where: when, message };
      }
    }
  },
};

/** The fields of a group, and of the groups in it. */
function fieldsIn({ groups, fields }: CardParts, group: string): ReadonlySet<string> {
  const inside = new Set([group]);
  for (const name of inside)
    for (const item of items(at(groups.get(name), 'items'))) inside.add(textOf(item) ?? '');
  return new Set([...inside].filter((name) => fields.has(name)));
}

/** The names that a condition reads, by the conditions with a name that it takes, too. */
function* namesRead(
  project: Project,
  source: ReadSource,
  when: Node,
  within: readonly string[] = [],
): Generator<string> {
  for (const { means, name, node } of source.mentions) {
    if (!isInside(node, when)) continue;
    if (means === 'path') yield name.split('.')[0] ?? '';
    const condition = means === 'condition' && !within.includes(name) && project.conditions.get(name);
    const home = project.read.find(({ kind }) => kind === 'conditions');
    if (condition && home !== undefined) yield* namesRead(project, home, condition, [...within, name]);
  }
}
