import { createContext } from 'react';

/** The heading that stands over a field, by its HTML id and its words. */
export interface Heading {
  readonly id: string;
  readonly says: string;
}

/**
 * True where the words around a field name it already, as those of a tab: its label is then for those who hear the page.
 * An optional field still shows that it is optional. The heading of a card with one question: a group of controls is called
 * as that question, which people see; one box keeps its own label in sight, unless the heading says the same.
 */
export const QuietLabel = createContext<boolean | Heading>(false);
