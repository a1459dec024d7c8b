type Tokens = Readonly<Record<string, string>>;

const declarations = (tokens: Tokens, indent: string) =>
  Object.entries(tokens)
    .map(([name, value]) => `${indent}--${name}: ${value};\n`)
    .join('');

/** The brand's tokens as custom properties of the page, the dark ones where the person prefers a dark scheme. */
export function brandCss(tokens: Tokens, darkTokens: Tokens): string {
  const light = Object.keys(tokens).length ? `:root {\n${declarations(tokens, '  ')}}\n` : '';
  if (Object.keys(darkTokens).length === 0) return light;
  return `${light}@media (prefers-color-scheme: dark) {\n  :root {\n${declarations(darkTokens, '    ')}  }\n}\n`;
}
