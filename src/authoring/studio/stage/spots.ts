import { type Inline, parseWording } from '../../../engine/wording.ts';
import type { Spot } from './scene.ts';

/** The element in which each sentence is drawn, by the spot's id. */
export type Spotted = ReadonlyMap<string, Element>;

/**
 * Finds each sentence where it is drawn: the smallest element that holds its words, in the order of the page. A sentence
 * that is drawn nowhere, such as the hint of a closed list, is left out.
 */
export function findSpots(root: Element, spots: readonly Spot[]): Spotted {
  const places = [...root.querySelectorAll('*')]
    .filter((element) => element.closest('svg, script, style') === null)
    .map((element) => ({ element, words: squashed(element.textContent ?? '') }))
    .filter(({ words }) => words !== '');
  const found = new Map<string, Element>();
  const taken = new Set<Element>();
  for (const { id, text } of spots) {
    const words = plainWords(text);
    if (words === '') continue;
    let best: { readonly element: Element; readonly words: string } | undefined;
    for (const place of places) {
      if (taken.has(place.element) || !place.words.includes(words)) continue;
      // Of elements that hold the same words, a later one inside the best is the smaller.
      const isSmaller = best === undefined || place.words.length < best.words.length;
      const isInside = place.words.length === best?.words.length && best.element.contains(place.element);
      if (isSmaller || isInside) best = place;
    }
    if (best === undefined) continue;
    found.set(id, best.element);
    taken.add(best.element);
  }
  return found;
}

/** The sentence at an element: that of the element itself or of the nearest around it. */
export function spotAt(spotted: Spotted, element: Element | null): string | undefined {
  for (let at = element; at !== null; at = at.parentElement)
    for (const [id, place] of spotted) if (place === at) return id;
  return undefined;
}

/** A sentence as it is drawn, without marks and spaces. */
function plainWords(text: string): string {
  const blocks = parseWording(text);
  return squashed(
    blocks
      .flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.parts))
      .map(wordsOf)
      .join(''),
  );
}

function wordsOf(part: Inline): string {
  return part.kind === 'bold' ? part.parts.map(wordsOf).join('') : part.text;
}

function squashed(text: string): string {
  return text.replace(/\s+/g, '');
}
