import { expect, it } from 'vitest';
import { prospectOf } from '../../../src/authoring/review/prospect.ts';
import { readerOf } from '../../../src/engine/facts.ts';
import type { Condition } from '../../../src/engine/types.ts';
import { stateWith, trade } from '../../builders.ts';

const facts = {
  ofPlan: { says: 'twice the cost', product: [{ from: 'plan.cost' }, 2] },
  ofAnswers: { says: 'cost and more', sum: [{ from: 'fact.ofPlan' }, { from: 'more' }] },
  ofList: { says: 'how many', count: 'cars', when: { 'entry.new': true } },
  ofDay: { says: 'the last day', date: { from: 'start' }, plus: { days: { from: 'plan.days' } } },
} as const;
const words = { facts, conditions: {}, sources: trade.sources };
const state = stateWith({}, { sources: { plan: { cost: 10 } } });
const prospect = (condition: Condition) =>
  prospectOf(condition, readerOf(state, words).read, words, ['plan']);

it('knows of a fact that is worked out whether an answer may yet change it', () => {
  expect(prospect({ 'fact.ofPlan': { min: 20 } })).toBe('always');
  expect(prospect({ 'fact.ofPlan': { min: 21 } })).toBe('never');
  expect(prospect({ 'fact.ofAnswers': { min: 20 } })).toBe('sometimes');
  expect(prospect({ 'fact.ofList': { min: 1 } })).toBe('sometimes');
  expect(prospect({ 'fact.ofDay': { set: true } })).toBe('sometimes');
});
