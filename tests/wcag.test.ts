import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The criteria of levels A and AA of WCAG 2.2 (W3C Recommendation of 12 December 2024), by level. */
const criteria = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
};

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

/** The lines of the table: criterion, level, evidence. */
const lines = [...read('e2e/wcag.md').matchAll(/^\| ([\d.]+) [^|]+\| (A+) +\| ([^|]+)\|$/gm)].map(
  ([, criterion = '', level = '', evidence = '']) => ({ criterion, level, evidence }),
);

/** The titles of a file's tests, as they stand in it. */
const titlesOf = (file: string) =>
  [...read(file).matchAll(/\b(?:test|it)(?:\.each\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1/g)].map(
    ([, , title = '']) => title,
  );

it('names every criterion of WCAG 2.2 A and AA once, at its level', () => {
  for (const [level, all] of Object.entries(criteria)) {
    const named = lines.filter((line) => line.level === level).map(({ criterion }) => criterion);
    expect(named.sort()).toEqual(all.split(' ').sort());
  }
  expect(lines).toHaveLength(55);
});

it.each(lines)('shows $criterion by a test that there is, or by hand', ({ evidence }) => {
  const tests = [...evidence.matchAll(/`([\w/.-]+\.tsx?)` "([^"]+)"/g)];
  expect(tests.length > 0 || /By hand: ./.test(evidence)).toBe(true);
  for (const [, file = '', words = ''] of tests) {
    expect(existsSync(join(import.meta.dirname, file))).toBe(true);
    expect(
      titlesOf(file).filter((title) => title.includes(words)),
      `${file}: ${words}`,
    ).not.toEqual([]);
  }
});
