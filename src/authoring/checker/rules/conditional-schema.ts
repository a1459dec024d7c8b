import { at, entries, items, type Node, nodesOf } from '../json.ts';
import type { FileRule } from '../rule.ts';
import { conditionalKeywords } from '../shapes/common.ts';

export const conditionalSchema: FileRule = {
  severity: 'error',
  doc: 'A schema that depends on something: if, oneOf, anyOf, allOf, dependencies, $ref or required.',
  *findIn(source) {
    if (source.kind !== 'card' && source.kind !== 'journey') return;
    const schema = at(source.root, 'schema');
    const musts = items(at(source.root, 'rules')).map((rule) => at(rule, 'must'));
    for (const node of [schema, ...musts].flatMap(schemasIn)) {
      for (const { key, keyNode } of entries(node)) {
        if (!conditionalKeywords.includes(key)) continue;
        const message = `"${key}" may not stand in a schema, which is constant. Say it with "show", "require" or a rule with "when".`;
        yield { where: keyNode, message };
      }
    }
  },
};

/** The objects of a schema that hold keywords: `properties` and `errorMessage` hold names. */
function schemasIn(root: Node | undefined): Node[] {
  const names = [...nodesOf(root)].flatMap((node) => [at(node, 'properties'), at(node, 'errorMessage')]);
  return [...nodesOf(root)].filter((node) => node.type === 'object' && !names.includes(node));
}
