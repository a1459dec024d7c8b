import {
  definitions as first,
  routes as journeyRoutes,
  titles as journeyTitles,
  subscribe,
} from 'virtual:definitions/first';
import type { Definitions } from '../engine/types.ts';

type Later = Pick<Definitions, 'journeys' | 'cards' | 'conditions' | 'notices' | 'validators'>;
type Listener = (definitions: Definitions) => void;

/** The address of every journey that has one, by the journey's name; also of those that come later. */
export const routes: Readonly<Record<string, string>> = journeyRoutes;

/** The title of every journey that has an address, as it is written, also of those that come later. */
export const titles: Readonly<Record<string, string>> = journeyTitles;

const listeners = new Set<Listener>();
let early: Definitions = first;
let later: Later | undefined;

let inLanguage = (definitions: Definitions, _journey?: string): Definitions => definitions;

/**
 * Everything that has come so far: the first pages' journeys at once, the later ones after `loadLater`. For a journey they are
 * in the page's language only where it has all of it.
 */
export function definitionsNow(journey?: string): Definitions {
  const all = later && {
    ...early,
    journeys: { ...early.journeys, ...later.journeys },
    cards: { ...early.cards, ...later.cards },
    conditions: { ...early.conditions, ...later.conditions },
    notices: { ...early.notices, ...later.notices },
    validators: { ...early.validators, ...later.validators },
  };
  return inLanguage(all ?? early, journey);
}

/** From now on all definitions come in another language; whoever listens is given them. */
export function sayIn(wording: typeof inLanguage): void {
  inLanguage = wording;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener(definitionsNow());
}

subscribe((next) => {
  early = next.definitions;
  tell();
});

/** Fetches the journeys that say `later`, with what only they name, once. Rejects when they cannot be had. */
export async function loadLater(): Promise<void> {
  const module = await import('virtual:definitions/later');
  if (later !== undefined) return;
  later = module.definitions;
  module.subscribe((next) => {
    later = next.definitions;
    tell();
  });
}

/** Calls back with the new definitions in another language and, while developing, after an edit of a JSON file. Returns how to stop. */
export function onDefinitionsChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
