import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Call } from '../../../src/api/client.ts';
import { aRow } from './deals.ts';
import { replyWith, results, show } from './show.tsx';

/** What waits for the browser to have nothing else to do. */
let waiting: Map<number, () => void>;
const playOne = () => {
  for (const [id, call] of [...waiting].slice(0, 1)) {
    waiting.delete(id);
    act(call);
  }
};

beforeEach(() => {
  waiting = new Map();
  let last = 0;
  vi.stubGlobal('requestIdleCallback', (call: () => void) => {
    last += 1;
    waiting.set(last, call);
    return last;
  });
  vi.stubGlobal('cancelIdleCallback', (id: number) => waiting.delete(id));
  window.scrollTo = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The results page whose deals come when `answer` is called. */
function showWaiting() {
  let answer = (_: unknown) => {};
  const reply = new Promise((found) => {
    answer = found;
  });
  const api: Call = (name) => (name === results ? reply : Promise.resolve({})) as never;
  return { ...show(api), answer };
}

it('rehearses the deals without a trace while the real ones are on their way', async () => {
  const { store } = showWaiting();
  await vi.waitFor(() => expect(store.view.getState().state.lookups.results?.status).toBe('pending'));
  // The filter by supplier is drawn by a widget that comes later.
  await screen.findByText(/^Suppliers are on their way/);
  const looked = vi.fn();
  store.view.subscribe(looked);
  const page = document.body.innerHTML;
  let played = 0;
  while (waiting.size > 0) {
    playOne();
    played += 1;
  }
  expect(played).toBeGreaterThan(1);
  expect(looked).not.toHaveBeenCalled();
  expect(document.body.innerHTML).toBe(page);
});

it('rehearses no further once the deals have come', async () => {
  const { answer } = showWaiting();
  playOne();
  expect(waiting.size).toBe(1);
  answer(replyWith([aRow()])[results]);
  await screen.findByText('Showing 1 deal you can switch to here.');
  expect(waiting.size).toBe(0);
});
