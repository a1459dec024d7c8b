import type { Json } from '../../../engine/types.ts';
import { rewritten } from '../edits.ts';
import { items, jsonOf, type Node, textOf, typeOf } from '../json.ts';
import { saysTypes } from '../phrase.ts';
import { type FileRule, misfitsIn } from '../rule.ts';
import { admits, typesOf } from '../shapes/admits.ts';

export const wrongType: FileRule = {
  severity: 'error',
  doc: 'A text where a list must stand, and the like.',
  *findIn(source) {
    for (const { node, shape } of misfitsIn(source, 'wrong-type')) {
      const message = `This is ${saysTypes([typeOf(node)])}; here must stand ${saysTypes(typesOf(shape))}.`;
      // What a brand says has a form, such as that of a colour, which no number has however it is written.
      const others = source.kind === 'brand' ? [] : converted(node);
      const right = others.find((value) => admits(shape, value));
      yield { where: node, message, fix: right === undefined ? undefined : rewritten(node, right) };
    }
  },
};

/** The same value in other types: 49 for "49", "18" for 18, one item for a list of one, and the reverse. */
function converted(node: Node): readonly Json[] {
  const [only, second] = items(node);
  if (only !== undefined) return second === undefined ? [jsonOf(only)] : [];
  const alone = otherwise(node);
  return [...alone, ...alone.map((value) => [value])];
}

/** A text or number as it stands, and as it may have been meant. */
function otherwise(node: Node): readonly Json[] {
  if (node.type === 'number') return [jsonOf(node), `${jsonOf(node)}`];
  const text = textOf(node);
  if (text === undefined) return [];
  if (/^(true|false)$/.test(text)) return [text, text === 'true'];
  return /^-?\d+(\.\d+)?$/.test(text) ? [text, Number(text)] : [text];
}
