import { wear } from '../../wear.ts';
import type { Look } from './scene.ts';

/** Puts a look on a page: the brand's tokens, the scheme, the direction, the size of text, or the system's colours for the brand's. */
export function applyLook(look: Look, page: HTMLElement): void {
  page.dataset.scheme = look.scheme;
  page.dir = look.direction;
  wear(look, page);
}
