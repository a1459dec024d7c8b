import { cssOf } from '../brand/css.ts';
import { type Tokens, tokenWords } from '../brand/tokens.ts';

/** What a page wears: a brand's tokens or the system's colours, and the size of its text in percent. */
export interface Wearing {
  readonly tokens: Tokens;
  readonly text: string;
  readonly colours: string;
}

/** Puts tokens and text size on a page, as a person's or a brand's settings would. */
export function wear({ tokens, text, colours }: Wearing, page: HTMLElement): void {
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
