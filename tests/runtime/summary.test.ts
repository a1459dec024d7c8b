import { describe, expect, it } from 'vitest';
import type { Answers, ResolvedField, ResolvedGroup, ResolvedStep } from '../../src/engine/types.ts';
import { summarise as summariseWith } from '../../src/runtime/summary-lines.ts';
import { widgets } from '../../widgets/registry.ts';

const field = (name: string, more: Partial<ResolvedField> = {}): ResolvedField => ({
  kind: 'field',
  name,
  widget: 'text-field',
  label: name,
  required: true,
  ui: {},
  ...more,
});

const step = (id: string, fields: ResolvedField[], valid = true, open = true): ResolvedStep => ({
  id,
  present: true,
  open,
  card: { id, card: id, title: `About ${id}`, items: fields, panels: {}, fields, errors: [], valid },
});

const options = [
  { value: 1, label: 'The first' },
  { value: 'tab', label: 'A tab', group: 'panel' },
];

const summarise = (steps: readonly ResolvedStep[], answers: Answers) =>
  summariseWith(steps, answers, widgets);

describe('the summary of answers', () => {
  it.each([
    ['the label of a choice', field('a', { options }), 1, 'The first'],
    ['a figure with its unit', field('a', { ui: { suffix: 'kWh' } }), 11500, '11,500 kWh'],
    ['money', field('a', { ui: { prefix: '£' } }), 1200, '£1,200'],
    ['a day [Q9.12]', field('a'), '2027-03-31', '31-03-2027'],
    ['a word', field('a'), 'yes', 'Yes'],
    ['a postcode with its space', field('a', { widget: 'postcode-search' }), 'NR21NH', 'NR2 1NH'],
    ['a share', field('a', { widget: 'share-slider' }), 42, '42%'],
    ['an only yes', field('a', { widget: 'yes-no' }), 'yes', 'Yes'],
  ])('says %s', (_, one, value, said) => {
    expect(summarise([step('x', [one])], { a: value }).lines).toEqual([{ id: 'x', title: 'About x', said }]);
  });

  it.each([
    ['a tick', field('a'), true],
    ['a tab', field('a', { options }), 'tab'],
    ['a choice that is not in the list any more', field('a', { options }), 33],
    ['what has no words', field('a'), { id: 1 }],
    ['nothing', field('a'), null],
  ])('leaves out %s', (_, one, value) => {
    expect(summarise([step('x', [one])], { a: value }).lines).toEqual([]);
  });

  it('reads a line of controls as one sentence, with the words above it', () => {
    const use = field('use', { ui: { suffix: 'kWh' } });
    const period = field('period', { options: [{ value: 1, label: 'a year' }] });
    const line: ResolvedGroup = { kind: 'group', name: 'line', layout: 'sentence', items: [use, period] };
    const gas: ResolvedGroup = { kind: 'group', name: 'gas', legend: 'Gas', layout: 'panel', items: [line] };
    const usage = step('usage', [use, period]);
    const lines = summarise([{ ...usage, card: { ...usage.card, items: [gas] } }], {
      use: 11800,
      period: 1,
    }).lines;
    expect(lines.map(({ said }) => said)).toEqual(['Gas 11,800 kWh a year']);
  });

  it('says once what two answers hold, and no yes among other answers', () => {
    const fields = [
      field('postcode', { widget: 'postcode-search' }),
      field('address', { options: [{ value: 1, label: '1 High Street, NR2 1NH' }] }),
      field('only', { widget: 'yes-no' }),
    ];
    const [line] = summarise([step('home', fields)], { postcode: 'NR21NH', address: 1, only: 'yes' }).lines;
    expect(line?.said).toBe('1 High Street, NR2 1NH');
  });

  it('names the first open card that is not done as the next step', () => {
    const steps = [step('x', [field('a')]), step('y', [field('b')], false), step('z', [], false, false)];
    expect(summarise(steps, { a: 'done', b: 'half' })).toEqual({
      lines: [{ id: 'x', title: 'About x', said: 'Done' }],
      next: { id: 'y', title: 'About y' },
    });
  });

  it('has no next step when all is done', () => {
    expect(summarise([step('x', [field('a')])], { a: 'done' }).next).toBeUndefined();
  });
});
