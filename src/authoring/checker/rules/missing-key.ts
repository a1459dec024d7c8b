import { insertion } from '../edits.ts';
import { at, entries, type Node } from '../json.ts';
import { oneOf } from '../phrase.ts';
import { type FileRule, misfitsIn } from '../rule.ts';
import type { Source } from '../source.ts';
import { nearest } from '../suggest.ts';

export const missingKey: FileRule = {
  severity: 'error',
  doc: 'An object without a key that it must have.',
  *findIn(source) {
    for (const { node, keys, oneIsEnough } of misfitsIn(source, 'missing-key')) {
      if (oneIsEnough) {
        yield { where: node, message: `This needs a key ${oneOf(keys)}.` };
        continue;
      }
      const missing = keys.filter((key) => !isMistyped(source, node, key));
      const [first] = missing;
      if (first === undefined) continue;
      const names = missing.map((key) => JSON.stringify(key)).join(', ');
      const value = missing.length === 1 ? onlyValue(source, node, first) : undefined;
      const fix = value === undefined ? undefined : insertion(source.text, node, first, value);
      yield { where: node, message: `This needs the ${missing.length > 1 ? 'keys' : 'key'} ${names}.`, fix };
    }
  },
};

/** Whether an unknown key of the object is this one, mistyped: that is said once, by rule unknown-key. */
function isMistyped(source: Source, node: Node, key: string): boolean {
  return misfitsIn(source, 'unknown-key').some(
    (misfit) => misfit.node.parent?.parent === node && nearest(misfit.key, misfit.known) === key,
  );
}

/** The value that a missing key can only have: the name or the number of the file, or the type of a schema of fields. */
function onlyValue({ kind, name, root, trade }: Source, node: Node, key: string): unknown {
  if (node === root && key === kind) return name;
  const { owners } = trade.words;
  const [id] = /^[1-9]\d*(?=-)/.exec(name ?? '') ?? [];
  if (
    node === root &&
    kind === 'variant' &&
    key === owners.many &&
    owners.ids === 'number' &&
    id !== undefined
  )
    return [Number(id)];
  const isSchema = at(node, 'properties') !== undefined && entries(node.parent)[0] === undefined;
  return key === 'type' && isSchema ? 'object' : undefined;
}
