import { describe, expect, it } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import { buildModel } from '../../src/engine/model.ts';
import {
  aCard,
  aJourney,
  definitionsOf,
  errorsOf,
  modelOf,
  play,
  stateWith,
  stepOf,
  trade,
} from '../builders.ts';

describe('a card used for one fuel', () => {
  const supplier = aCard(
    'supplier',
    { supplierId: { title: 'Supplier of {for}', type: 'number' }, tariff: { title: 'Tariff' } },
    {
      title: '{for} now',
      order: ['supplierId', 'failed', 'group'],
      groups: { group: { items: ['tariff'] } },
      notices: { failed: { text: '{failure.look}' } },
      show: {
        tariff: { supplierId: { set: true }, 'lookup.suppliers': 'ready' },
        failed: { 'failure.look': { set: true } },
      },
      require: { supplierId: true, tariff: { 'tariff.fixed': true } },
      ui: {
        supplierId: { widget: 'select', lookup: 'suppliers', shown: { from: 'supplierId' }, action: 'look' },
        tariff: {
          widget: 'x',
          options: [{ value: 1, label: 'One', mark: 'supplierId', when: { supplierId: 8 } }],
        },
      },
      rules: [{ field: 'supplierId', when: { 'step.for': 'gas' }, must: { minimum: 5 } }],
      presets: { supplierId: { from: 'shared' } },
      onEnter: [{ run: 'look', with: { id: { from: 'supplierId' } } }],
      onChange: {
        supplierId: [{ clear: ['tariff', 'lookup.suppliers'] }, { set: { shared: { from: 'supplierId' } } }],
      },
    },
  );
  const shared = aCard('shared', { shared: { title: 'Shared' } });
  const steps = [{ card: 'supplier' }, { card: 'supplier', for: 'gas' }, { card: 'shared' }];
  const model = buildModel(
    definitionsOf({ cards: [supplier, shared], journeys: [aJourney('main', steps, { reveal: 'all' })] }),
    'main',
    trade,
  );

  it('gets the prefix everywhere that its own fields and lists are named', () => {
    const [plain, gas] = model.steps;
    expect(model.steps.map(({ id }) => id)).toEqual(['supplier', 'supplier.gas', 'shared']);
    expect(Object.keys(gas?.card.schema.properties ?? {})).toEqual(['gasSupplierId', 'gasTariff']);
    expect(gas?.card).toMatchObject({
      order: ['gasSupplierId', 'failed', 'group'],
      groups: { group: { items: ['gasTariff'] } },
      show: {
        gasTariff: { gasSupplierId: { set: true }, 'lookup.gasSuppliers': 'ready' },
        failed: { 'failure.look.gas': { set: true } },
      },
      require: { gasSupplierId: true, gasTariff: { 'gasTariff.fixed': true } },
      ui: {
        gasSupplierId: { lookup: 'gasSuppliers', shown: { from: 'gasSupplierId' } },
        gasTariff: { options: [{ mark: 'gasSupplierId', when: { gasSupplierId: 8 } }] },
      },
      rules: [{ field: 'gasSupplierId' }],
      presets: { gasSupplierId: { from: 'shared' } },
      onEnter: [{ run: 'look', with: { id: { from: 'gasSupplierId' } } }],
      onChange: {
        gasSupplierId: [
          { clear: ['gasTariff', 'lookup.gasSuppliers'] },
          { set: { shared: { from: 'gasSupplierId' } } },
        ],
      },
    });
    expect(plain?.card.schema).toEqual(supplier.schema);
  });

  it('fills {for}, reads its own failures and validates by the names that the card uses', () => {
    const state = stateWith(
      { gasSupplierId: 3, supplierId: 3 },
      { failures: { 'look.gas': { message: 'No [list]' } } },
    );
    const { card } = stepOf(model, state, 'supplier.gas');
    expect(card.title).toBe('gas now');
    expect(card.for).toBe('gas');
    expect(card.items[1]).toMatchObject({ name: 'failed', text: 'No \\[list\\]' });
    expect(errorsOf(model, state, 'gasSupplierId')).toEqual(["Supplier of gas can't be less than 5"]);
    expect(errorsOf(model, state, 'supplierId')).toEqual([]);
    expect(errorsOf(model, stateWith({ gasSupplierId: 'x' }), 'gasSupplierId')).toEqual([
      'Supplier of gas is invalid.',
    ]);
  });

  it('asks for effects with its fuel and waits for its own call alone', () => {
    const entered = play(model, stateWith({ gasSupplierId: 8, supplierId: 9 }));
    expect(entered.effects).toEqual([
      { effect: 'look', with: { id: 9 } },
      { effect: 'look', for: 'gas', with: { id: 8 } },
    ]);
    const call = { effect: 'look', for: 'gas', with: {} };
    const { state } = answer(model, entered.state, { kind: 'started', call });
    expect(stepOf(model, state, 'supplier.gas').card).toMatchObject({
      waiting: 'One moment, please.',
      valid: false,
      errors: [],
    });
    expect(stepOf(model, state, 'supplier').card.waiting).toBeUndefined();
    const done = answer(model, state, { kind: 'finished', call, outcome: {} }).state;
    expect(stepOf(model, done, 'supplier.gas').card.valid).toBe(true);
  });
});

describe('a condition of a card with several keys', () => {
  it('asks for all of them, a comparison beside "not" too', () => {
    const show = { b: { a: 'yes', not: { c: 'no' } } };
    const model = modelOf([aCard('card', { a: {}, b: {}, c: {} }, { show })]);
    const isShown = (answers: Readonly<Record<string, string>>) =>
      stepOf(model, stateWith(answers), 'card').card.fields.some(({ name }) => name === 'b');
    expect(isShown({ a: 'yes' })).toBe(true);
    expect(isShown({ a: 'other' })).toBe(false);
    expect(isShown({ a: 'yes', c: 'no' })).toBe(false);
  });
});

describe('a model', () => {
  it('names a journey or a card that is not there', () => {
    const definitions = definitionsOf({ cards: [], journeys: [aJourney('main', [{ card: 'gone' }])] });
    expect(() => buildModel(definitions, 'other', trade)).toThrow('no journey "other"');
    expect(() => buildModel(definitions, 'main', trade)).toThrow('card "gone"');
  });

  it('does not go round when a journey names itself', () => {
    const card = aCard('card', { a: {} }, { ui: { a: { widget: 'journey-dialog', journey: 'main' } } });
    expect(modelOf([card]).nested.size).toBe(0);
  });
});
