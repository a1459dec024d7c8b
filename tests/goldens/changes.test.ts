import { expect, it } from 'vitest';
import { changesIn } from './changes.ts';

const journey = (items: readonly object[], errors: readonly string[] = []) =>
  JSON.stringify({ cards: [{ step: 'usage', title: 'Your energy use', items, errors }], later: ['deals'] });
const spend = { field: 'spend', widget: 'money', label: 'What you pay', required: true };
const told = (before: string | undefined, after: string | undefined) => changesIn(before, after, true);

it('tells a new question, a question that is gone, and what is said of one that stays', () => {
  const period = { field: 'period', widget: 'select', label: 'For how long' };
  expect(told(journey([spend]), journey([spend, period]))).toEqual([
    'usage › period is new: widget "select", label "For how long".',
  ]);
  expect(told(journey([spend, period]), journey([spend]))).toEqual(['usage › period is gone.']);
  expect(told(journey([spend]), journey([{ ...spend, label: 'Your bill', required: undefined }]))).toEqual([
    'usage › spend: label was "What you pay", is "Your bill".',
    'usage › spend: no longer required true.',
  ]);
});

it('tells the entries of a list each by itself', () => {
  expect(told(journey([spend]), journey([spend], ['spend: What you pay is required']))).toEqual([
    'usage: now errors "spend: What you pay is required".',
  ]);
});

it('tells the lines of a text, and a file that comes or goes', () => {
  expect(changesIn('one\ntwo\n', 'one\nthree\n', false)).toEqual(['No longer says “two”.', 'Says “three”.']);
  expect(told(undefined, '{}')).toEqual(['New:']);
  expect(told('{}', undefined)).toEqual(['Gone:']);
  expect(told('{}', '{}')).toEqual([]);
});
