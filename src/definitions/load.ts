import { pages as declaredPages, definitions as first, subscribe } from 'virtual:definitions';
import type { Definitions } from '../engine/types.ts';
import type { PageDefinition } from './types.ts';

type Listener = (definitions: Definitions) => void;

const listeners = new Set<Listener>();

/** Every journey, card, condition, fact, message and notice, checked and compiled at build time. */
export const definitions: Definitions = first;

/** What is recorded when a page that is no journey opens, by the page's name. */
export const pages: Readonly<Record<string, PageDefinition>> = declaredPages;

subscribe((next) => {
  for (const listener of listeners) listener(next.definitions);
});

/** While developing: calls back with the new definitions after an edit of a JSON file. Returns how to stop. */
export function onDefinitionsChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
