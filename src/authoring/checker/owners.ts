import { layoutOf } from '../../definitions/layout.ts';
import type { TradeWords } from '../../engine/trade-words.ts';
import { at, items, type Node } from './json.ts';
import { capital, withArticle } from './phrase.ts';
import type { Source } from './source.ts';

/** The list of ids of a variant's file, where it has one. */
export function ownersNode({ root, trade }: Source): Node | undefined {
  return at(root, layoutOf(trade.words.owners).many);
}

/** The ids of those whom a variant's file is for, as they stand there. */
export function ownerNodes(source: Source): readonly Node[] {
  return items(ownersNode(source));
}

/** How sentences for authors call those who have variants: `council`, `a council`, and as a sentence begins. */
export interface Nouns {
  readonly one: string;
  readonly many: string;
  readonly aOne: string;
  readonly One: string;
  readonly AOne: string;
  readonly Many: string;
}

/** The nouns of a trade. */
export function nounsOf({ words }: TradeWords): Nouns {
  const { one, many } = words.owners;
  const aOne = withArticle(one);
  return { one, many, aOne, One: capital(one), AOne: capital(aOne), Many: capital(many) };
}
