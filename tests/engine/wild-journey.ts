import fc from 'fast-check';
import { energy } from '../../src/energy/trade.ts';
import { buildModel } from '../../src/engine/model.ts';
import { emptyState } from '../../src/engine/state.ts';
import type { Change, Json } from '../../src/engine/types.ts';
import { aCard, aJourney, definitionsOf, today, trade } from '../builders.ts';

/** Every answer of the wild journey, and two names that it does not know. */
export const names = ['a', 'b', 'c', 'd', 'gasA', 'own', 'p', 'q'] as const;
const values = [1, 2, 'x', '', null, true, false, { part: 1 }, today] satisfies Json[];

const definitions = definitionsOf({
  cards: [
    aCard(
      'tabs',
      { a: { title: 'A' }, b: { title: 'B', type: ['number', 'null', 'string'], maximum: 1 } },
      {
        order: ['a', 'note'],
        groups: { panel: { items: ['b', 'c'] } },
        notices: { note: { text: '{tariff.name} {fact.kind} {lookup.list.count}' } },
        show: { note: 'is-x', b: { 'fact.kind': ['one', 'two'] } },
        require: { a: { 'meter.known': true }, b: 'is-x' },
        ui: {
          a: {
            widget: 'tabs',
            options: [
              { value: 1, label: '{for}', group: 'panel' },
              { value: 'x', label: 'X', when: { own: { set: true } } },
            ],
          },
          b: { widget: 'x', action: 'look', lookup: 'list', unit: { from: 'fact.kind' } },
        },
        rules: [
          {
            field: 'b',
            when: { own: 1 },
            must: { minimum: 1 },
            message: '{label}: {fact.kind}, {lookup.list.count}',
          },
          { field: 'a', when: { q: 'x' }, must: false },
          { field: 'b', check: 'not-in-the-past', message: 'Not {a.part} {meter.known}' },
        ],
        onChange: {
          a: [{ set: { c: { from: 'a' } }, when: { not: 'is-x' } }, { run: 'look' }],
          'lookup.list': [{ clear: ['b'] }],
        },
      },
    ),
    aCard(
      'again',
      { a: { title: 'A of {for}' }, d: { title: 'D' } },
      {
        show: { d: { 'a.part': 1 } },
        require: { a: { any: [{ own: { set: false } }, { 'step.for': 'gas' }] } },
        presets: { d: { from: 'p' } },
        onEnter: [
          { set: { q: 2 }, when: { a: 2 } },
          { run: 'track', with: { a: { from: 'a' } } },
        ],
        onChange: { meter: [{ set: { a: { from: 'meter.known' } } }], q: [{ clear: ['a'] }] },
      },
    ),
    aCard(
      'last',
      { c: { title: 'C', type: 'boolean' }, p: { title: 'P' }, q: { title: 'Q' } },
      {
        show: {
          p: { 'failure.look': { set: true } },
          q: { all: [{ 'pending.look': true }, { not: 'is-x' }] },
        },
        require: { c: true, p: true, q: true },
        onChange: {
          p: [{ set: { q: { from: 'p' } } }],
          q: [
            { set: { p: 1 }, when: { q: 2 } },
            { set: { p: 2 }, when: { q: 1 } },
          ],
        },
      },
    ),
  ],
  journeys: [
    aJourney(
      'main',
      [
        { card: 'tabs' },
        { card: 'again', for: 'gas', when: { not: { 'fact.kind': 'two' } } },
        { card: 'last' },
      ],
      {
        schema: { type: 'object', properties: { own: {} } },
        presets: { own: 1 },
        onChange: { own: [{ clear: ['meter'] }] },
      },
    ),
  ],
  conditions: { 'is-x': { says: 'it is x', when: { any: [{ a: 'x' }, { 'fact.kind': 'two' }] } } },
  facts: {
    kind: {
      says: 'the kind',
      first: [
        { when: { own: 1 }, value: 'one' },
        { when: { 'fact.inner': true }, value: 'two' },
      ],
      otherwise: { from: 'gasA' },
    },
    inner: { says: 'inner', first: [{ when: { c: [true, 1], 'meter.known': true }, value: true }] },
  },
});

/** The wild journey's model, with nothing kept from before. */
export const fresh = () => buildModel(definitions, 'main', trade);

const value = fc.constantFrom<Json | undefined>(undefined, ...values);
const call = fc.constantFrom({ effect: 'look', with: {} }, { effect: 'track', for: 'gas', with: { a: 1 } });
const lookup = fc.record({
  status: fc.constantFrom('unknown', 'pending', 'ready', 'failed'),
  items: fc.array(fc.constantFrom({ value: 1, label: 'One' }, { value: 2, label: 'Two' }), { maxLength: 2 }),
});
const outcome = fc.record(
  {
    set: fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 2 }),
    lookups: fc.record({ list: lookup }, { requiredKeys: [] }),
    sources: fc.record({ meter: fc.record({ known: fc.constantFrom(true, false) }) }, { requiredKeys: [] }),
    failure: fc.constant({ message: 'No luck' }),
  },
  { requiredKeys: [] },
);
const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('answer'), field: fc.constantFrom(...names), value }),
  },
  { weight: 1, arbitrary: fc.constant<Change>({ kind: 'enter' }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('press'), field: fc.constantFrom(...names) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('started'), call }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('finished'), call, outcome }) },
);
/** Any course of changes. */
export const changes = fc.array(change, { minLength: 1, maxLength: 25 });

/** The state before anything happened. */
export const start = emptyState(energy, today);
