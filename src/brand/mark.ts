import { colourOf, type Tokens } from './tokens.ts';

/** What the drawing of a logo mark may hold: the commands and numbers of an SVG path. */
export const markForm = '^[MmLlHhVvCcSsQqTtAaZz0-9 ,.-]+$';

/**
 * The brand's icon for the browser's tab, as an SVG image: the logo mark on its ground, in the scheme of the system.
 * Without a drawing it is the ground alone.
 */
export function markIcon(drawing: string | undefined, tokens: Tokens): string {
  const [ground, lines] = [colourOf(tokens, 'mark-surface'), colourOf(tokens, 'mark-text')];
  const radius = String(tokens['mark-radius'] ?? '8px');
  const path = drawing === undefined ? '' : `<path class="t" d="${drawing}"/>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>' +
    `.s{fill:${ground?.light}}.t{fill:${lines?.light}}` +
    `@media(prefers-color-scheme:dark){.s{fill:${ground?.dark}}.t{fill:${lines?.dark}}}` +
    `</style><rect class="s" width="32" height="32" rx="${radius}"/>${path}</svg>`
  );
}
