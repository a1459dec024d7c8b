import type { Tokens, TokenValue } from './tokens.ts';

/** A token's value as CSS: a colour follows the scheme. */
export function cssOf(value: TokenValue): string {
  return typeof value === 'object' ? `light-dark(${value.light}, ${value.dark})` : String(value);
}

/** A brand's tokens as custom properties of the page; outside any layer, so they win over those of theme.css. */
export function brandCss(tokens: Tokens): string {
  const lines = Object.entries(tokens).flatMap(([name, value]) =>
    value === undefined ? [] : [`  --${name}: ${cssOf(value)};\n`],
  );
  return lines.length === 0 ? '' : `:root {\n${lines.join('')}}\n`;
}
