import { rewritten } from '../edits.ts';
import { items, jsonOf, type Node, textOf, typeOf } from '../json.ts';
import { saysTypes } from '../phrase.ts';
import type { Fix } from '../problem.ts';
import { type FileRule, misfitsIn } from '../rule.ts';
import type { JsonType } from '../shapes/shape.ts';

export const wrongType: FileRule = {
  severity: 'error',
  doc: 'A text where a list must stand, and the like.',
  *findIn(source) {
    for (const { node, expected, isClosed } of misfitsIn(source, 'wrong-type')) {
      const message = `This is ${saysTypes([typeOf(node)])}; here must stand ${saysTypes(expected)}.`;
      // A bare number is none of the words of a closed list, and has no form that a brand asks for, however it is written.
      const isFormed = isClosed || source.kind === 'brand';
      yield { where: node, message, fix: isFormed ? undefined : converted(node, expected) };
    }
  },
};

/** The same value in the type that must stand there: 49 for "49", "18" for 18, one item for a list of one, and the reverse. */
function converted(node: Node, expected: readonly JsonType[]): Fix | undefined {
  const text = textOf(node);
  if (text !== undefined && /^(true|false)$/.test(text) && expected.includes('boolean'))
    return rewritten(node, text === 'true');
  if (text !== undefined && /^-?\d+(\.\d+)?$/.test(text) && expected.includes('number'))
    return rewritten(node, Number(text));
  const [only, second] = items(node);
  if (only !== undefined && second === undefined && expected.includes(typeOf(only)))
    return rewritten(node, jsonOf(only));
  if (node.type === 'number' && expected.includes('string')) return rewritten(node, `${jsonOf(node)}`);
  const isAlone = node.type === 'number' || node.type === 'string';
  return isAlone && expected.includes('array') ? rewritten(node, [jsonOf(node)]) : undefined;
}
