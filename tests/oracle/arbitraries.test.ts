import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAnswers, compareWithOracle } from './agreement.ts';
import { anyHome, anyMoves } from './arbitraries.ts';
import { complete, plainHome, today } from './examples.ts';
import { anyJourney } from './journeys.ts';
import { afterMove, type State } from './moves.ts';
import { openSteps, problems, startingAnswers, stepsOf } from './quote-oracle.ts';

const start: State = { answers: startingAnswers, home: null };

describe('journeys', () => {
  it('reach every step, and every field is wrong in some open step', () => {
    const open = new Set<string>();
    const wrong = new Set<string>();
    for (const { moves, comparisonType } of fc.sample(anyJourney(today), { numRuns: 1500, seed: 7 })) {
      const { answers, home } = moves.reduce(afterMove, start);
      const found = problems(answers, home, today, comparisonType);
      for (const step of openSteps(answers, home, today, comparisonType)) {
        open.add(step);
        for (const name of found[step] ?? []) wrong.add(name);
      }
    }
    expect(open.size).toBe(14);
    expect([...wrong].sort()).toEqual(
      [
        ...['postcode', 'address', 'gdprConsent', 'compareFuel', 'sameSupplier', 'isEconomy7'],
        ...['currentPayMethod', 'gasCurrentPayMethod', 'electricityCurrentPayMethod'],
        ...['supplierId', 'gasSupplierId', 'electricitySupplierId'],
        ...['tariff', 'gasTariff', 'electricityTariff'],
        ...['tariffValidToDate', 'gasTariffValidToDate', 'electricityTariffValidToDate'],
        ...['usageSource', 'averageLevel', 'economy7Percentage', 'newTariffPaymentMethod'],
        ...['gasUsage.usage', 'gasUsage.cost', 'electricityUsage.usage', 'electricityUsage.cost'],
      ].sort(),
    );
  });

  it('any answers for any home open a beginning of the present steps, the home card at least [Q2.11]', () => {
    fc.assert(
      fc.property(anyMoves(today), anyHome, (moves, home) => {
        const { answers } = moves.reduce(afterMove, start);
        const open = openSteps(answers, home, today);
        expect(open[0]).toBe('your-home');
        expect(stepsOf(answers, home).slice(0, open.length)).toEqual(open);
      }),
    );
  });
});

describe('agreement', () => {
  const answers = complete({ currentPayMethod: null, usageSource: null });
  const present = stepsOf(answers, plainHome);
  const open = openSteps(answers, plainHome, today);
  const agreed = { present, open, errors: { 'payment-type': ['currentPayMethod'] } };

  it('is silent when the form and the oracle agree', () => {
    expect(compareWithOracle(agreed, answers, plainHome, today)).toEqual([]);
  });

  it('names the step and the fields of every difference', () => {
    const observed = {
      present: present.slice(1),
      open: present,
      errors: { usage: ['gasUsage.usage'], 'economy-7-share': ['economy7Percentage'] },
    };
    expect(compareWithOracle(observed, answers, plainHome, today)).toEqual([
      expect.stringContaining('present steps: the form has compare-fuel'),
      expect.stringContaining('open steps: the form has your-home'),
      'step payment-type: the form finds wrong none; the oracle currentPayMethod',
      'step usage: the form finds wrong gasUsage.usage; the oracle usageSource',
      'step economy-7-share: the form finds wrong economy7Percentage; to the oracle it is not present',
    ]);
  });

  it('compares answers, with absent and null as one', () => {
    const held = { postcode: 'M11AE', tariff: { name: 'A', id: 1 }, gdprConsent: null };
    expect(compareAnswers(held, { tariff: { id: 1, name: 'A' }, postcode: 'M11AE' })).toEqual([]);
    expect(compareAnswers(held, { tariff: { id: 2, name: 'A' } })).toEqual([
      'answer postcode: the form has "M11AE"; the oracle null',
      'answer tariff: the form has {id: 1, name: "A"}; the oracle {id: 2, name: "A"}',
    ]);
    expect(compareAnswers(held, {}, ['gdprConsent'])).toEqual([]);
  });
});
