import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, asFailure } from '../../src/energy/api/failure.ts';
import { energy } from '../../src/energy/trade.ts';
import type { Json, Outcome } from '../../src/engine/types.ts';
import type { Effect } from '../../src/runtime/effect.ts';
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
    trade: energy,
    world: Promise.resolve({ effects }),
    today: '2026-11-21',
    session: {},
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

  /** Submits with a first or second effect that lands when it is let, and answers given meanwhile. */
  async function submitMeanwhile(late: 'first' | 'second', outcome: Outcome, ...answers: string[]) {
    const done: string[] = [];
    let land: (outcome: Outcome) => void = () => undefined;
    const held: Effect = {
      needs: [],
      run: () => new Promise((resolve) => (land = resolve)),
      failed: () => ({}),
    };
    const quickly = { first: quick({}, done, 'first'), second: quick({}, done, 'second') };
    const store = storeWith({ ...quickly, [late]: held });
    store.enter();
    store.change('place', 'Leeds');
    await Promise.resolve();
    const submitted = store.submit(store.view.getState().model);
    await vi.waitFor(() => expect(store.view.getState().state.pending[late]).toBeDefined(), {
      timeout: 20_000,
    });
    for (const answer of answers) store.change('place', answer);
    land(outcome);
    return { isDone: await submitted, done, says: store.view.getState().failure?.message };
  }

  it.each([
    ['says nothing of the answers', {}],
    ['writes an answer itself [S4.03]', { set: { shape: 'square' } }],
  ])('does not go on with answers that changed while it was sending, and %s', async (_, outcome) => {
    const { isDone, done, says } = await submitMeanwhile('first', outcome, 'York');
    expect(isDone).toBe(false);
    expect(done).toEqual([]);
    expect(says).toContain('changed');
  });

  it('does not go on by itself where an answer was changed and put back [S4.03]', async () => {
    const { isDone, done } = await submitMeanwhile('first', {}, 'York', 'Leeds');
    expect([isDone, done]).toEqual([false, []]);
  });

  it('does not lead on with the outcome of other answers [Q2.12]', async () => {
    expect((await submitMeanwhile('second', {}, 'York')).isDone).toBe(false);
  });

  it('never calls a failure what its last effect has written as done [S7.06]', async () => {
    const { isDone, says } = await submitMeanwhile('second', { set: { shape: undefined } }, 'York');
    expect([isDone, says]).toEqual([true, undefined]);
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

  /** An effect that takes until the test says so. */
  function long(loader: 'page' | 'quote' = 'quote') {
    const landings: ((outcome: Outcome) => void)[] = [];
    const run: Effect['run'] = ({ signal }) =>
      new Promise((resolve, reject) => {
        landings.push(resolve);
        signal.addEventListener('abort', () => reject(new ApiFailure({ status: 0, aborted: true })));
      });
    const failed: Effect['failed'] = (thrown) => ({ failure: { message: asFailure(thrown).message } });
    const effect: Effect = { needs: [], loader, run, failed };
    return { effect, land: () => landings.shift()?.({}) };
  }

  const shown = (store: ReturnType<typeof storeWith>) => store.view.getState().loader;

  it('shows after 2,000 ms and goes when the call ends [Q4.40]', async () => {
    const { effect, land } = long();
    const store = storeWith({ long: effect });
    void store.run('long');
    await vi.advanceTimersByTimeAsync(1999);
    expect(shown(store)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(shown(store)).toBe('quote');
    await vi.advanceTimersByTimeAsync(5000);
    land();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown(store)).toBeUndefined();
  });

  it('never shows for a call that ends sooner [Q4.40]', async () => {
    const { effect, land } = long();
    const store = storeWith({ long: effect });
    const ran = store.run('long');
    await vi.advanceTimersByTimeAsync(1999);
    land();
    await ran;
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown(store)).toBeUndefined();
  });

  it('does not flash: once there, it stays long enough to be read, and the page changes when it goes [Q4.40]', async () => {
    const { effect, land } = long();
    const store = storeWith({ long: effect });
    const ran = vi.fn();
    void store.run('long').then(ran);
    await vi.advanceTimersByTimeAsync(2001);
    land();
    await vi.advanceTimersByTimeAsync(298);
    expect(shown(store)).toBe('quote');
    expect(ran).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(shown(store)).toBeUndefined();
    expect(ran).toHaveBeenCalledOnce();
  });

  it('shows at once when asked to [Q4.40]', async () => {
    const { effect, land } = long();
    const store = storeWith({ long: effect }, { loaderDelay: 0 });
    void store.run('long');
    await vi.advanceTimersByTimeAsync(0);
    expect(shown(store)).toBe('quote');
    land();
    await vi.advanceTimersByTimeAsync(300);
    expect(shown(store)).toBeUndefined();
  });

  it('is that of the quote while one is made, and of the page again after it [Q4.40]', async () => {
    const page = long('page');
    const quote = long('quote');
    const store = storeWith({ page: page.effect, quote: quote.effect });
    void store.run('page');
    await vi.advanceTimersByTimeAsync(500);
    void store.run('quote');
    await vi.advanceTimersByTimeAsync(1500);
    expect(shown(store)).toBe('page');
    await vi.advanceTimersByTimeAsync(500);
    expect(shown(store)).toBe('quote');
    quote.land();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown(store)).toBe('page');
    page.land();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown(store)).toBeUndefined();
  });

  it('goes when the person gives up; the answers stay, and the same can be asked for again [Q4.40]', async () => {
    const { effect, land } = long();
    const store = storeWith({ first: effect, second: quick({}) });
    store.enter();
    store.change('place', 'Leeds');
    const { model } = store.view.getState();
    const first = store.submit(model);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(shown(store)).toBe('quote');
    store.cancel();
    expect(await first).toBe(false);
    expect(shown(store)).toBeUndefined();
    expect(store.view.getState().failure?.message).toContain('Nothing that you typed is lost');
    expect(store.view.getState().state.answers.place).toBe('Leeds');
    land();
    const second = store.submit(model);
    await vi.advanceTimersByTimeAsync(0);
    land();
    expect(await second).toBe(true);
  });

  it('leaves alone what shows no overlay when the person gives up', async () => {
    let aborted = false;
    const quiet: Effect = {
      needs: [],
      run: ({ signal }) => new Promise(() => signal.addEventListener('abort', () => (aborted = true))),
      failed: () => ({}),
    };
    const store = storeWith({ quiet });
    void store.run('quiet');
    await vi.advanceTimersByTimeAsync(0);
    store.cancel();
    expect(aborted).toBe(false);
  });
});
