import { describe, expect, it } from 'vitest';
import { checks } from '../../src/engine/checks/checks.ts';
import { renameCard } from '../../src/engine/prefix.ts';
import type { Json } from '../../src/engine/types.ts';
import { aCard, modelOf, play, says, stateWith, stepOf, today } from '../builders.ts';

const stays = (...months: readonly Json[]) => months.map((stay) => ({ stay }));

describe('the check total-between', () => {
  it.each<[Json, Readonly<Record<string, Json>>, boolean]>([
    [stays(12, 24), { part: 'stay', min: 36 }, true],
    [stays(12, 23), { part: 'stay', min: 36 }, false],
    [stays(12, 23), { part: 'stay', and: 1, min: 36 }, true],
    [stays(600, 600), { part: 'stay', and: 1, max: 1200 }, false],
    [stays(600, 600), { part: 'stay', max: 1200 }, true],
    [stays(40, null, 'many'), { part: 'stay', min: 40, max: 40 }, true],
    [[20, 16], { min: 36 }, true],
    [36, { min: 36 }, true],
    [35, { min: 36 }, false],
    [[], { min: 1 }, false],
    [['__proto__'], { part: '__proto__', max: 0 }, true],
  ])('%j with %j: %s [S5.02] [S5.03]', (value, given, expected) => {
    expect(checks['total-between'](value, today, given)).toBe(expected);
  });
});

describe('the check years-old', () => {
  it.each<[Json, string, boolean]>([
    ['2008-03-01', '2026-03-01', true],
    ['2008-03-02', '2026-03-01', false],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['1900-01-01', '2026-03-01', true],
    ['yesterday', '2026-03-01', false],
    [20080301, '2026-03-01', false],
  ])('%j on %s: %s [S5.01]', (value, now, expected) => {
    expect(checks['years-old'](value, now, { years: 18 })).toBe(expected);
  });

  it.each<[Json | undefined]>([[undefined], [null], ['child'], ['18'], [1e9], [-1e9], [0.5]])(
    'is nobody of %j years, and nothing is thrown',
    (years) => {
      const given = years === undefined ? {} : { years };
      expect(checks['years-old']('1971-03-04', '2026-03-01', given)).toBe(false);
    },
  );
});

describe('the check within-years', () => {
  it.each<[Json, Json, boolean]>([
    ['1906-03-01', 120, true],
    ['1906-02-28', 120, false],
    ['0001-01-01', 120, false],
    ['2026-03-01', 120, true],
    ['yesterday', 120, false],
    [1971, 120, false],
    ['1971-03-04', '120', false],
    ['1971-03-04', 1e9, false],
  ])('%j of the last %j years: %s [S5.01]', (value, years, expected) => {
    expect(checks['within-years'](value, '2026-03-01', { years })).toBe(expected);
  });
});

describe('what a rule gives its check', () => {
  const card = aCard(
    'stays',
    { now: { type: 'number' }, before: { type: 'number' } },
    { rules: [{ field: 'before', check: 'total-between', with: { and: { from: 'now' }, min: 36 } }] },
  );
  const model = modelOf([card]);
  const errors = (state: Parameters<typeof stepOf>[1]) =>
    stepOf(model, state, 'stays').card.errors.map(({ field, rule }) => `${field} ${rule}`);

  it('is read anew when another answer changes', () => {
    const { state } = play(model, stateWith({ before: 30 }), says('now', 5));
    expect(errors(state)).toEqual(['before total-between']);
    const more = play(model, state, says('now', 6)).state;
    expect(errors(more)).toEqual([]);
    expect(errors(play(model, more, says('now', 5)).state)).toEqual(['before total-between']);
  });

  it('is respelt in a card for one fuel', () => {
    const renamed = renameCard(card, (path) => (path === 'now' ? 'gasNow' : path));
    expect(renamed.rules?.[0]?.with).toEqual({ and: { from: 'gasNow' }, min: 36 });
  });
});
