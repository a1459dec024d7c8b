/** A page in the operator's own words: its title, and its parts from top to bottom. Texts are wordings (engine/wording.ts). */
export type BrandPage = {
  readonly title: string;
  readonly parts: readonly { readonly heading?: string; readonly text: string }[];
};

/** What the name of such a page looks like: it ends the page's address, `/about/NAME`. */
export const pageNameForm = '^[a-z][a-z0-9-]{0,39}$';
