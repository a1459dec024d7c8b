import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explain } from '../../src/engine/explain.ts';
import { resolveJourney } from '../../src/engine/journey.ts';
import { buildModel } from '../../src/engine/model.ts';
import type { Json, RuleDefinition } from '../../src/engine/types.ts';
import {
  aCard,
  aJourney,
  definitionsOf,
  errorsOf,
  modelOf,
  play,
  says,
  stateWith,
  trade,
} from '../builders.ts';

const start = { from: 'start' };

/** A journey that holds `end` against something, by one rule. */
function holding(rule: Omit<RuleDefinition, 'field'>) {
  const facts = {
    earliest: { says: 'the first day', date: start, plus: { days: 14 } },
  } as const;
  const rules = [{ field: 'end', message: 'Not beside {label}.', ...rule }];
  return modelOf([aCard('stay', { start: {}, end: { title: 'the end' } }, { rules })], { facts });
}

function isRight(rule: Omit<RuleDefinition, 'field'>, answers: Readonly<Record<string, Json>>) {
  return errorsOf(holding(rule), stateWith(answers), 'end').length === 0;
}

describe('a rule between two answers', () => {
  it.each<[string, Omit<RuleDefinition, 'field'>, Json, Json | undefined, boolean]>([
    ['a day after', { after: start }, '2026-03-02', '2026-03-01', true],
    ['the same day is not after', { after: start }, '2026-03-01', '2026-03-01', false],
    ['a day before', { before: start }, '2026-02-28', '2026-03-01', true],
    ['a day not before', { before: start }, '2026-10-01', '2026-09-01', false],
    ['at least the same day', { atLeast: start }, '2026-03-01', '2026-03-01', true],
    ['at least a number', { atLeast: start }, 9, 10, false],
    ['at least digits', { atLeast: start }, '10', '9', true],
    ['digits and a number', { atMost: start }, '10', 9, false],
    ['money to the penny', { atMost: start }, 0.3, 0.3, true],
    ['at most', { atMost: start }, 10, 10, true],
    ['a number after', { after: start }, 11, 10, true],
    ['the same text', { same: start }, 'a@b.c', 'a@b.c', true],
    ['another text', { same: start }, 'a@b.c', 'a@b.d', false],
    ['the same in depth', { same: start }, { a: [1] }, { a: [1] }, true],
    ['different', { differs: start }, 'x', 'y', true],
    ['not different', { differs: start }, 'x', 'x', false],
    ['a constant', { atLeast: 18 }, 17, undefined, false],
    ['a constant day', { before: '2027-01-01' }, '2026-12-31', undefined, true],
    ['a fact', { atLeast: { from: 'fact.earliest' } }, '2026-03-14', '2026-03-01', false],
    ['a fact that holds', { atLeast: { from: 'fact.earliest' } }, '2026-03-15', '2026-03-01', true],
    ['two at once', { after: start, before: '2026-12-01' }, '2026-12-24', '2026-03-01', false],
    ['nothing to hold it against', { after: start }, '2026-03-01', undefined, true],
    ['null to hold it against', { after: start }, '2026-03-01', null, true],
    ['an empty text to hold it against', { same: start }, 'x', '', true],
    ['no order: a word', { after: start }, '2026-03-01', 'soon', true],
    ['no order: a list', { atMost: start }, [1], 0, true],
    ['a rule that does not apply', { after: start, when: false }, '2026-01-01', '2026-03-01', true],
  ])('%s', (_, rule, end, other, right) => {
    expect(isRight(rule, { end, ...(other === undefined ? {} : { start: other }) })).toBe(right);
  });

  it('is not judged while its own answer is missing', () => {
    expect(isRight({ after: start }, { start: '2026-03-01' })).toBe(true);
    expect(isRight({ differs: start }, { start: '2026-03-01', end: null })).toBe(true);
  });

  it('is judged again when the other answer changes, and says its own words', () => {
    const model = holding({ after: start });
    const { state } = play(model, stateWith({}), says('start', '2026-03-01'), says('end', '2026-03-02'));
    expect(errorsOf(model, state, 'end')).toEqual([]);
    const later = play(model, state, says('start', '2026-03-05')).state;
    expect(errorsOf(model, later, 'end')).toEqual(['Not beside the end.']);
    expect(errorsOf(model, later, 'start')).toEqual([]);
    expect(errorsOf(model, play(model, later, says('start', null)).state, 'end')).toEqual([]);
  });

  it('is of the same part in a step with `for`', () => {
    const rules = [{ field: 'last', atLeast: { from: 'first' }, message: 'Less.' }];
    const card = aCard('read', { first: {}, last: {} }, { rules });
    const journey = aJourney(
      'main',
      [
        { card: 'read', for: 'gas' },
        { card: 'read', for: 'electricity' },
      ],
      {
        reveal: 'all',
      },
    );
    const model = buildModel(definitionsOf({ cards: [card], journeys: [journey] }), 'main', trade);
    const answers = { gasFirst: 5, gasLast: 4, electricityFirst: 1, electricityLast: 2 };
    const errors = resolveJourney(model, stateWith(answers)).flatMap((step) => step.card.errors);
    expect(errors).toEqual([{ field: 'gasLast', rule: 'atLeast', message: 'Less.' }]);
  });

  it('orders any two numbers and any two days as they are ordered', () => {
    const numbers = fc.double({ noNaN: true, noDefaultInfinity: true });
    const days = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.oneof(fc.tuple(numbers, numbers), fc.tuple(days, days)), ([end, other]) => {
        const answers = { end, start: other };
        expect(isRight({ after: start }, answers)).toBe(end > other);
        expect(isRight({ before: start }, answers)).toBe(end < other);
        expect(isRight({ atLeast: start }, answers)).toBe(end >= other);
        expect(isRight({ atMost: start }, answers)).toBe(end <= other);
        expect(isRight({ same: start }, answers)).toBe(end === other);
        expect(isRight({ differs: start }, answers)).toBe(end !== other);
      }),
      { numRuns: 50 },
    );
  });

  it('is explained by what it was held against', () => {
    const answers = { start: '2026-03-01', end: '2026-02-01' };
    const reasons = explain(holding({ after: start }), stateWith(answers), 'end');
    expect(reasons.map(({ sentence }) => sentence)).toContain(
      '"end" must be after start, which is 2026-03-01.',
    );
  });
});
