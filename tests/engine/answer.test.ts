import { describe, expect, it } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import { valuesOf } from '../../src/engine/path.ts';
import type { CardDefinition, Change, Consequence } from '../../src/engine/types.ts';
import { aCard, modelOf, play, says, stateWith } from '../builders.ts';

const any = { title: 'Any' };

/** One card with fields a, b, c and d. */
function oneCard(parts: Partial<CardDefinition>) {
  return modelOf([aCard('card', { a: any, b: any, c: any, d: any }, parts)]);
}

describe('an answer', () => {
  it('is stored, and an equal one changes nothing at all', () => {
    const model = oneCard({});
    const state = play(model, stateWith({})).state;
    const { state: next, changes, effects } = answer(model, state, says('a', { deep: [1] }));
    expect(next.answers).toEqual({ a: { deep: [1] } });
    expect(changes).toEqual([{ field: 'a', by: 'person' }]);
    expect(effects).toEqual([]);
    expect(answer(model, next, says('a', { deep: [1] })).state).toBe(next);
    expect(state.answers).toEqual({});
  });

  it('of an unknown name is dropped, of a closed step or a hidden field is kept', () => {
    const model = modelOf([
      aCard('first', { a: any }, { require: { a: true } }),
      aCard('second', { b: any }, { show: { b: false } }),
    ]);
    const state = play(model, stateWith({})).state;
    expect(answer(model, state, says('__proto__', 1)).state).toBe(state);
    expect(answer(model, state, says('elsewhere', 1)).state).toBe(state);
    expect(answer(model, state, says('b', 1)).state.answers).toEqual({ b: 1 });
  });

  it('taken away is gone, and null is a value', () => {
    const model = oneCard({});
    const state = play(model, stateWith({ a: 1 }), says('a', null)).state;
    expect(state.answers).toEqual({ a: null });
    expect(answer(model, state, says('a', undefined)).state.answers).toEqual({});
  });
});

describe('what follows', () => {
  it.each<[string, Consequence[], object]>([
    ['a set', [{ set: { b: 1 } }], { a: 'x', b: 1, c: 0 }],
    ['a copy', [{ set: { b: { from: 'a' } } }], { a: 'x', b: 'x', c: 0 }],
    [
      'a value that only looks like a copy',
      [{ set: { b: { from: 'a', to: 1 } } }],
      { a: 'x', b: { from: 'a', to: 1 }, c: 0 },
    ],
    ['a copy of nothing clears', [{ set: { c: { from: 'meter.none' } } }], { a: 'x' }],
    ['a clear', [{ clear: ['c'] }], { a: 'x' }],
    ['a condition that fails', [{ set: { b: 1 }, when: { a: 'y' } }], { a: 'x', c: 0 }],
    [
      'one line after another',
      [{ set: { b: 1 } }, { set: { d: 2 }, when: { b: 1 } }],
      { a: 'x', b: 1, c: 0, d: 2 },
    ],
    ['an unknown name', [{ set: { constructor: 1 } }], { a: 'x', c: 0 }],
  ])('%s', (_, onChange, answers) => {
    const model = oneCard({ onChange: { a: onChange } });
    const { state } = play(model, stateWith({ c: 0 }), says('a', 'x'));
    expect(state.answers).toEqual(answers);
  });

  it('settles in depth before the next line is read', () => {
    const model = oneCard({
      onChange: { a: [{ set: { b: 1 } }, { set: { d: { from: 'c' } } }], b: [{ set: { c: 'from b' } }] },
    });
    const { state, changes } = play(model, stateWith({}), says('a', 'x'));
    expect(state.answers).toEqual({ a: 'x', b: 1, c: 'from b', d: 'from b' });
    expect(changes).toEqual([
      { field: 'a', by: 'person' },
      { field: 'b', by: 'consequence' },
      { field: 'c', by: 'consequence' },
      { field: 'd', by: 'consequence' },
    ]);
  });

  it('names the fields of a circle instead of turning for ever', () => {
    const model = oneCard({
      onChange: {
        a: [
          { set: { b: 1 }, when: { a: 1 } },
          { set: { b: 2 }, when: { a: 2 } },
        ],
        b: [
          { set: { a: 2 }, when: { b: 1 } },
          { set: { a: 1 }, when: { b: 2 } },
        ],
      },
    });
    const { loop } = play(model, stateWith({ c: 1 }), says('c', 2), says('a', 1));
    expect(loop).toEqual(['a', 'b']);
  });

  it('is no circle when a long chain ends', () => {
    const names = Array.from({ length: 60 }, (_, index) => `f${index}`);
    const onChange = Object.fromEntries(
      names.slice(1).map((name, index) => [`f${index}`, [{ set: { [name]: { from: `f${index}` } } }]]),
    );
    const model = modelOf([
      aCard('card', Object.fromEntries(names.map((name) => [name, any])), { onChange }),
    ]);
    const { state, loop } = play(model, stateWith({}), says('f0', 1));
    expect(state.answers.f59).toBe(1);
    expect(loop).toBeUndefined();
  });

  it('counts a field that a consequence changes as untouched again [Q4.33]', () => {
    const model = oneCard({ onChange: { a: [{ clear: ['b'] }] } });
    const { state } = play(
      model,
      stateWith({ b: 1, c: 1 }),
      { kind: 'touch', fields: ['a', 'b', 'c', 'unknown', '__proto__'] },
      says('a', 1),
    );
    expect(state.touched).toEqual({ a: true, c: true });
  });

  it('so does one that it leaves as it is: its error goes with the change [Q4.33] [S2.13]', () => {
    const model = oneCard({ onChange: { a: [{ clear: ['b'] }, { set: { c: 1 } }] } });
    const touched: Change = { kind: 'touch', fields: ['a', 'b', 'c'] };
    const { state } = play(model, stateWith({ c: 1 }), touched, says('a', 1));
    expect(state.touched).toEqual({ a: true });
  });

  it('of meter and lists runs when they change, and clear empties them', () => {
    const model = oneCard({
      onChange: {
        a: [{ clear: ['meter', 'lookup.list'] }],
        meter: [{ set: { b: { from: 'meter.mpan' } } }],
        'lookup.list': [{ set: { c: { from: 'lookup.list.count' } } }],
      },
    });
    const call = { effect: 'look', with: {} };
    const outcome = {
      sources: { meter: { mpan: '01' } },
      lookups: { list: { status: 'ready', items: [{ value: 1, label: 'One' }] } },
    } as const;
    const filled = play(model, stateWith({}), { kind: 'finished', call, outcome }).state;
    expect(filled.answers).toEqual({ b: '01', c: 1 });
    const again = answer(model, filled, { kind: 'finished', call, outcome });
    expect(again.changes).toEqual([]);
    const cleared = answer(model, filled, says('a', 1)).state;
    expect(cleared.answers).toEqual({ a: 1, c: 0 });
    expect(valuesOf(cleared, 'meter')).toEqual({});
    expect(cleared.lookups.list).toEqual({ status: 'unknown', items: [] });
  });
});

describe('effects', () => {
  it('are asked for once, after all is settled, with what then stands', () => {
    const model = oneCard({
      onChange: {
        a: [
          { run: 'find', with: { b: { from: 'b' }, none: { from: 'x' }, now: 1 } },
          { run: 'never', when: { b: { set: false } } },
          { set: { b: 2 } },
          { run: 'find', with: { now: 1, b: { from: 'b' } } },
          { run: 'find', with: { b: 3 } },
        ],
      },
    });
    expect(play(model, stateWith({}), says('a', 1)).effects).toEqual([
      { effect: 'find', with: { b: 2, now: 1 } },
      { effect: 'find', with: { b: 3 } },
    ]);
  });

  it('are not asked for by a step that is not present', () => {
    const card = aCard('card', { a: any }, { onChange: { b: [{ run: 'find' }] } });
    const other = aCard('other', { b: any });
    const model = modelOf([card, other], {
      journey: { steps: [{ card: 'card', when: { b: 1 } }, { card: 'other' }] },
    });
    expect(play(model, stateWith({}), says('b', 2)).effects).toEqual([]);
    expect(play(model, stateWith({}), says('b', 1)).effects).toEqual([{ effect: 'find', with: {} }]);
  });

  it('are not asked for by a step that is closed, and asked for when it opens [Q4.32]', () => {
    const first = aCard('first', { a: any }, { require: { a: true }, onChange: { a: [{ set: { b: 1 } }] } });
    const second = aCard(
      'second',
      { b: any },
      { onEnter: [{ run: 'open' }], onChange: { b: [{ run: 'find' }] } },
    );
    const model = modelOf([first, second]);
    const open = answer(model, stateWith({}), says('a', 1));
    expect(open.effects).toEqual([
      { effect: 'find', with: {} },
      { effect: 'open', with: {} },
    ]);
    const call = { effect: 'look', with: {} };
    const closed = answer(model, open.state, says('a', undefined));
    expect(closed.effects).toEqual([]);
    const late = answer(
      model,
      { ...closed.state, answers: { b: 1 } },
      { kind: 'finished', call, outcome: { set: { b: 2 } } },
    );
    expect(late.effects).toEqual([]);
  });

  it('are pending from started to finished, and a failure lasts until the next start', () => {
    const model = oneCard({ ui: { a: { widget: 'x', action: 'look' } } });
    const call = { effect: 'look', with: {} };
    const started = play(model, stateWith({}), { kind: 'started', call }).state;
    expect(started.pending).toEqual({ look: call });
    const outcome = { failure: { message: 'No luck', status: 503 } };
    const failed = answer(model, started, { kind: 'finished', call, outcome }).state;
    expect(failed.pending).toEqual({});
    expect(failed.failures).toEqual({ look: outcome.failure });
    expect(answer(model, failed, { kind: 'started', call }).state.failures).toEqual({});
  });

  it('bring answers, and sources: session is merged, the others replaced', () => {
    const model = oneCard({});
    const before = { meter: { old: 1 }, plan: {}, session: { uid: 'u' }, brand: {}, averages: {} };
    const { state, changes } = play(model, stateWith({ b: 1 }, { sources: before }), {
      kind: 'finished',
      call: { effect: 'look', with: {} },
      outcome: {
        set: { a: 1, b: undefined, other: 2 },
        sources: { meter: { new: 2 }, session: { uuid: 'r' } },
      },
    });
    expect(state.answers).toEqual({ a: 1 });
    expect(changes).toEqual([
      { field: 'a', by: 'effect' },
      { field: 'b', by: 'effect' },
    ]);
    expect(state.sources).toMatchObject({ meter: { new: 2 }, session: { uid: 'u', uuid: 'r' } });
    expect(valuesOf(state, 'meter')).not.toHaveProperty('old');
  });

  it('are asked for by a button though something else makes the answer impossible', () => {
    const model = oneCard({
      ui: { a: { widget: 'x', action: 'look' } },
      rules: [{ field: 'a', must: false, message: 'Look first.' }],
    });
    const { effects, state } = play(model, stateWith({ a: 1 }), { kind: 'press', field: 'a' });
    expect(effects).toEqual([{ effect: 'look', with: {} }]);
    expect(state.touched).toEqual({ a: true });
  });

  it('are asked for by a button when its field is right; else the error shows', () => {
    const model = oneCard({
      ui: { a: { widget: 'x', action: 'look' }, c: { widget: 'x', action: 'look' } },
      require: { a: true },
      show: { c: false },
    });
    const empty = play(model, stateWith({}), { kind: 'press', field: 'a' });
    expect(empty.effects).toEqual([]);
    expect(empty.state.touched).toEqual({ a: true });
    const given = play(model, stateWith({ a: 1 }), { kind: 'press', field: 'a' });
    expect(given.effects).toEqual([{ effect: 'look', with: {} }]);
    expect(given.state.touched).toEqual({ a: true });
    for (const field of ['b', 'c', 'nothing']) {
      expect(play(model, stateWith({ a: 1 }), { kind: 'press', field }).effects).toEqual([]);
    }
  });
});
