import { kindOf } from '../../definitions/kinds.ts';
import type { DefinitionFile } from '../../definitions/types.ts';
import type { TradeWords } from '../../engine/trade-words.ts';
import { at, canonical, nodesOf, textOf, treeOf } from './json.ts';

const ledgers: readonly unknown[] = ['sign-off', 'choices', 'guards'];

/** The names by which a ledger is signed where it was not before; none for a file of another kind. */
export function newSigners({ file, text }: DefinitionFile, before: string, trade: TradeWords) {
  if (!ledgers.includes(kindOf(file, trade)?.kind)) return [];
  const known = new Set(signaturesIn(before).map(({ says }) => says));
  return signaturesIn(text).flatMap(({ by, says }) => (known.has(says) ? [] : by));
}

function signaturesIn(text: string): readonly { readonly by: string; readonly says: string }[] {
  return nodesOf(treeOf(text)).flatMap((node) => {
    const by = textOf(at(node, 'by'));
    return by === undefined ? [] : { by, says: canonical(node) };
  });
}
