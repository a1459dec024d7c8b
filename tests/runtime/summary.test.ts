import { describe, expect, it } from 'vitest';
import type { ResolvedCard, ResolvedField, ResolvedGroup, ResolvedItem } from '../../src/engine/types.ts';
import { sayCard } from '../../src/runtime/summary-lines.ts';
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

const card = (fields: ResolvedField[], items: readonly ResolvedItem[] = fields): ResolvedCard => ({
  id: 'x',
  card: 'x',
  title: 'About x',
  items,
  panels: {},
  fields,
  errors: [],
  valid: true,
});

const options = [
  { value: 1, label: 'The first' },
  { value: 'tab', label: 'A tab', group: 'panel' },
];

describe('the answers of a card in words', () => {
  it.each([
    ['the label of a choice', field('a', { options }), 1, 'The first'],
    ['a figure with its unit', field('a', { ui: { suffix: 'kWh' } }), 11500, '11,500 kWh'],
    ['money', field('a', { ui: { prefix: '£' } }), 1200, '£1,200'],
    ['money with pence', field('a', { ui: { prefix: '£' } }), 60.5, '£60.50'],
    ['a day [Q9.12]', field('a'), '2027-03-31', '31-03-2027'],
    ['a word', field('a'), 'yes', 'Yes'],
    ['a postcode with its space', field('a', { widget: 'postcode-search' }), 'NR21NH', 'NR2 1NH'],
    ['a share', field('a', { widget: 'share-slider' }), 42, '42%'],
    ['an only yes', field('a', { widget: 'yes-no' }), 'yes', 'Yes'],
  ])('says %s', (_, one, value, said) => {
    expect(sayCard(card([one]), { a: value }, widgets)).toBe(said);
  });

  it.each([
    ['a tab', field('a', { options }), 'tab'],
    ['a choice that is not in the list any more', field('a', { options }), 33],
    ['what has no words', field('a'), { id: 1 }],
    ['nothing', field('a'), null],
  ])('leaves out %s', (_, one, value) => {
    expect(sayCard(card([one]), { a: value }, widgets)).toBe('');
  });

  it('reads a line of controls as one sentence, with the words above it', () => {
    const use = field('use', { ui: { suffix: 'kWh' } });
    const period = field('period', { options: [{ value: 1, label: 'a year' }] });
    const line: ResolvedGroup = { kind: 'group', name: 'line', layout: 'sentence', items: [use, period] };
    const gas: ResolvedGroup = { kind: 'group', name: 'gas', legend: 'Gas', layout: 'panel', items: [line] };
    const said = sayCard(card([use, period], [gas]), { use: 11800, period: 1 }, widgets);
    expect(said).toBe('Gas 11,800 kWh a year');
  });

  it('says a tick by its label where the card has nothing but ticks, and leaves it out among other answers', () => {
    const ticks = [field('terms', { label: 'Terms' }), field('news', { label: 'News' })];
    expect(sayCard(card(ticks), { terms: true, news: null }, widgets)).toBe('Terms');
    expect(sayCard(card([...ticks, field('a')]), { terms: true, a: 'x y' }, widgets)).toBe('X y');
    expect(sayCard(card(ticks), { terms: null }, widgets)).toBe('');
  });

  it('says once what two answers hold, and no yes among other answers', () => {
    const fields = [
      field('postcode', { widget: 'postcode-search' }),
      field('address', { options: [{ value: 1, label: '1 High Street, NR2 1NH' }] }),
      field('only', { widget: 'yes-no' }),
    ];
    const said = sayCard(card(fields), { postcode: 'NR21NH', address: 1, only: 'yes' }, widgets);
    expect(said).toBe('1 High Street, NR2 1NH');
  });
});
