import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isAsBefore, turnedIn } from '../../../src/authoring/checker/guards/turned.ts';
import { canonical, treeOf } from '../../../src/authoring/checker/json.ts';
import { buildProject } from '../../../src/authoring/checker/project.ts';
import { readDefinitionFiles } from '../../../src/definitions/read-files.ts';
import type { Json } from '../../../src/engine/types.ts';
import { trade } from '../../../src/trade.ts';

const project = buildProject(readDefinitionFiles(join(import.meta.dirname, '../../..'), trade), trade);

/** What stands turned round, as JSON; undefined where nothing does. */
function turned(before: Json, now: Json): Json | undefined {
  const [was, is] = [before, now].map((one) => treeOf(JSON.stringify(one)));
  const found = was && is && turnedIn(project, was, is);
  return found && JSON.parse(canonical(found));
}

describe('a condition turned round', () => {
  it.each<[string, Json, Json, Json]>([
    ['one test of it', { a: true }, { not: { a: true } }, true],
    ['what is set', { a: { set: true } }, { a: { set: false } }, { set: false }],
    ['a limit', { a: { max: 3 } }, { a: { min: 3 } }, { min: 3 }],
    ['another limit', { a: { max: 3 } }, { a: { max: 4 } }, { max: 4 }],
    ['one value for another', { a: 'x', b: 1 }, { a: 'y', b: 1 }, 'y'],
    ['all values for others', { a: ['x', 'y'] }, { a: ['z'] }, ['z']],
    ['all for any', { all: [{ a: 1 }, { b: 2 }] }, { any: [{ a: 1 }, { b: 2 }] }, [{ a: 1 }, { b: 2 }]],
    ['which value there is', { a: ['x', 'y'] }, { a: { set: true } }, { set: true }],
    ['all for any of others', { any: ['x', 'y'] }, { all: ['x', 'y'] }, ['x', 'y']],
    ['the whole of it', { all: ['x', 'y'] }, { not: { all: ['x', 'y'] } }, ['x', 'y']],
    ['a name within others', { any: ['x', { not: 'y' }] }, { any: ['x', 'y'] }, 'y'],
    ['another part', { 'meter.gasIsSmart': true }, { 'meter.electricityIsSmart': true }, true],
    ['a named condition that excludes it', 'is-gas-only', 'is-dual-fuel', 'is-dual-fuel'],
  ])('is one in %s', (_, before, now, place) => {
    expect(turned(before, now)).toEqual(place);
  });

  it.each<[string, Json, Json]>([
    ['the same in another order', { a: 1, b: 2 }, { all: [{ b: 2 }, { a: 1 }] }],
    ['turned round twice', { a: 1 }, { not: { not: { a: 1 } } }],
    ['the same without a not around it', { not: { any: ['x', 'y'] } }, { all: [{ not: 'x' }, { not: 'y' }] }],
    ['one test more', { a: 1 }, { a: 1, b: 2 }],
    [
      'all values that there are',
      { compareFuel: ['gasElectricity', 'gas', 'electricity'] },
      { compareFuel: { set: true } },
    ],
    ['one value more', { a: ['x'] }, { a: ['x', 'y'] }],
    ['another question', { a: true }, { b: true }],
    ['a name for what it says', 'is-gas-only', { compareFuel: 'gas' }],
    ['no condition', { a: true }, true],
  ])('is not %s', (_, before, now) => {
    expect(turned(before, now)).toBeUndefined();
  });
});

describe('a condition of what runs', () => {
  const named = (name: string) =>
    treeOf(
      JSON.stringify({ here: { all: [{ a: 'x' }, 'there'] }, there: { b: 1 }, round: 'round' }[name]) ?? '',
    );
  const isSame = (before: Json, now: Json) => {
    const [was, is] = [before, now].map((one) => treeOf(JSON.stringify(one)));
    return was && is && isAsBefore(was, is, named);
  };

  it.each<[string, Json, Json]>([
    ['its tests in another order', { a: 'x', b: 1 }, { all: [{ b: 1 }, { a: 'x' }] }],
    ['its values in another order', { a: ['x', 'y'] }, { a: ['y', 'x'] }],
    ['a list of one value', { a: 'x' }, { a: ['x'] }],
    ['a name for what it says', { not: { any: [{ not: { a: 'x' } }, { not: { b: 1 } }] } }, 'here'],
    ['what a name says', { not: 'there' }, { not: { b: 1 } }],
    ['a name that comes back to itself', 'round', { all: ['round'] }],
  ])('is the same in %s', (_, before, now) => {
    expect(isSame(before, now)).toBe(true);
  });

  it.each<[string, Json, Json]>([
    ['one test less', { a: 'x', b: 1 }, 'there'],
    [
      'all values that there are',
      { compareFuel: ['gasElectricity', 'gas', 'electricity'] },
      { compareFuel: { set: true } },
    ],
    ['one value more', { a: 'x' }, { a: ['x', 'y'] }],
    ['another name', 'here', 'there'],
  ])('is another with %s', (_, before, now) => {
    expect(isSame(before, now)).toBe(false);
  });
});
