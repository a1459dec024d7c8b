import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tokenWords } from '../../src/brand/tokens.ts';

const css = readFileSync(new URL('../../widgets/theme.css', import.meta.url), 'utf8');
const readme = readFileSync(new URL('../../widgets/README.md', import.meta.url), 'utf8');

/** Every token with its value in theme.css. */
const values = new Map(
  [...css.matchAll(/^ {4}--([\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => [name, value]),
);

/** What no brand may change: the grid, the size of targets, and motion. */
const fixed = /^(space-|target(-in-line)?$|motion$|radius-full$)/;

it('gives every token that a brand may set its standard value, and no other token but those of the house', () => {
  expect(values.size).toBeGreaterThan(60);
  expect([...values.keys()].filter((name) => !fixed.test(name)).sort()).toEqual(
    Object.keys(tokenWords).sort(),
  );
});

it.each(
  Object.entries(tokenWords).flatMap(([name, word]) =>
    'standard' in word ? [[name, word.standard] as const] : [],
  ),
)('gives %s the colour that contrasts are worked out with', (name, standard) => {
  const value =
    typeof standard === 'string' ? `var(--${standard})` : `light-dark(${standard.light}, ${standard.dark})`;
  expect(values.get(name)).toBe(value);
});

it('lists every token in the README, for brands set them by name', () => {
  expect([...values.keys()].filter((name) => !readme.includes(`\`--${name}\``))).toEqual([]);
});
