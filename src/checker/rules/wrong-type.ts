import { typeOf } from '../json.ts';
import { misfitsOf, type Rule } from '../rule.ts';
import type { JsonType } from '../shapes/shape.ts';

export const wrongType: Rule = {
  severity: 'error',
  doc: 'A text where a list must stand, and the like.',
  *find(project) {
    for (const { source, node, expected } of misfitsOf(project, 'wrong-type')) {
      const wanted = [...new Set(expected)].map((type) => names[type]);
      const last = wanted.pop() ?? '';
      const must = wanted.length === 0 ? last : `${wanted.join(', ')} or ${last}`;
      yield { source, where: node, message: `This is ${names[typeOf(node)]}; here must stand ${must}.` };
    }
  },
};

const names: Readonly<Record<JsonType, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
  array: 'a list',
  object: 'an object',
};
