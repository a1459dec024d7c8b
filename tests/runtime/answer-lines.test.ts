import { describe, expect, it } from 'vitest';
import type { Json, ResolvedField, ResolvedStep } from '../../src/engine/types.ts';
import { answerLines } from '../../src/runtime/answer-lines.ts';
import { widgets } from '../../widgets/registry.ts';

const field = (name: string, more: Partial<ResolvedField> = {}): ResolvedField => ({
  kind: 'field',
  name,
  widget: 'text-field',
  label: `The ${name}`,
  required: true,
  ui: {},
  ...more,
});

const said = (one: ResolvedField, value: Json) => {
  const card = {
    id: 'a',
    card: 'a',
    title: 'A',
    items: [one],
    panels: {},
    fields: [one],
    errors: [],
    valid: true,
  };
  const step: ResolvedStep = { id: 'a', present: true, open: true, card };
  return answerLines([step], { [one.name]: value }, widgets)[0]?.lines[0]?.said;
};

describe('the answers to check', () => {
  it.each([
    ['a text', field('name'), 'Ann', 'Ann'],
    ['a day', field('born'), '1971-03-04', '04-03-1971'],
    ['a choice', field('title', { options: [{ value: 3, label: 'Dr' }] }), 3, 'Dr'],
    [
      'a choice of several',
      field('help', {
        widget: 'checkboxes',
        options: [
          { value: 'a', label: 'Stairs' },
          { value: 'b', label: 'Doors' },
        ],
      }),
      ['a', 'b'],
      'Stairs, Doors',
    ],
    ['several lines', field('note', { widget: 'textarea' }), 'One\ntwo', 'One\ntwo'],
    ['an e-mail address', field('email'), 'ann@birds.example', 'ann@birds.example'],
    [
      'a choice of yes and no',
      field('soon', { options: [{ value: false, label: 'At once' }] }),
      false,
      'At once',
    ],
    ['a box', field('agree', { widget: 'agreement' }), true, 'Yes'],
    ['an empty box', field('agree', { widget: 'checkbox' }), false, 'No'],
    ['a box that was left alone', field('agree', { widget: 'agreement' }), null, 'No'],
    ['a length of time', field('months', { widget: 'residence-length' }), 38, '3 years and 2 months'],
    ['one year', field('months', { widget: 'residence-length' }), 12, '1 year'],
    [
      'a list of addresses',
      field('before', { list: { entry: 'home', lines: ['1 Elm Row', '2 Oak Lane'], atLeast: 1 } }),
      [{ line: '1 Elm Row' }, { line: '2 Oak Lane' }],
      '1 Elm Row\n2 Oak Lane',
    ],
    [
      'a number that is shown in part [Q9.10]',
      field('mprn', { widget: 'mprn-lookup' }),
      '1234567890',
      '*234567***',
    ],
    ['what nobody should read', field('account', { ui: { masked: true } }), '66374958', 'ending in 58'],
  ])('say %s in words [S2.03]', (_case, one, value, words) => {
    expect(said(one, value)).toBe(words);
  });

  it('leave out what was not answered [S2.03]', () => {
    expect(said(field('name'), '')).toBeUndefined();
    expect(said(field('agree'), null)).toBeUndefined();
    // The address says it, and whether it was found or written.
    expect(said(field('postcode', { ui: { helps: true } }), 'NR21NH')).toBeUndefined();
    expect(said(field('manually', { widget: 'checkbox', ui: { helps: true } }), false)).toBeUndefined();
  });
});
