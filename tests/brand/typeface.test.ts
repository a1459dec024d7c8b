import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { typefaceFlaw } from '../../src/brand/typeface.ts';

const folder = join(import.meta.dirname, '../../schemas/brands');
const names = readdirSync(folder);

it('every file of letters that is shipped has a brand, its licence, and no more bytes than a page may wait for', () => {
  const letters = names.filter((name) => name.endsWith('.woff2'));
  expect(letters.length).toBeGreaterThan(0);
  const brands = names
    .filter((name) => name.endsWith('.brand.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  for (const name of letters) {
    expect(brands.filter(({ typeface }) => typeface?.file === name)).toHaveLength(1);
    expect(existsSync(join(folder, name.replace('.woff2', '.licence.txt')))).toBe(true);
    const bytes = readFileSync(join(folder, name));
    expect(bytes.subarray(0, 4).toString()).toBe('wOF2');
    expect(typefaceFlaw(name, bytes.length)).toBeUndefined();
  }
});

it('a file that is not there or too large is told in words', () => {
  expect(typefaceFlaw('a.woff2', undefined)).toBe('There is no file "a.woff2" beside the brand\'s.');
  expect(typefaceFlaw('a.woff2', 30_001)).toContain('30001 bytes; 30000 are the most');
  expect(typefaceFlaw('a.woff2', 30_000)).toBeUndefined();
});
