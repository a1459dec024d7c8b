import { type AST, RegExpParser } from '@eslint-community/regexpp';

/**
 * A short text that a pattern takes, put together from its first alternatives; it may miss what anchors inside or
 * look-around ask for, so whoever uses it tries it. Undefined for what is no regular expression.
 */
export function textSample(pattern: string): string | undefined {
  try {
    const parser = new RegExpParser({ ecmaVersion: 2024 });
    return alternatives(parser.parsePattern(pattern, 0, pattern.length, { unicode: true }));
  } catch {
    return undefined;
  }
}

function alternatives(node: { readonly alternatives: readonly AST.Alternative[] }): string {
  return (node.alternatives.at(-1)?.elements ?? []).map(element).join('');
}

function element(node: AST.Element): string {
  switch (node.type) {
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
      return likely.find((character) => new RegExp(`^${node.raw}$`, 'u').test(character)) ?? '';
    case 'CapturingGroup':
    case 'Group':
      return alternatives(node);
    case 'Quantifier':
      return element(node.element).repeat(node.min);
    default:
      return '';
  }
}

/** One of these stands in nearly every class of characters; the order makes samples that people can read. */
const likely = ['a', 'A', 'B', '1', '2', '0', ' ', '-', '.', '@', 'é', '€', ...printable()];

function printable(): readonly string[] {
  return Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));
}
