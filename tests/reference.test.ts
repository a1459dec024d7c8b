import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Shape } from '../src/authoring/checker/shapes/shape.ts';
import { variantShape } from '../src/authoring/checker/shapes/variant.ts';
import type { WidgetWord } from '../src/engine/trade-words.ts';
import { trade } from '../src/trade.ts';

const file = join(import.meta.dirname, '../schemas/reference.md');

const table = (head: readonly string[], rows: readonly (readonly string[])[]) => {
  const all = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [first = [], ...others] = all;
  return [line(first), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)].join('\n');
};
const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

const widgets = Object.entries<WidgetWord>(trade.words.widgets).map(([name, word]) => [
  `\`${name}\``,
  word.doc,
  word.gives === undefined ? 'what is chosen' : word.gives.join(' or ') || 'nothing',
  code(Object.keys(word.options)),
]);
const docOf = (shape: Shape): string => shape.doc ?? (shape.kind === 'map' ? docOf(shape.of) : '');
const shape = variantShape(trade.words.owners);
const keys = Object.entries(shape.keys).map(([key, one]) => [
  `\`${key}\``,
  shape.required.includes(key) ? 'yes' : '',
  docOf(one),
]);

const text = `# What cards and suppliers' files may say

Written from the code by \`UPDATE=1 npx vitest run tests/reference.test.ts\`; [README.md](README.md) explains the language.

## The widgets

Each takes \`hint\` and \`tooltip\`, too, and \`options\` or a \`lookup\` where one chooses.

${table(['Widget', 'What it is', 'Answer', 'Options of its own'], widgets)}

## A supplier's file

${table(['Key', 'Must', 'What it says'], keys)}
`;

it('says in the reference what the code takes', () => {
  if (process.env.UPDATE === '1') writeFileSync(file, text);
  expect(readFileSync(file, 'utf8')).toBe(text);
});
