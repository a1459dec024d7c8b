import { createContext } from 'react';

/**
 * True where the words around a field name it already, as the heading of a card with one question: its label is then
 * for those who hear the page. An optional field still shows that it is optional.
 */
export const QuietLabel = createContext(false);
