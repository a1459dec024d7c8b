import { describe, expect, it } from 'vitest';
import type { VariantDefinition } from '../../src/engine/types.ts';
import { applyVariant, withVariant } from '../../src/engine/variant.ts';
import { aCard, definitionsOf } from '../builders.ts';

const consent = (title: string) => ({ title, type: ['boolean', 'null'] });
const card = aCard(
  'terms',
  {
    credit: consent('Credit Check'),
    gas: consent('Gas meter'),
    power: consent('Power meter'),
    last: { title: 'Last' },
  },
  {
    order: ['credit', 'meters', 'note', 'last'],
    groups: { meters: { items: ['gas', 'power'], legend: 'Meters' } },
    ui: { credit: { widget: 'agreement', text: 'I agree' } },
    notices: { note: { tone: 'info', text: 'Note' } },
    show: { credit: false },
    require: { gas: true, credit: true },
    presets: { gas: true },
  },
);
const variant = (parts: Partial<VariantDefinition>): VariantDefinition => ({
  owners: [1],
  name: 'One',
  card: 'terms',
  ...parts,
});

describe('a supplier variant', () => {
  it.each<[string, Partial<VariantDefinition>, object]>([
    ['shows', { show: { credit: true } }, { show: { credit: true } }],
    [
      'requires',
      { require: { gas: false, last: 'x' } },
      { require: { gas: false, credit: true, last: 'x' } },
    ],
    [
      'presets, null included',
      { presets: { gas: null, power: false } },
      { presets: { gas: null, power: false } },
    ],
    [
      'hides and lifts the requirement',
      { hide: ['gas', 'note'] },
      { show: { credit: false, gas: false, note: false }, require: { gas: false, credit: true } },
    ],
    [
      'hides the items of a group',
      { hide: ['meters'] },
      {
        show: { credit: false, gas: false, power: false },
        require: { gas: false, power: false, credit: true },
      },
    ],
    [
      'draws a field with another widget',
      { widget: { credit: 'yes-no' } },
      { ui: { credit: { widget: 'yes-no', text: 'I agree' } } },
    ],
    ['rewords a title', { text: { gas: 'New' } }, { schema: { properties: { gas: { title: 'New' } } } }],
    [
      'rewords the text of a box and keeps its title',
      { text: { credit: 'New' } },
      { ui: { credit: { text: 'New' } }, schema: { properties: { credit: { title: 'Credit Check' } } } },
    ],
    [
      'calls a field by another short name, whatever stands beside its box',
      { title: { credit: 'Checks' } },
      { ui: { credit: { text: 'I agree' } }, schema: { properties: { credit: { title: 'Checks' } } } },
    ],
    ['rewords a notice', { text: { note: 'New' } }, { notices: { note: { tone: 'info', text: 'New' } } }],
    ['rewords a legend', { text: { meters: 'New' } }, { groups: { meters: { legend: 'New' } } }],
    [
      'shows a notice of its own when it says, and hides one',
      { notices: { more: { text: 'x' }, less: { text: 'y' } }, show: { more: 'moving' }, hide: ['less'] },
      { order: [...card.order, 'more', 'less'], show: { credit: false, more: 'moving', less: false } },
    ],
    ['adds a notice at the end', { notices: { more: { text: 'x' } } }, { order: [...card.order, 'more'] }],
    [
      'adds a notice at its place',
      { notices: { more: { text: 'x', place: 'before power' } } },
      { groups: { meters: { items: ['gas', 'more', 'power'] } }, notices: { more: { text: 'x' } } },
    ],
    [
      'replaces a notice where it stands',
      { notices: { note: { text: 'x' } } },
      { order: card.order, notices: { note: { text: 'x' } } },
    ],
    ['places first', { place: { last: 'first' } }, { order: ['last', 'credit', 'meters', 'note'] }],
    ['places last', { place: { credit: 'last' } }, { order: ['meters', 'note', 'last', 'credit'] }],
    ['places after', { place: { credit: 'after note' } }, { order: ['meters', 'note', 'credit', 'last'] }],
    [
      'places into a group',
      { place: { credit: 'after gas' } },
      { order: ['meters', 'note', 'last'], groups: { meters: { items: ['gas', 'credit', 'power'] } } },
    ],
  ])('%s', (_, parts, expected) => {
    const { card: result, errors } = applyVariant(card, variant(parts), {});
    expect(errors).toEqual([]);
    expect(result).toMatchObject(expected);
  });

  it('hides the items of groups that hold each other', () => {
    const round = { ...card, groups: { one: { items: ['two', 'gas'] }, two: { items: ['one', 'power'] } } };
    const { card: result } = applyVariant(round, variant({ hide: ['one'] }), {});
    expect(result.show).toEqual({ credit: false, gas: false, power: false });
  });

  it('tells of a replaced notice that its words come from the variant', () => {
    const { origins } = applyVariant(card, variant({ notices: { note: { text: 'x' } } }), {});
    expect(origins['text.note']).toEqual({ layer: 'One', path: 'notices.note' });
  });

  it('removes a notice with null', () => {
    const { card: result } = applyVariant(card, variant({ notices: { note: null } }), {});
    expect(result.notices).toEqual({});
    expect(result.order).toEqual(['credit', 'meters', 'last']);
  });

  it('lays itself over what it extends, and tells which file each line comes from', () => {
    const parents = {
      root: variant({ show: { credit: true }, text: { gas: 'Root', power: 'Root' }, hide: ['last'] }),
      middle: variant({ extends: 'root', text: { gas: 'Middle' } }),
    };
    const {
      card: result,
      origins,
      errors,
    } = applyVariant(card, variant({ extends: 'middle', show: { last: true } }), parents);
    expect(errors).toEqual([]);
    expect(result.schema.properties).toMatchObject({ gas: { title: 'Middle' }, power: { title: 'Root' } });
    expect(result.show).toEqual({ credit: true, last: true });
    expect(origins).toEqual({
      'show.credit': { layer: 'root', path: 'show.credit' },
      'show.last': { layer: 'One', path: 'show.last' },
      'require.gas': { layer: 'terms', path: 'require.gas' },
      'require.credit': { layer: 'terms', path: 'require.credit' },
      'require.last': { layer: 'root', path: 'hide.last' },
      'presets.gas': { layer: 'terms', path: 'presets.gas' },
      'notices.note': { layer: 'terms', path: 'notices.note' },
      'text.note': { layer: 'terms', path: 'notices.note.text' },
      'text.credit': { layer: 'terms', path: 'ui.credit.text' },
      'text.meters': { layer: 'terms', path: 'groups.meters.legend' },
      'text.gas': { layer: 'middle', path: 'text.gas' },
      'text.power': { layer: 'root', path: 'text.power' },
      'text.last': { layer: 'terms', path: 'schema.properties.last.title' },
    });
  });

  it.each<[string, Partial<VariantDefinition>, string]>([
    ['show', { show: { nothing: true } }, 'One: show.nothing names nothing that card "terms" holds.'],
    ['hide', { hide: ['nothing'] }, 'One: hide.nothing names nothing that card "terms" holds.'],
    ['require', { require: { note: true } }, 'One: require.note names nothing that card "terms" holds.'],
    ['presets', { presets: { meters: 1 } }, 'One: presets.meters names nothing that card "terms" holds.'],
    [
      'widget',
      { widget: { nothing: 'yes-no' } },
      'One: widget.nothing names nothing that card "terms" holds.',
    ],
    ['text', { text: { constructor: 'x' } }, 'One: text.constructor names nothing that card "terms" holds.'],
    [
      'a notice that is a field',
      { notices: { gas: { text: 'x' } } },
      'One: notices.gas names nothing that card "terms" holds.',
    ],
    [
      'a notice to remove',
      { notices: { more: null } },
      'One: notices.more names nothing that card "terms" holds.',
    ],
    [
      'a place',
      { place: { gas: 'before nothing' } },
      'One: place.gas names nothing that card "terms" holds.',
    ],
    [
      'a place of words',
      { place: { gas: 'upstairs' } },
      'One: place.gas names nothing that card "terms" holds.',
    ],
    ['what it extends', { extends: 'nothing' }, 'One extends "nothing", which is not a variant.'],
    ['a circle', { extends: 'loop' }, 'loop extends "loop", which leads back to itself.'],
    ['another card', { card: 'other' }, 'One is for card "other", not for card "terms".'],
  ])('says what is wrong with %s and applies the rest', (_, parts, message) => {
    const result = applyVariant(card, variant(parts), { loop: variant({ extends: 'loop' }) });
    expect(result.errors).toEqual([message]);
    expect(result.card).toEqual(card);
  });

  it('changes its own card of the definitions and no other', () => {
    const other = aCard('other', { one: {} });
    const definitions = definitionsOf({ cards: [card, other], journeys: [] });
    const changed = withVariant(definitions, {
      name: 'one',
      variant: variant({ hide: ['gas'] }),
      parents: {},
    });
    expect(changed.cards.terms?.show).toMatchObject({ gas: false });
    expect(changed.cards.other).toBe(other);
    const strange = { name: 'one', variant: variant({ card: 'nothing' }), parents: {} };
    expect(withVariant(definitions, strange)).toBe(definitions);
  });
});
