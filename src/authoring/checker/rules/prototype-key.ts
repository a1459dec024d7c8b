import { entries, nodesOf, textOf } from '../json.ts';
import type { FileRule } from '../rule.ts';

/** Names that every JavaScript object answers to without holding them. */
const reserved = new Set(Object.getOwnPropertyNames(Object.prototype).concat('prototype'));

export const prototypeKey: FileRule = {
  severity: 'error',
  doc: 'A name such as __proto__ or constructor, which JavaScript keeps for itself.',
  *findIn(source) {
    for (const node of nodesOf(source.root)) {
      const keys = entries(node).map(({ key, keyNode }) => ({ name: key, where: keyNode }));
      const text = textOf(node);
      const isKey = node.parent?.type === 'property' && node.parent.children?.[0] === node;
      const names = text === undefined || isKey ? keys : [{ name: text, where: node }];
      for (const { name, where } of names) {
        const part = name.split('.').find((segment) => reserved.has(segment));
        if (part !== undefined) {
          yield {
            where,
            message: `"${part}" is a name that JavaScript keeps for itself. Choose another.`,
          };
        }
      }
    }
  },
};
