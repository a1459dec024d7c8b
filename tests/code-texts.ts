import { parseSync } from 'vite';
import { isMap } from '../src/engine/own.ts';

/** A text that code writes, and what it stands in. */
export interface CodeText {
  readonly text: string;
  /** From 1. */
  readonly line: number;
  /** Between tags, or in an attribute that people are shown or told. */
  readonly isShown: boolean;
  /** The attribute or the function that it is given to; '' for none. */
  readonly to: string;
}

const told: readonly string[] = [
  'title',
  'placeholder',
  'label',
  'heading',
  'caption',
  'text',
  'aria-label',
  'alt',
];

/** Every text between tags, in quotation marks and in templates, in the order of the code; of imports and types none. */
export function textsIn(code: string): readonly CodeText[] {
  const found: CodeText[] = [];
  const visit = (node: unknown, to: string): void => {
    if (Array.isArray(node)) for (const one of node) visit(one, to);
    else if (isMap(node) && !isSilent(node)) {
      const text = textOf(node);
      const line = code.slice(0, Number(node.start)).split('\n').length;
      if (text !== undefined)
        found.push({ text: text.trim(), line, isShown: node.type === 'JSXText' || told.includes(to), to });
      for (const [key, value] of Object.entries(node))
        visit(value, key === 'name' ? '' : (taker(node) ?? to));
    }
  };
  visit(parseSync('code.tsx', code).program, '');
  return found;
}

type Tree = Readonly<Record<string, unknown>>;

function isSilent({ type, source }: Tree): boolean {
  return isMap(source) || (/^TS/.test(`${type}`) && !/^TS(As|Satisfies|NonNull)/.test(`${type}`));
}

function textOf({ type, value }: Tree): string | undefined {
  const written = type === 'TemplateElement' && isMap(value) ? value.cooked : value;
  const isText = type === 'JSXText' || type === 'Literal' || type === 'TemplateElement';
  return isText && typeof written === 'string' ? written : undefined;
}

/** What takes the texts inside a node: an attribute, or the function that is called. */
function taker({ type, name, callee }: Tree): string | undefined {
  if (type === 'JSXAttribute' && isMap(name)) return `${name.name}`;
  const isCall = type === 'CallExpression' || type === 'NewExpression';
  return isCall && isMap(callee) ? `${callee.name ?? ''}` : undefined;
}
