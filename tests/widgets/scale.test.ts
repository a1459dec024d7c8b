import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Every file of this ending that a consumer's page is drawn with. */
const filesOf = (ending: string) =>
  ['widgets', 'src/app', 'src/react', 'src/energy'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(ending))
      .map((path) => join(folder, path)),
  );

const sheets = filesOf('.css');

interface Declaration {
  readonly sheet: string;
  readonly property: string;
  readonly value: string;
}

const declarations: readonly Declaration[] = sheets.flatMap((sheet) =>
  [...read(sheet).matchAll(/^\s*([\w-]+):\s*([^;{}]+);/gm)].map(([, property = '', value = '']) => ({
    sheet,
    property,
    value: value.replace(/\s+/g, ' '),
  })),
);

/** What is left of a length when all that stands on the scale, follows the letters or the place, or is a hairline, is gone. */
const offScale = (value: string) =>
  value
    .replace(/var\(--[\w-]+\)/g, '')
    .replace(/(calc|min|max)\(|[()*+,]|\/ 2|-1 |- /g, ' ')
    .split(/\s+/)
    .filter((part) => part !== '' && !/^(0|auto|inherit|-?1px|[\d.]+(ch|lh|vh|vw|%))$/.test(part));

const wrong = (of: RegExp, isWrong: (value: string) => boolean) =>
  declarations
    .filter(({ property, value }) => of.test(property) && isWrong(value))
    .map(({ sheet, property, value }) => `${sheet}: ${property}: ${value}`);

const inPixels = (name: RegExp) =>
  declarations
    .filter(({ sheet, property }) => sheet === join('widgets', 'theme.css') && name.test(property))
    .map(({ value }) => Number.parseFloat(value) * 16);

it('has seven sizes of room and six of letters', () => {
  expect(inPixels(/^--space-/)).toEqual([4, 8, 12, 16, 24, 40, 64]);
  expect(inPixels(/^--text-/)).toEqual([14, 16, 18, 24, 32, 48]);
});

it('takes all room between and within things from that scale', () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(wrong(/^(margin|padding|gap|row-gap|column-gap)/, (value) => offScale(value).length > 0)).toEqual(
    [],
  );
});

it('takes every size of letters from that scale', () => {
  // The 21 digits of a meter number are seen at once: their letters shrink with a narrow place.
  const isFit = (value: string) => value === 'min(1em, 5.25cqi)';
  expect(wrong(/^font-size$/, (value) => !isFit(value) && offScale(value).length > 0)).toEqual([]);
});

it('uses no custom property that nobody sets', () => {
  const set = new Set(declarations.flatMap(({ property }) => (property.startsWith('--') ? [property] : [])));
  for (const component of filesOf('.tsx'))
    for (const [, name = ''] of read(component).matchAll(/'(--[\w-]+)'/g)) set.add(name);
  const used = declarations.flatMap(({ sheet, value }) =>
    [...value.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => ({ sheet, name })),
  );
  expect(used.filter(({ name }) => !set.has(name))).toEqual([]);
});

it('keeps green for pounds that are saved, and a payment that was made', () => {
  const green = declarations.filter(({ value }) => value.includes('var(--success-text)'));
  expect([...new Set(green.map(({ sheet }) => sheet.split('/').at(-1)))].sort()).toEqual([
    'BestDeal.module.css',
    'Carbon.module.css',
    'Savings.module.css',
  ]);
});

it('moves for one length of time, which a person who wants stillness sets to nothing', () => {
  const other = wrong(/^(transition|animation)/, (value) => /\d+m?s\b/.test(value));
  expect(other).toEqual([
    // Not before twenty seconds without a script, and at once: no motion.
    expect.stringContaining('animation: wait-for-script 0s 20s both'),
    // The wait of a button; it stands still for those who want that.
    expect.stringContaining('animation: turn 800ms linear infinite'),
    // Not before five seconds, and at once: no motion.
    expect.stringContaining('animation: say 0s 5s both'),
  ]);
  expect(read('widgets/theme.css')).toMatch(/reduced-motion: reduce\)[^}]*--motion: 0ms/);
  expect(read('widgets/button/Button.module.css')).toMatch(/reduced-motion: reduce\)[^}]*animation: none/);
});
