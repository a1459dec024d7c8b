import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Effect } from '../../src/effects/effect.ts';
import type { Json, Outcome } from '../../src/engine/types.ts';
import { createJourneyStore, type JourneyOptions } from '../../src/runtime/store.ts';
import { smallDefinitions } from './definitions.ts';

const quick = (outcome: Outcome, done: string[] = [], name = ''): Effect => ({
  needs: [],
  run: async () => {
    done.push(name);
    return outcome;
  },
  failed: () => ({}),
});

function storeWith(effects: Record<string, Effect>, more: Partial<JourneyOptions> = {}) {
  return createJourneyStore({
    definitions: smallDefinitions,
    journey: 'small',
    world: Promise.resolve({ effects, api: () => Promise.reject(new Error('No call is expected.')) }),
    today: '2026-11-21',
    session: {},
    brand: {},
    averages: {},
    ...more,
  });
}

const openIds = (store: ReturnType<typeof storeWith>) =>
  store.view.getState().steps.flatMap(({ id, open }) => (open ? id : []));

describe('the journey store', () => {
  it('opens with presets, once [Q3.02]', () => {
    const store = storeWith({});
    store.enter();
    store.change('place', 'Leeds');
    store.enter();
    expect(store.view.getState().state.answers).toEqual({ shape: 'round', place: 'Leeds' });
  });

  it('opens the next card when the one before is valid [Q2.11]', () => {
    const store = storeWith({});
    store.enter();
    expect(openIds(store)).toEqual(['place']);
    store.change('place', 'Leeds');
    expect(openIds(store)).toEqual(['place', 'colour']);
  });

  it('keeps the identity of a card that a change does not concern', () => {
    const store = storeWith({});
    store.enter();
    store.change('place', 'Leeds');
    const before = store.view.getState().steps[0];
    store.change('colour', 'red');
    expect(store.view.getState().steps[0]).toBe(before);
  });

  it('runs the submit effects in order', async () => {
    const done: string[] = [];
    const store = storeWith({ first: quick({}, done, 'first'), second: quick({}, done, 'second') });
    expect(await store.submit(store.view.getState().model)).toBe(true);
    expect(done).toEqual(['first', 'second']);
  });

  it('stops at the first failure, says it, and keeps the answers [Q8.02]', async () => {
    const done: string[] = [];
    const failure = { heading: 'Error', message: 'No quote today' };
    const store = storeWith({ first: quick({ failure }), second: quick({}, done, 'second') });
    store.enter();
    store.change('place', 'Leeds');
    expect(await store.submit(store.view.getState().model)).toBe(false);
    const view = store.view.getState();
    expect(done).toEqual([]);
    expect(view.failure).toEqual({ ...failure, journey: 'small' });
    expect(view.submitting).toBeUndefined();
    expect(view.state.answers.place).toBe('Leeds');
  });

  it('ignores a second press while the first is under way', async () => {
    const done: string[] = [];
    const store = storeWith({ first: quick({}, done, 'first'), second: quick({}, done, 'second') });
    const { model } = store.view.getState();
    const results = await Promise.all([store.submit(model), store.submit(model)]);
    expect(results).toEqual([true, false]);
    expect(done).toEqual(['first', 'second']);
  });

  it('does not go on with answers that changed while it was sending', async () => {
    const done: string[] = [];
    let land: (outcome: Outcome) => void = () => undefined;
    const first: Effect = {
      needs: [],
      run: () => new Promise((resolve) => (land = resolve)),
      failed: () => ({}),
    };
    const store = storeWith({ first, second: quick({}, done, 'second') });
    await Promise.resolve();
    const submitted = store.submit(store.view.getState().model);
    await vi.waitFor(() => expect(store.view.getState().state.pending.first).toBeDefined());
    store.change('place', 'York');
    land({});
    expect(await submitted).toBe(false);
    expect(done).toEqual([]);
    expect(store.view.getState().failure?.message).toContain('changed');
  });

  it('tells of a new session, to be kept [Q4.50]', async () => {
    const kept: Readonly<Record<string, Json>>[] = [];
    const store = storeWith(
      { saving: quick({ sources: { session: { switchId: 7 } } }) },
      { session: { uid: 'u' }, onSession: (session) => kept.push(session) },
    );
    await store.run('saving');
    expect(kept.at(-1)).toEqual({ uid: 'u', switchId: 7 });
  });

  it('takes new definitions and keeps the answers', () => {
    const store = storeWith({});
    store.enter();
    store.change('place', 'Leeds');
    const { place, colour } = smallDefinitions.cards;
    if (!place || !colour) throw new Error('The small journey lost its cards.');
    store.redefine({ ...smallDefinitions, cards: { place: { ...place, title: 'Which town?' }, colour } });
    const view = store.view.getState();
    expect(view.steps[0]?.card.title).toBe('Which town?');
    expect(view.state.answers.place).toBe('Leeds');
  });
});

describe('the overlay of long calls', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const long = (): { effect: Effect; land: () => void } => {
    let land: () => void = () => undefined;
    const run = () => new Promise<Outcome>((resolve) => (land = () => resolve({})));
    return { effect: { needs: [], loader: 'quote', run, failed: () => ({}) }, land: () => land() };
  };

  it('shows after 2,000 ms and goes when the call ends [Q4.40]', async () => {
    const { effect, land } = long();
    const store = storeWith({ long: effect });
    const ran = store.run('long');
    await vi.advanceTimersByTimeAsync(1999);
    expect(store.view.getState().loader).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(store.view.getState().loader).toBe('quote');
    land();
    await ran;
    expect(store.view.getState().loader).toBeUndefined();
  });

  it('never shows for a call that ends sooner [Q4.40]', async () => {
    const { effect, land } = long();
    const store = storeWith({ long: effect });
    const ran = store.run('long');
    await vi.advanceTimersByTimeAsync(1000);
    land();
    await ran;
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.view.getState().loader).toBeUndefined();
  });

  it('shows at once when asked to [Q4.40]', async () => {
    const { effect, land } = long();
    const store = storeWith({ long: effect }, { loaderDelay: 0 });
    const ran = store.run('long');
    await vi.advanceTimersByTimeAsync(0);
    expect(store.view.getState().loader).toBe('quote');
    land();
    await ran;
  });
});
