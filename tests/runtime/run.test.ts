import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiFailure, asFailure } from '../../src/energy/api/failure.ts';
import { failedLists, ready } from '../../src/energy/effects/effect.ts';
import { energy } from '../../src/energy/trade.ts';
import type { Effect } from '../../src/runtime/effect.ts';
import type { World } from '../../src/runtime/run.ts';
import { createJourneyStore, type JourneyStore } from '../../src/runtime/store.ts';
import { smallDefinitions } from './definitions.ts';

/** A search whose answers come back when the test says so. */
function slowSearch() {
  const waiting: {
    readonly place: string;
    readonly signal: AbortSignal;
    readonly land: (ok: boolean) => void;
  }[] = [];
  const search: Effect = {
    needs: ['place'],
    fills: ['addresses'],
    run: ({ read, signal }) => {
      const place = String(read('place'));
      return new Promise((resolve, reject) => {
        const land = (ok: boolean) =>
          ok
            ? resolve({ lookups: { addresses: ready([{ value: place, label: place }]) } })
            : reject(new ApiFailure({ status: 503 }));
        waiting.push({ place, signal, land });
      });
    },
    failed: (thrown) => failedLists(['addresses'], asFailure(thrown)),
  };
  return { waiting, search };
}

async function smallStore(effects: World['effects'], definitions = smallDefinitions): Promise<JourneyStore> {
  const world = Promise.resolve({ effects });
  const store = createJourneyStore({
    definitions,
    journey: 'small',
    trade: energy,
    world,
    today: '2026-11-21',
    session: {},
  });
  await world;
  await settled();
  return store;
}

/** Lets every promise that can go on go on. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

const stateOf = (store: JourneyStore) => store.view.getState().state;

describe('the runner of effects', () => {
  it('shows what belongs to the present answer, in whatever order late answers and failures come', async () => {
    const place = fc.constantFrom('', 'Leeds', 'York', 'Hull');
    const move = fc.oneof(
      fc.record({ kind: fc.constant('answer' as const), place }),
      fc.record({ kind: fc.constant('land' as const), which: fc.nat(5), ok: fc.boolean() }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 14 }), async (moves) => {
        const { waiting, search } = slowSearch();
        const store = await smallStore({ search });
        for (const step of moves) {
          if (step.kind === 'answer') store.change('place', step.place);
          else if (waiting.length > 0) waiting.splice(step.which % waiting.length, 1)[0]?.land(step.ok);
          await settled();
          const { answers, lookups } = stateOf(store);
          for (const item of lookups.addresses?.items ?? []) expect(item.value).toBe(answers.place);
        }
        for (const one of waiting.splice(0).reverse()) one.land(true);
        await settled();
        const { answers, lookups, pending } = stateOf(store);
        expect(pending).toEqual({});
        expect(lookups.addresses?.status).not.toBe('pending');
        const shown = lookups.addresses?.items.map(({ value }) => value) ?? [];
        expect(shown.every((value) => value === answers.place)).toBe(true);
        store.stop();
      }),
      { numRuns: 200 },
    );
  });

  it('aborts the older of two calls with one key', async () => {
    const { waiting, search } = slowSearch();
    const store = await smallStore({ search });
    store.change('place', 'Leeds');
    store.change('place', 'York');
    expect(waiting.map(({ place, signal }) => [place, signal.aborted])).toEqual([
      ['Leeds', true],
      ['York', false],
    ]);
  });

  it('drops the late failure of the older call', async () => {
    const { waiting, search } = slowSearch();
    const store = await smallStore({ search });
    store.change('place', 'Leeds');
    store.change('place', 'York');
    waiting[0]?.land(false);
    await settled();
    expect(stateOf(store).lookups.addresses?.status).toBe('pending');
    waiting[1]?.land(true);
    await settled();
    expect(stateOf(store).lookups.addresses?.status).toBe('ready');
  });

  it('asks once for a list that is wanted twice at the same time', async () => {
    const { waiting, search } = slowSearch();
    const store = await smallStore({ search });
    store.enter();
    store.change('place', 'Leeds');
    store.press('place');
    expect(waiting).toHaveLength(1);
    waiting[0]?.land(true);
    await settled();
    expect(stateOf(store).lookups.addresses?.status).toBe('ready');
    expect(stateOf(store).pending).toEqual({});
  });

  it('does not ask again for what it has, until something that it needs changes or a person presses [Q7.12]', async () => {
    const { waiting, search } = slowSearch();
    const card = smallDefinitions.cards.place;
    if (!card) throw new Error('The small journey lost its card.');
    const onChange = { ...card.onChange, colour: [{ run: 'search' }] };
    const cards = { ...smallDefinitions.cards, place: { ...card, onChange } };
    const store = await smallStore({ search }, { ...smallDefinitions, cards });
    store.enter();
    store.change('place', 'Leeds');
    waiting[0]?.land(true);
    await settled();
    store.change('colour', 'red');
    expect(waiting).toHaveLength(1);
    store.press('place');
    expect(waiting).toHaveLength(2);
    expect(stateOf(store).lookups.addresses?.items).toHaveLength(1);
    waiting[1]?.land(true);
    await settled();
    store.change('place', 'York');
    expect(waiting).toHaveLength(3);
  });

  it('tries again what failed when a person asks, and never by itself', async () => {
    const { waiting, search } = slowSearch();
    const card = smallDefinitions.cards.place;
    if (!card) throw new Error('The small journey lost its card.');
    const onChange = {
      ...card.onChange,
      'lookup.addresses': [{ run: 'search', when: { 'lookup.addresses': 'failed' } }],
    };
    const cards = { ...smallDefinitions.cards, place: { ...card, onChange } };
    const store = await smallStore({ search }, { ...smallDefinitions, cards });
    store.enter();
    store.change('place', 'Leeds');
    waiting[0]?.land(false);
    await settled();
    expect(waiting).toHaveLength(1);
    store.press('place');
    expect(waiting).toHaveLength(2);
  });

  it('does not run without what it needs, and forgets the list of the former answer [Q4.32]', async () => {
    const { waiting, search } = slowSearch();
    const store = await smallStore({ search });
    store.change('place', 'Leeds');
    waiting[0]?.land(true);
    await settled();
    expect(stateOf(store).lookups.addresses?.items).toHaveLength(1);
    store.change('place', undefined);
    expect(waiting).toHaveLength(1);
    expect(stateOf(store).lookups.addresses).toEqual({ status: 'unknown', items: [] });
  });

  it('tells who presses its button what is missing, and nobody else [Q7.14]', async () => {
    const { waiting, search } = slowSearch();
    const store = await smallStore({ search: { ...search, unmet: { failure: { message: 'Where?' } } } });
    store.enter();
    store.change('place', 'Leeds');
    store.change('place', undefined);
    expect(stateOf(store).failures).toEqual({});
    await store.run('search');
    expect(stateOf(store).failures.search?.message).toBe('Where?');
    store.change('place', 'York');
    waiting.at(-1)?.land(true);
    await settled();
    expect(stateOf(store).failures).toEqual({});
  });

  it('drops an answer when a value that it needs changed while it was under way', async () => {
    let land: () => void = () => undefined;
    const colouring: Effect = {
      needs: ['place', 'colour'],
      run: () => new Promise((resolve) => (land = () => resolve({ set: { shape: 'square' } }))),
      failed: () => ({}),
    };
    const store = await smallStore({ colouring });
    store.enter();
    store.change('place', 'Leeds');
    store.change('colour', 'red');
    const result = store.run('colouring');
    store.change('colour', 'blue');
    land();
    expect(await result).toBeUndefined();
    expect(stateOf(store).answers.shape).toBe('round');
    expect(stateOf(store).pending).toEqual({});
  });

  it('drops an answer to what a person answered meanwhile; before that, it is taken [S4.08]', async () => {
    let land: () => void = () => undefined;
    const finding: Effect = {
      needs: ['place'],
      yieldsTo: ['colour'],
      run: () => new Promise((resolve) => (land = () => resolve({ set: { colour: 'red' } }))),
      failed: () => ({}),
    };
    const store = await smallStore({ finding });
    store.enter();
    store.change('place', 'Leeds');
    const find = async (meanwhile: () => void) => {
      const result = store.run('finding');
      meanwhile();
      land();
      await result;
      return stateOf(store).answers.colour;
    };
    expect(await find(() => undefined)).toBe('red');
    expect(await find(() => store.change('colour', 'blue'))).toBe('blue');
    expect(stateOf(store).pending).toEqual({});
  });

  it('leaves what the person answered meanwhile, and takes the rest [Q8.04]', async () => {
    let land: () => void = () => undefined;
    const finding: Effect = {
      needs: [],
      run: () =>
        new Promise((resolve) => (land = () => resolve({ set: { colour: 'red', shape: 'square' } }))),
      failed: () => ({}),
    };
    const store = await smallStore({ finding });
    store.enter();
    store.change('place', 'Leeds');
    store.change('colour', 'blue');
    const find = async (meanwhile: () => void) => {
      const result = store.run('finding');
      meanwhile();
      land();
      await result;
      const { colour, shape } = stateOf(store).answers;
      return [colour, shape];
    };
    expect(await find(() => store.change('colour', 'green'))).toEqual(['green', 'square']);
    expect(await find(() => store.change('colour', 'green'))).toEqual(['green', 'square']);
    expect(await find(() => store.change('colour', undefined))).toEqual([undefined, 'square']);
    expect(await find(() => undefined)).toEqual(['red', 'square']);
  });

  it('lets an effect see the present, however long it has waited, and who gave an answer', async () => {
    const seen: unknown[] = [];
    let land: () => void = () => undefined;
    const looking: Effect = {
      needs: [],
      async run({ read, answers, situation, isGiven }) {
        await new Promise<void>((resolve) => (land = resolve));
        seen.push(
          read('place'),
          answers().place,
          situation().answers.place,
          isGiven('place'),
          isGiven('shape'),
        );
        return {};
      },
      failed: () => ({}),
    };
    const store = await smallStore({ looking });
    store.enter();
    const result = store.run('looking');
    store.change('place', 'Leeds');
    land();
    await result;
    expect(seen).toEqual(['Leeds', 'Leeds', 'Leeds', true, false]);
  });

  it('leaves a failure to the effect: an empty list, and the message kept for the card [Q8.04]', async () => {
    const { waiting, search } = slowSearch();
    const store = await smallStore({ search });
    store.change('place', 'Leeds');
    waiting[0]?.land(false);
    await settled();
    const why = 'Our service could not do this. Please try again.';
    expect(stateOf(store).lookups.addresses).toEqual({ status: 'failed', items: [], why });
    expect(stateOf(store).failures.search?.message).toBe(why);
  });

  it('turns an effect that throws something of its own into a failure', async () => {
    const broken: Effect = {
      needs: [],
      run: () => Promise.reject(new TypeError('x is not a function')),
      failed: (thrown) => ({ failure: { message: asFailure(thrown).message } }),
    };
    const store = await smallStore({ broken });
    const outcome = await store.run('broken');
    expect(outcome?.failure?.message).not.toContain('function');
  });

  it('says so when the code of the effects cannot be loaded', async () => {
    const store = createJourneyStore({
      definitions: smallDefinitions,
      journey: 'small',
      trade: energy,
      world: Promise.reject(new Error('offline')),
      today: '2026-11-21',
      session: {},
    });
    const outcome = await store.run('search');
    expect(outcome?.failure?.message).toContain('could not be loaded');
    expect(stateOf(store).failures.search).toBeDefined();
  });

  it('runs an effect that was asked for before the code had come', async () => {
    const { waiting, search } = slowSearch();
    let arrive: (world: World) => void = () => undefined;
    const store = createJourneyStore({
      definitions: smallDefinitions,
      journey: 'small',
      trade: energy,
      world: new Promise((resolve) => (arrive = resolve)),
      today: '2026-11-21',
      session: {},
    });
    store.change('place', 'Leeds');
    expect(waiting).toEqual([]);
    arrive({ effects: { search } });
    await settled();
    expect(waiting.map(({ place }) => place)).toEqual(['Leeds']);
  });

  it('changes nothing after it was stopped', async () => {
    const { waiting, search } = slowSearch();
    const store = await smallStore({ search });
    store.change('place', 'Leeds');
    store.stop();
    waiting[0]?.land(true);
    await settled();
    expect(waiting[0]?.signal.aborted).toBe(true);
    expect(stateOf(store).lookups.addresses?.items).toEqual([]);
  });
});
