import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDay } from '../../src/days/days.ts';
import { calculated } from '../../src/engine/calculation.ts';
import { explain } from '../../src/engine/explain.ts';
import { readerOf } from '../../src/engine/facts.ts';
import { resolveJourney } from '../../src/engine/journey.ts';
import type { Calculation, FactDefinition, Json } from '../../src/engine/types.ts';
import { aCard, modelOf, play, says, stateWith } from '../builders.ts';

const conditions = {
  electric: { says: 'the car is electric', when: { 'entry.fuel': 'electric' } },
};

/** What a calculation gives with these answers. */
function worked(what: Calculation, answers: Readonly<Record<string, Json>> = {}) {
  return calculated(what, readerOf(stateWith(answers), { facts: {}, conditions }).read, conditions);
}

const a = { from: 'a' };
const b = { from: 'b' };
const cars = [
  { price: 19999.99, fuel: 'electric', owner: 'x' },
  { price: 0.01, fuel: 'petrol' },
  { price: '5.5', fuel: 'electric' },
];

describe('a fact that is worked out', () => {
  it.each<[string, Calculation]>([
    ['a sum', { sum: [a, b] }],
    ['a product', { product: [a, b] }],
    ['a difference', { difference: [a, b] }],
    ['days', { days: [a, b] }],
  ])('looks at nothing behind what is not known, in %s', (_, what) => {
    const read: string[] = [];
    expect(calculated(what, (path) => void read.push(path), conditions)).toBeUndefined();
    expect(read).toEqual(['a']);
  });

  it.each<[string, Calculation, Readonly<Record<string, Json>>, Json | undefined]>([
    ['a sum', { sum: [a, b, 5] }, { a: 1, b: 2 }, 8],
    ['a sum of tenths', { sum: [a, b] }, { a: 0.1, b: 0.2 }, 0.3],
    ['a sum that a large number hides', { sum: [a, b, -1e15] }, { a: 1e15, b: 0.1 }, 0.1],
    ['a text of digits', { sum: [a, b] }, { a: '12.50', b: '-0.25' }, 12.25],
    ['a missing part', { sum: [a, b] }, { a: 1 }, undefined],
    ['a part that is null', { sum: [a, b] }, { a: 1, b: null }, undefined],
    ['an empty text', { sum: [a] }, { a: '' }, undefined],
    ['a text that is no number', { sum: [a] }, { a: '12 miles' }, undefined],
    ['a text of an exponent', { sum: [a] }, { a: '1e999999999' }, undefined],
    ['a number of an exponent', { sum: [a, 1] }, { a: 1e21 }, 1e21 + 1],
    ['a small number of an exponent', { product: [a, 1e7] }, { a: 1.5e-7 }, 1.5],
    ['nothing to add', { sum: [] }, {}, undefined],
    ['a product', { product: [a, 0.175] }, { a: 12.34 }, 2.1595],
    ['a product in pence', { product: [a, 0.175], round: 2 }, { a: 12.34 }, 2.16],
    ['a half goes up', { product: [a, 1], round: 2 }, { a: 1.005 }, 1.01],
    ['a half below nought goes down', { product: [a, 1], round: 0 }, { a: -2.5 }, -3],
    ['less than a half', { product: [a, 1], round: 0 }, { a: -2.4 }, -2],
    ['nothing is nought, never less', { product: [a, 1], round: 0 }, { a: -0.4 }, 0],
    ['a product beyond all numbers', { product: [a, a] }, { a: 1e308 }, undefined],
    ['a difference of money', { difference: [a, b] }, { a: 100000.1, b: 100000 }, 0.1],
    ['how many', { count: 'cars' }, { cars }, 3],
    ['how many of a kind', { count: 'cars', when: { 'entry.fuel': 'petrol' } }, { cars }, 1],
    ['how many of a named kind', { count: 'cars', when: 'electric' }, { cars }, 2],
    ['an entry before the journey', { count: 'cars', when: { 'entry.owner': 'x' } }, { cars, owner: 'x' }, 1],
    ['the journey beside the entry', { count: 'cars', when: { owner: 'x' } }, { cars, owner: 'x' }, 3],
    ['how many of none', { count: 'cars' }, {}, 0],
    ['how many of what is no list', { count: 'cars' }, { cars: 'two' }, undefined],
    ['how many of what are no entries', { count: 'cars' }, { cars: [1, 2] }, undefined],
    ['a total', { total: 'cars', part: 'price' }, { cars }, 20005.5],
    ['a total of a kind', { total: 'cars', part: 'price', when: 'electric' }, { cars }, 20005.49],
    ['a total of none', { total: 'cars', part: 'price' }, { cars: [] }, 0],
    ['a total with a gap', { total: 'cars', part: 'price' }, { cars: [{}] }, undefined],
    ['a day', { date: a, plus: { days: 14 } }, { a: '2026-12-25' }, '2027-01-08'],
    ['a month that lacks the day', { date: a, plus: { months: 1 } }, { a: '2026-01-31' }, '2026-02-28'],
    ['months, then days', { date: '2026-01-31', plus: { months: 1, days: b } }, { b: 1 }, '2026-03-01'],
    [
      'working days, after a holiday',
      { date: a, plus: { workingDays: 5 } },
      { a: '2026-12-23' },
      '2027-01-04',
    ],
    [
      'days, then working days',
      { date: a, plus: { days: 14, workingDays: 1 } },
      { a: '2026-11-20' },
      '2026-12-07',
    ],
    ['no working day', { date: a, plus: { workingDays: 0 } }, { a: '2026-11-21' }, '2026-11-21'],
    ['working days back', { date: a, plus: { workingDays: -1 } }, { a: '2026-11-20' }, undefined],
    [
      'more working days than are known',
      { date: a, plus: { workingDays: 1001 } },
      { a: '2026-11-20' },
      undefined,
    ],
    [
      'working days at the end of time',
      { date: a, plus: { workingDays: 9 } },
      { a: '9999-12-30' },
      undefined,
    ],
    ['years', { date: a, plus: { years: -1 } }, { a: '2024-02-29' }, '2023-02-28'],
    ['a part of a day', { date: a, plus: { days: 1.5 } }, { a: '2026-01-01' }, undefined],
    ['no day', { date: a, plus: { days: 1 } }, { a: '2026-02-30' }, undefined],
    ['a day that no calendar has', { date: a, plus: { years: 1e5 } }, { a: '2026-01-01' }, undefined],
    ['days', { days: [a, b] }, { a: '2026-02-27', b: '2026-03-02' }, 3],
    ['days back', { days: [a, b] }, { a: '2026-03-02', b: '2026-02-27' }, -3],
    ['days to no day', { days: [a, b] }, { a: '2026-03-02', b: 'x' }, undefined],
  ])('%s', (_, what, answers, value) => {
    expect(worked(what, answers)).toBe(value);
  });

  it('adds, multiplies and takes away without a crumb, as whole pence do', () => {
    const pence = fc.integer({ min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(fc.array(pence, { minLength: 1, maxLength: 20 }), (all) => {
        const total = all.reduce((sum, one) => sum + one, 0);
        expect(worked({ sum: all.map((one) => one / 100) })).toBe(total / 100 + 0);
        const entries = all.map((one) => ({ price: one / 100 }));
        expect(worked({ total: 'cars', part: 'price' }, { cars: entries })).toBe(total / 100 + 0);
      }),
    );
    const small = fc.integer({ min: -30_000, max: 30_000 });
    fc.assert(
      fc.property(small, small, fc.integer({ min: 0, max: 3 }), (x, y, round) => {
        expect(worked({ product: [x / 100, y / 10] })).toBe((x * y) / 1000 + 0);
        expect(worked({ difference: [x / 100, y / 100] })).toBe((x - y) / 100 + 0);
        const scale = 10 ** (3 - round);
        const whole = Math.sign(x * y) * Math.floor((Math.abs(x * y) + scale / 2) / scale);
        expect(worked({ product: [x / 100, y / 10], round })).toBe(whole / 10 ** round + 0);
      }),
    );
  });

  it('counts days as a calendar does', () => {
    const day = 86_400_000;
    const days = fc.integer({ min: -20_000, max: 40_000 });
    const named = (count: number) => new Date(count * day).toISOString().slice(0, 10);
    fc.assert(
      fc.property(days, days, (from, to) => {
        expect(worked({ days: [named(from), named(to)] })).toBe(to - from);
        expect(worked({ date: named(from), plus: { days: to - from } })).toBe(named(to));
      }),
    );
  });

  it('whatever is answered gives a number, a day or nothing, and never throws', () => {
    const all: readonly Calculation[] = [
      { sum: [a, b] },
      { product: [a, b, 0.3], round: 2 },
      { difference: [a, b] },
      { count: 'a', when: { 'entry.x': { min: 1 } } },
      { total: 'a', part: 'x' },
      { date: a, plus: { days: b, months: b, years: b, workingDays: b } },
      { days: [a, b] },
    ];
    const wild = fc.oneof(
      fc.jsonValue(),
      fc.double(),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
      fc.array(fc.record({ x: fc.oneof(fc.double(), fc.string()) })),
    );
    fc.assert(
      fc.property(wild, wild, (one, other) => {
        for (const what of all) {
          const value = worked(what, { a: one as Json, b: other as Json });
          expect(value === undefined || isDay(value) || Number.isFinite(value)).toBe(true);
        }
      }),
    );
  });
});

describe('a journey with a fact that is worked out', () => {
  const facts: Readonly<Record<string, FactDefinition>> = {
    price: { says: 'what all cars cost', total: 'cars', part: 'price', round: 2, format: 'pounds' },
    about: { says: 'about what they cost', sum: [{ from: 'fact.price' }, 0], format: 'whole-pounds' },
    deposit: { says: 'the deposit', product: [{ from: 'fact.price' }, 0.1], otherwise: 0 },
    end: { says: 'the last day', date: { from: 'start' }, plus: { days: 14 }, format: 'date' },
  };
  const card = aCard(
    'cars',
    { cars: {}, start: {} },
    {
      order: ['cars', 'start', 'told', 'dear'],
      notices: {
        told: { text: '{fact.price}, about {fact.about}, {fact.deposit} now, until {fact.end}.' },
        dear: { text: 'A lot.' },
      },
      show: { dear: { 'fact.price': { min: 1000 } } },
      onChange: {
        start: [{ run: 'send', with: { price: { from: 'fact.price' }, end: { from: 'fact.end' } } }],
      },
    },
  );
  const model = modelOf([card], { facts });
  const answers = { cars: [{ price: 1234.5 }, { price: 0.1 }], start: '2026-11-21' };
  const told = (given: Readonly<Record<string, Json>>) =>
    resolveJourney(model, stateWith(given))[0]?.card.items.flatMap((item) =>
      item.kind === 'notice' ? item.text : [],
    );

  it('shows it in its format, and as nothing where it is not known', () => {
    expect(told(answers)).toEqual(['£1,234.60, about £1,235, 123.46 now, until 05-12-2026.', 'A lot.']);
    expect(told({ cars: [{}] })).toEqual([', about , 0 now, until .']);
  });

  it('sends it with a call as it is, and nobody can type it', () => {
    const { state, effects } = play(model, stateWith({ cars: answers.cars }), says('start', '2026-11-21'));
    expect(effects).toEqual([{ effect: 'send', with: { price: 1234.6, end: '2026-12-05' } }]);
    expect(play(model, state, says('fact.price', 1)).changes).toEqual([]);
  });

  it('says how it was worked out where something rests on it', () => {
    const model = modelOf([{ ...card, show: { start: { 'fact.deposit': { min: 100 } } } }], { facts });
    expect(explain(model, stateWith(answers), 'start')[0]?.sentence).toBe(
      '"start" is shown when: fact.deposit is at least 100. That holds (fact.deposit is 123.46 (the product of fact.price and 0.1), fact.price is 1234.6 (price of the entries in cars added up, to 2 places after the point), cars is [{"price":1234.5},{"price":0.1}]).',
    );
  });
});
