import { cssOf } from '../../../brand/css.ts';
import { tokenWords } from '../../../brand/tokens.ts';
import type { Look } from './scene.ts';

/** Puts a look on a page: the brand's tokens, the scheme, the direction, the size of text, or the system's colours for the brand's. */
export function applyLook({ tokens, scheme, direction, text, colours }: Look, page: HTMLElement): void {
  page.dataset.scheme = scheme;
  page.dir = direction;
  page.style.fontSize = `${text}%`;
  for (const [name, { kind }] of Object.entries(tokenWords)) {
    const value = colours === 'system' && kind === 'colour' ? systemColour(name) : tokens[name];
    if (value === undefined) page.style.removeProperty(`--${name}`);
    else page.style.setProperty(`--${name}`, cssOf(value));
  }
}

/** The system's colour for a token's part: ground, link, edge or words. */
function systemColour(name: string): string {
  if (/surface|raised|sunken|soft|accent-text/.test(name)) return 'Canvas';
  if (/accent/.test(name)) return 'LinkText';
  return name === 'color-focus' ? 'Highlight' : 'CanvasText';
}
