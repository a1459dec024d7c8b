import { describe, expect, it } from 'vitest';
import { holds } from '../../src/engine/condition.ts';
import { says } from '../../src/engine/says.ts';
import type { Condition, Json } from '../../src/engine/types.ts';

const values: Readonly<Record<string, Json>> = {
  fuel: 'gas',
  supplier: 8,
  mpan: '02801',
  usage: 100,
  empty: '',
  nothing: null,
  yes: true,
  several: ['a', 'b'],
};
const named = {
  'is-gas': { says: 'gas is compared', when: { fuel: 'gas' } },
  circle: { says: 'a circle', when: 'circle' },
};
const read = (path: string) => (Object.hasOwn(values, path) ? values[path] : undefined);

describe('holds', () => {
  it.each<[Condition, boolean]>([
    [true, true],
    [false, false],
    ['is-gas', true],
    ['unknown-name', false],
    ['circle', false],
    ['__proto__', false],
    [{ fuel: 'gas' }, true],
    [{ fuel: 'electricity' }, false],
    [{ fuel: 'gas', supplier: 9 }, false],
    [{ supplier: [8, 49] }, true],
    [{ supplier: [] }, false],
    [{ several: 'a' }, true],
    [{ several: ['c', 'b'] }, true],
    [{ several: 'c' }, false],
    [{ several: [['a', 'b']] }, true],
    [{ nothing: null }, true],
    [{ missing: null }, false],
    [{ missing: [null, 'a'] }, false],
    [{ mpan: { startsWith: '02' } }, true],
    [{ mpan: { startsWith: '01' } }, false],
    [{ usage: { min: 100, max: 100 } }, true],
    [{ usage: { min: 101 } }, false],
    [{ usage: { max: 99 } }, false],
    [{ mpan: { min: 1 } }, false],
    [{ missing: { max: 5 } }, false],
    [{ fuel: { set: true } }, true],
    [{ fuel: { set: false } }, false],
    [{ empty: { set: true } }, false],
    [{ nothing: { set: true } }, false],
    [{ missing: { set: false } }, true],
    [{ all: ['is-gas', { yes: true }] }, true],
    [{ all: ['is-gas', false] }, false],
    [{ all: [] }, true],
    [{ any: [false, 'is-gas'] }, true],
    [{ any: [] }, false],
    [{ not: 'is-gas' }, false],
    [{ not: { missing: 1 } }, true],
    [{ constructor: 'x' }, false],
  ])('%j is %s', (condition, expected) => {
    expect(holds(condition, read, named)).toBe(expected);
  });
});

describe('says', () => {
  it.each<[Condition, string]>([
    [true, 'always'],
    ['is-gas', 'gas is compared'],
    [{ fuel: 'gas' }, 'fuel is gas'],
    [{ supplier: [8, 49, 3] }, 'supplier is 8, 49 or 3'],
    [{ mpan: { startsWith: '02' } }, 'mpan starts with 02'],
    [{ usage: { min: 1, max: 5 } }, 'usage is at least 1 and usage is at most 5'],
    [{ fuel: { set: false } }, 'fuel is not given'],
    [{ all: ['is-gas', { any: [{ a: 1 }, { b: 2 }] }] }, 'gas is compared and (a is 1 or b is 2)'],
    [{ not: { fuel: 'gas' } }, 'fuel is not gas'],
    [{ not: { all: ['is-gas', { a: true }] } }, 'it is not so that (gas is compared and a is true)'],
  ])('%j is said as "%s"', (condition, sentence) => {
    expect(says(condition, named)).toBe(sentence);
  });
});
