import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { definitions } from '../../src/definitions/load.ts';
import type { Effect } from '../../src/effects/effect.ts';
import { Journey } from '../../src/runtime/Journey.tsx';
import { createJourneyStore } from '../../src/runtime/store.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('rehearses a key without a trace: no answer, no effect, no stored session, nothing in the page', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (call: () => void) => idle.push(call));
  vi.stubGlobal('cancelIdleCallback', () => {});
  const run = vi.fn(async () => ({}));
  const effect: Effect = { needs: [], run, failed: () => ({}) };
  const effects = Object.fromEntries(
    ['find-addresses', 'load-meters', 'track'].map((name) => [name, effect]),
  );
  const onSession = vi.fn();
  const store = createJourneyStore({
    definitions,
    journey: 'quote',
    world: Promise.resolve({ effects, api: () => Promise.reject(new Error('No call is expected.')) }),
    today: '2026-03-10',
    session: {},
    brand: {},
    averages: {},
    onSession,
  });
  store.enter();
  const { container } = render(<Journey store={store} onDone={() => {}} />);
  const view = store.view.getState();
  const page = container.innerHTML;
  const looked = vi.fn();
  store.view.subscribe(looked);
  expect(idle.length).toBe(1);
  act(() => {
    for (const call of idle) call();
  });
  expect(looked).not.toHaveBeenCalled();
  expect(store.view.getState()).toBe(view);
  expect(container.innerHTML).toBe(page);
  expect(run).not.toHaveBeenCalled();
  expect(onSession).not.toHaveBeenCalled();
  act(() => store.change('postcode', 'NR21NH'));
  expect(store.view.getState().state.answers.postcode).toBe('NR21NH');
});
