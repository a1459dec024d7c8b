import { describe, expect, it } from 'vitest';
import { checks } from '../../src/engine/checks/checks.ts';
import type { Condition, FieldSchema, Json, RuleDefinition } from '../../src/engine/types.ts';
import { aCard, errorsOf, modelOf, stateWith, stepOf, today } from '../builders.ts';

interface Case {
  readonly schema?: FieldSchema;
  readonly value?: Json;
  readonly require?: Condition;
  readonly show?: Condition;
  readonly rules?: readonly Omit<RuleDefinition, 'field'>[];
  readonly message: string | undefined;
}

function messageOf({ schema, value, require = false, show = true, rules = [] }: Case) {
  const card = aCard(
    'card',
    { x: { title: 'Usage', ...schema }, other: {} },
    { require: { x: require }, show: { x: show }, rules: rules.map((rule) => ({ field: 'x', ...rule })) },
  );
  const state = stateWith({ other: 1, ...(value === undefined ? {} : { x: value }) });
  return errorsOf(modelOf([card]), state, 'x')[0];
}

describe('what is wrong with a field', () => {
  it.each<[string, Case]>([
    ['missing', { require: true, message: 'Usage is required' }],
    ['null', { require: true, value: null, message: 'Usage is required' }],
    ['empty text', { require: { other: 1 }, value: '', message: 'Usage is required' }],
    ['zero is an answer', { require: true, value: 0, message: undefined }],
    [
      'unticked',
      { require: true, value: false, schema: { type: ['boolean', 'null'] }, message: 'Usage is required' },
    ],
    ['ticked', { require: true, value: true, schema: { type: 'boolean' }, message: undefined }],
    ['false is an answer elsewhere', { require: true, value: false, message: undefined }],
    ['not required', { require: { other: 2 }, message: undefined }],
    ['hidden and required', { require: true, show: false, message: undefined }],
    ['hidden and wrong', { show: false, value: 'x', schema: { type: 'number' }, message: undefined }],
    ['wrong type', { value: 'x', schema: { type: 'number' }, message: 'Usage is invalid.' }],
    ['not listed', { value: 'x', schema: { enum: ['y'] }, message: 'Usage is invalid.' }],
    ['pattern', { value: 'x', schema: { pattern: '^y' }, message: 'Usage is invalid.' }],
    ['too long', { value: 'abc', schema: { maxLength: 2 }, message: 'Usage exceeds 2 characters.' }],
    ['too short', { value: 'a', schema: { minLength: 2 }, message: 'Usage must be at least 2 characters.' }],
    ['too small', { value: 0, schema: { minimum: 1 }, message: "Usage can't be less than 1" }],
    ['too large', { value: 9, schema: { maximum: 5 }, message: "Usage can't be more than 5" }],
    ['outside', { value: 9, schema: { minimum: 1, maximum: 5 }, message: 'Usage must be between 1 & 5.' }],
    [
      'its own message',
      {
        value: 'x',
        schema: { type: 'number', errorMessage: { type: '{label}: digits' } },
        message: 'Usage: digits',
      },
    ],
    [
      'missing, with its own words for that',
      {
        require: true,
        schema: { errorMessage: { required: 'Say how much, {label}.' } },
        message: 'Say how much, Usage.',
      },
    ],
    [
      'missing, with its own words for something else',
      { require: true, schema: { errorMessage: { type: 'x' } }, message: 'Usage is required' },
    ],
    [
      'outside what a rule allows',
      {
        value: 9,
        rules: [{ when: { other: 1 }, must: { minimum: 1, maximum: 6 } }],
        message: 'Usage must be between 1 & 6.',
      },
    ],
    [
      'a rule that does not apply',
      { value: 9, rules: [{ when: { other: 2 }, must: { maximum: 6 } }], message: undefined },
    ],
    ['a rule and no value', { rules: [{ must: { type: 'number' } }], message: undefined }],
    [
      'its rule and a sentence',
      { value: 'x', rules: [{ must: { pattern: '^y' }, message: 'Say {label}' }], message: 'Say Usage' },
    ],
    [
      'never, with a value',
      { value: 1, rules: [{ must: false, message: 'invalid' }], message: 'Usage is invalid.' },
    ],
    ['never, without a value', { rules: [{ must: false, message: 'Not now' }], message: 'Not now' }],
    ['never, but hidden', { show: false, rules: [{ must: false }], message: undefined }],
    ['a named check', { value: '2026-02-30', rules: [{ check: 'real-date' }], message: 'Usage is invalid.' }],
    ['a named check passed', { value: '2026-02-28', rules: [{ check: 'real-date' }], message: undefined }],
    ['an unknown check', { value: 'x', rules: [{ check: 'constructor' }], message: undefined }],
    [
      'one error alone, what is required first',
      { require: true, rules: [{ must: false, message: 'Not now' }], message: 'Usage is required' },
    ],
  ])('%s [Q5.01]', (_, given) => {
    expect(messageOf(given)).toBe(given.message);
  });

  it('does not take a choice that is no longer offered', () => {
    const options = [
      { value: 'a', label: 'A', when: { other: 2 } },
      { value: 'b', label: 'B' },
    ];
    const card = aCard(
      'card',
      { x: { title: 'Pay' }, other: {} },
      { ui: { x: { widget: 'choices', options } } },
    );
    const model = modelOf([card]);
    expect(errorsOf(model, stateWith({ x: 'a', other: 1 }), 'x')).toEqual(['Pay is required']);
    expect(errorsOf(model, stateWith({ x: 'a', other: 2 }), 'x')).toEqual([]);
    expect(errorsOf(model, stateWith({ other: 1 }), 'x')).toEqual([]);
  });

  it('lists errors in display order, whatever the order of rules', () => {
    const card = aCard(
      'card',
      { a: { title: 'A' }, b: { title: 'B' } },
      {
        order: ['b', 'a'],
        require: { a: true },
        rules: [{ field: 'b', must: false, message: 'No' }],
      },
    );
    const { errors, valid } = stepOf(modelOf([card]), stateWith({}), 'card').card;
    expect(errors).toEqual([
      { field: 'b', rule: 'must', message: 'No' },
      { field: 'a', rule: 'required', message: 'A is required' },
    ]);
    expect(valid).toBe(false);
  });
});

describe('named checks', () => {
  it.each<[string, Json, boolean]>([
    ['real-date', '2024-02-29', true],
    ['real-date', '2023-02-29', false],
    ['real-date', '1900-02-29', false],
    ['real-date', '2000-02-29', true],
    ['real-date', '2026-04-31', false],
    ['real-date', '2026-12-31', true],
    ['real-date', '2026-13-01', false],
    ['real-date', '2026-00-10', false],
    ['real-date', '2026-01-00', false],
    ['real-date', '2026-1-1', false],
    ['real-date', 20260101, false],
    ['not-in-the-past', '2026-03-01', true],
    ['not-in-the-past', '2026-02-28', false],
    ['not-in-the-past', 'tomorrow', false],
  ])('%s of %j is %s', (name, value, expected) => {
    expect(checks[name]?.(value, today, {})).toBe(expected);
  });
});
