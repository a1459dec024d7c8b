import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../widgets/theme.css', import.meta.url), 'utf8');
const readme = readFileSync(new URL('../../widgets/README.md', import.meta.url), 'utf8');

/** Light and dark value of each colour token. */
const colours = new Map(
  [...css.matchAll(/(--[\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
);

const tones = ['info', 'success', 'warning', 'danger'];
const surfaces = ['--color-surface', '--color-raised', '--color-sunken'];

/** Text needs 4.5:1; the edges of controls, focus and notices 3:1 (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: readonly (readonly [string, string, number])[] = [
  ...surfaces.flatMap((surface) =>
    ['--color-text', '--color-muted', '--color-accent', '--danger-text', '--warning-text'].map(
      (text): readonly [string, string, number] => [text, surface, 4.5],
    ),
  ),
  ...surfaces.flatMap((surface) =>
    ['--color-border-strong', '--color-focus', '--danger-border'].map(
      (edge): readonly [string, string, number] => [edge, surface, 3],
    ),
  ),
  ['--color-accent-text', '--color-accent', 4.5],
  ['--color-accent-text', '--color-accent-hover', 4.5],
  ['--color-text', '--color-accent-soft', 4.5],
  ['--color-muted', '--color-accent-soft', 4.5],
  ['--color-accent', '--color-accent-soft', 4.5],
  ...tones.flatMap((tone): readonly (readonly [string, string, number])[] => [
    [`--${tone}-text`, `--${tone}-surface`, 4.5],
    ['--color-text', `--${tone}-surface`, 4.5],
    ['--color-accent', `--${tone}-surface`, 4.5],
    [`--${tone}-border`, '--color-raised', 3],
  ]),
];

describe.each(['light', 'dark'] as const)('%s scheme', (scheme) => {
  it.each(pairs)('%s on %s has %d:1', (front, back, least) => {
    expect(contrast(colourOf(front, scheme), colourOf(back, scheme))).toBeGreaterThanOrEqual(least);
  });
});

it('lists every token in the README, for brands set them by name', () => {
  const tokens = new Set([...css.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name));
  expect(tokens.size).toBeGreaterThan(40);
  expect([...tokens].filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

function colourOf(name: string, scheme: 'light' | 'dark'): string {
  const colour = colours.get(name);
  if (colour === undefined) throw new Error(`theme.css gives no light and dark value for ${name}`);
  return colour[scheme];
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
