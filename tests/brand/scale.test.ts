import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const theme = readFileSync(join(root, 'widgets/theme.css'), 'utf8');
const sheets = ['widgets', 'src/app', 'src/energy', 'src/react'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    // The receipt that is saved is a page of its own, with the same numbers for names.
    .filter((name) => name.endsWith('.css') && !name.endsWith('receipt-page.css'))
    .map((name) => join(folder, name)),
);

/** The tokens whose names begin so, in CSS pixels, in the order of the theme. */
const tokens = (start: string) =>
  [...theme.matchAll(new RegExp(`--${start}-[a-z0-9-]+: ([0-9.]+)rem`, 'g'))].map(
    ([, rem]) => Number(rem) * 16,
  );

/** What the sheets of the pages give these properties, each with its file. */
const given = (property: RegExp) =>
  sheets.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(/^\s*([a-z-]+):\s*([^;]+);/gm)]
      .filter(([, name = '']) => property.test(name))
      .map(([, , value = '']) => `${file}: ${value}`);
  });

it('has six sizes of letters and seven of space, and the pages use no others', () => {
  expect(tokens('text')).toEqual([14, 16, 18, 24, 32, 48]);
  expect(tokens('space')).toEqual([4, 8, 12, 16, 24, 40, 64]);
  const sizes = given(/^font-size$/);
  expect(sizes.length).toBeGreaterThan(80);
  // A number that is to stand in one line shrinks with its box or the window.
  const odd =
    /: (?!(var\(--(text|logo)-[a-z]+\)|inherit|min\((1em|var\(--text-[a-z]+\)), [0-9.]+(cqi|vw)\))$)/;
  expect(sizes.filter((one) => odd.test(one))).toEqual([]);
  const spaces = given(/^(padding|margin|gap|row-gap|column-gap)(-|$)/);
  expect(spaces.length).toBeGreaterThan(300);
  // What is read out alone hides by a pixel.
  expect(spaces.filter((one) => /[0-9](px|r?em)/.test(one) && !one.endsWith(': -1px'))).toEqual([]);
});

it('moves for 180 ms, and not at all for those who want stillness', () => {
  const [, moves, still] = theme.split('--motion: ');
  expect(moves).toMatch(/^180ms;/);
  expect(moves).toMatch(/prefers-reduced-motion: reduce\) \{\s*:root \{\s*$/);
  expect(still).toMatch(/^0ms;/);
  const timed = given(/^(transition|animation)(-duration)?$/);
  expect(timed.length).toBeGreaterThan(10);
  // A button that waits turns, where things may; what is late comes at once, but late.
  const odd = timed.filter((one) => !/var\(--motion\)|: none$|: [\w-]+ 0s \d+s both$/.test(one));
  expect(odd).toEqual(['widgets/button/Button.module.css: turn 800ms linear infinite']);
  const button = readFileSync(join(root, 'widgets/button/Button.module.css'), 'utf8');
  expect(button).toMatch(/reduced-motion: reduce\) \{\s*\.spinner \{\s*animation: none;/);
});

it('has one green for words, which are pounds that are saved, and a payment made', () => {
  const green = given(/^(color|background|border|border-color|fill|stroke)$/).filter((one) =>
    one.includes('--success-'),
  );
  expect(new Set(green.map((one) => one.split(': ')[0]))).toEqual(
    new Set([
      'src/energy/pages/Savings.module.css',
      'src/energy/pages/carbon/Carbon.module.css',
      'src/energy/pages/details/YearChart.module.css',
      'src/energy/pages/results/BestDeal.module.css',
    ]),
  );
});
