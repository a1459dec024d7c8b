import { describe, expect, it } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import { aCard, aJourney, modelOf, play, says, stateWith } from '../builders.ts';

const any = { title: 'Any' };

describe('opening', () => {
  const cards = [
    aCard('first', { a: any }, { require: { a: true }, presets: { a: 'preset' } }),
    aCard(
      'second',
      { b: any, c: any },
      {
        presets: { b: 'preset', c: { from: 'a' } },
        onEnter: [{ set: { d: { from: 'c' } } }, { run: 'find' }],
      },
    ),
    aCard('third', { d: any }),
  ];

  it('presets what was never answered, then follows onEnter, as far as cards open', () => {
    const { state, changes, effects } = play(modelOf(cards), stateWith({ b: null }));
    expect(state.answers).toEqual({ a: 'preset', b: null, c: 'preset', d: 'preset' });
    expect(state.open).toEqual(['first', 'second', 'third']);
    expect(effects).toEqual([{ effect: 'find', with: {} }]);
    expect(changes.map(({ by }) => by)).toEqual(['preset', 'preset', 'consequence']);
  });

  it('happens again when a card closed and opens once more', () => {
    const model = modelOf(cards);
    const open = play(model, stateWith({})).state;
    const closed = answer(model, open, says('a', undefined));
    expect(closed.state.open).toEqual(['first']);
    expect(closed.effects).toEqual([]);
    expect(answer(model, closed.state, says('a', 'again')).effects).toEqual([{ effect: 'find', with: {} }]);
  });

  it('goes on while each preset opens the next card', () => {
    const chain = ['a', 'b', 'c', 'd'].map((name) =>
      aCard(`card-${name}`, { [name]: any }, { require: { [name]: true }, presets: { [name]: 1 } }),
    );
    expect(play(modelOf(chain), stateWith({})).state.open).toEqual(['card-a', 'card-b', 'card-c', 'card-d']);
  });

  it('happens anew when the journey is entered with answers from before', () => {
    const model = modelOf(cards);
    const before = play(model, stateWith({})).state;
    expect(answer(model, before, { kind: 'enter' }).effects).toEqual([{ effect: 'find', with: {} }]);
  });

  it('of the journey presets its own answers and runs first', () => {
    const schema = { type: 'object', properties: { own: { type: 'string' } } } as const;
    const model = modelOf([aCard('card', { a: any })], {
      journey: {
        schema,
        presets: { own: 'x', a: 1 },
        onEnter: [{ run: 'reset' }],
        onChange: { a: [{ set: { own: { from: 'a' } } }] },
      },
    });
    const entered = play(model, stateWith({}));
    expect(entered.effects).toEqual([{ effect: 'reset', with: {} }]);
    expect(entered.state.answers).toEqual({ own: 1, a: 1 });
    expect(play(model, stateWith({ a: 2, own: 'kept' })).state.answers).toEqual({ a: 2, own: 'kept' });
  });
});

describe('a journey inside a field', () => {
  const inner = aJourney('estimate', [{ card: 'rooms' }, { card: 'heat' }], {
    reveal: 'one-per-page',
    onEnter: [{ run: 'load-choices' }],
  });
  const model = modelOf(
    [
      aCard(
        'usage',
        { tab: any, dialog: any },
        {
          show: { dialog: { tab: 'estimate' } },
          ui: { dialog: { widget: 'journey-dialog', journey: 'estimate' } },
        },
      ),
      aCard('rooms', { rooms: any }, { require: { rooms: true }, onChange: { rooms: [{ run: 'count' }] } }),
      aCard('heat', { heat: any }, { presets: { heat: 2 } }),
    ],
    { journey: { steps: [{ card: 'usage' }] }, inner: [inner] },
  );

  it('is entered when its field shows, and its consequences belong to the same answers', () => {
    const shut = play(model, stateWith({}));
    expect(shut.state.open).toEqual(['usage']);
    const shown = answer(model, shut.state, says('tab', 'estimate'));
    expect(shown.state.open).toEqual(['usage', 'estimate/', 'estimate/rooms']);
    expect(shown.effects).toEqual([{ effect: 'load-choices', with: {} }]);
    const counted = answer(model, shown.state, says('rooms', 3));
    expect(counted.effects).toEqual([{ effect: 'count', with: {} }]);
    expect(counted.state.answers).toEqual({ tab: 'estimate', rooms: 3, heat: 2 });
  });
});
