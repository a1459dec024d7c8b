import type { OwnerWords } from '../engine/trade-words.ts';

/** What files and keys are called after those who have variants. */
interface Layout {
  /** The folder of the variants: `ONE-variants`. */
  readonly folder: string;
  /** The file of their names in `schemas`, and its key; a variant's and an obligation's key of ids: `MANY`. */
  readonly many: string;
  /** The setting that gives ids a variant: `ONEVariants`. */
  readonly bound: string;
  /** The key of contexts.json that says where what is known of one stands: `ONE`. */
  readonly one: string;
}

/** The layout of a trade's definition files. */
export function layoutOf({ one, many }: OwnerWords): Layout {
  return { folder: `${one}-variants`, many, bound: `${one}Variants`, one };
}
