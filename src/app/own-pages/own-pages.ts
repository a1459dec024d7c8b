import type { BrandDefinition } from '../../definitions/types.ts';
import { isMap } from '../../engine/own.ts';

/** A page in the operator's own words, such as how we earn; `name` ends its address. */
export type OwnPage = { readonly name: string } & NonNullable<BrandDefinition['pages']>[string];

/** Where it stands. */
export const addressOf = ({ name }: OwnPage) => `/about/${name}`;

/** The pages in a page's data block, in the order of the brand's file; what is no page is left out. */
export function ownPagesIn(value: unknown): readonly OwnPage[] {
  return Object.entries(isMap(value) ? value : {}).flatMap(([name, page]) => {
    if (!isMap(page) || typeof page.title !== 'string' || !Array.isArray(page.parts)) return [];
    return [{ name, title: page.title, parts: page.parts.filter(isPart) }];
  });
}

const isPart = (part: unknown): part is OwnPage['parts'][number] =>
  isMap(part) &&
  typeof part.text === 'string' &&
  (part.heading === undefined || typeof part.heading === 'string');
