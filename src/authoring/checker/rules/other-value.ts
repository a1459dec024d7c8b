import { splitPath } from '../../../engine/path.ts';
import { contextValues } from '../context-values.ts';
import { items, jsonOf, type Node, typeOf } from '../json.ts';
import { keep } from '../keep.ts';
import { saysTypes, some } from '../phrase.ts';
import type { Project } from '../project.ts';
import { type Finding, mentionsOf, type ProjectRule } from '../rule.ts';
import { editDistance } from '../suggest.ts';

export const otherValue: ProjectRule = {
  severity: 'error',
  doc: 'A source compared with what it is never: a value of another type than contexts.json gives it, or one spelt otherwise.',
  *find(project): Generator<Finding> {
    const known = contextValues(project);
    const lost = new Map<Node, string>();
    for (const { source, name: path, value } of mentionsOf(project, 'path')) {
      const [root] = splitPath(path, project.trade.sources);
      const given = known.get(path) ?? likeIt(project, path);
      if (value === undefined || source.kind === 'contexts' || given.length === 0) continue;
      if (root === '' || !Object.hasOwn(project.trade.sources, root)) continue;
      const types = [...new Set(given.map(typeOf))];
      const values = given.map(({ value: one }) => one);
      for (const one of value.type === 'array' ? items(value) : [value]) {
        if (one.type === 'null' || one.type === 'object' || values.includes(one.value)) continue;
        if (!types.includes(typeOf(one)) && !types.includes('null')) {
          const message = `"${path}" is never ${JSON.stringify(jsonOf(one))}: it is ${saysTypes(types)}, as contexts.json has it.`;
          yield { source, where: one, message };
          continue;
        }
        const near = values.find((other) => isNear(one.value, other));
        if (near === undefined) continue;
        const all = mentionedValues(project).get(path);
        const odd = given.find(({ value: other }) => isNear(one.value, other) && !all?.has(other));
        // What several places ask for, contexts.json rather has lost than that all of them have it wrong.
        if (odd !== undefined && (all?.get(one.value) ?? 0) > 1) {
          lost.set(
            odd,
            `"${path}" is ${JSON.stringify(one.value)} in other files, and nothing asks for this one. Write that.`,
          );
          continue;
        }
        const message = `"${path}" is never ${JSON.stringify(one.value)}: contexts.json knows it as ${some(new Set(values))}.`;
        yield { source, where: one, message, suggest: `${near}` };
      }
    }
    for (const source of project.read.filter(({ kind }) => kind === 'contexts'))
      for (const [where, message] of lost) yield { source, where, message };
  },
};

/** The values of the paths that have all that this one, of which contexts.json has none, is compared with, but for those that are spelt otherwise. */
function likeIt(project: Project, path: string): readonly Node[] {
  const asked = [...(mentionedValues(project).get(path)?.keys() ?? [])].filter(
    (one) => typeof one === 'string',
  );
  return [...contextValues(project).values()].flatMap((given) => {
    const values = given.map(({ value }) => value);
    const isSame = asked.some((one) => values.includes(one));
    return isSame && asked.every((one) => values.some((other) => one === other || isNear(one, other)))
      ? given
      : [];
  });
}

/** How often each path is compared with each value, contexts.json apart. */
const mentionedValues = keep((project: Project): ReadonlyMap<string, ReadonlyMap<unknown, number>> => {
  const found = new Map<string, Map<unknown, number>>();
  for (const { source, name: path, value } of mentionsOf(project, 'path')) {
    if (value === undefined || source.kind === 'contexts') continue;
    const counts = found.get(path) ?? new Map<unknown, number>();
    found.set(path, counts);
    for (const { value: one } of value.type === 'array' ? items(value) : [value])
      counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return found;
});

/** Texts that only a slip tells apart: letters of another size, or one or two that differ in a long word. */
function isNear(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string' || one === other) return false;
  if (one.toLowerCase() === other.toLowerCase()) return true;
  return Math.min(one.length, other.length) > 6 && editDistance(one.toLowerCase(), other.toLowerCase()) <= 2;
}
