import { splitPath } from '../../../engine/path.ts';
import { contextValues } from '../context-values.ts';
import { items, jsonOf, typeOf } from '../json.ts';
import { saysTypes, some } from '../phrase.ts';
import { mentionsOf, type ProjectRule } from '../rule.ts';
import { editDistance } from '../suggest.ts';

export const otherValue: ProjectRule = {
  severity: 'error',
  doc: 'A source compared with what it is never: a value of another type than contexts.json gives it, or one spelt otherwise.',
  *find(project) {
    const known = contextValues(project);
    for (const { source, name: path, value } of mentionsOf(project, 'path')) {
      const [root] = splitPath(path, project.trade.sources);
      const given = known.get(path) ?? [];
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
        const message = `"${path}" is never ${JSON.stringify(one.value)}: contexts.json knows it as ${some(new Set(values))}.`;
        yield { source, where: one, message, suggest: `${near}` };
      }
    }
  },
};

/** Texts that only a slip tells apart: letters of another size, or one or two that differ in a long word. */
function isNear(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string' || one === other) return false;
  if (one.toLowerCase() === other.toLowerCase()) return true;
  return Math.min(one.length, other.length) > 6 && editDistance(one.toLowerCase(), other.toLowerCase()) <= 2;
}
