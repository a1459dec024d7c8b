import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filesAsTheyStand } from '../../../src/authoring/studio/save/standing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that a server marked as one that saves. */
const page = { querySelector: () => ({}), hidden: false, addEventListener: () => {} } as unknown as Document;
const files = [{ file: 'schemas/notices.json', text: '{}' }];

it('tells soon that its server does not answer, asks again by itself, and tells that it is back', async () => {
  let isDead = false;
  const ask = vi.fn(async () => {
    if (isDead) throw new TypeError('Failed to fetch');
    return Response.json({ files, log: '', who: 'ann' });
  });
  const { who, subscribe } = await filesAsTheyStand(page, ask);
  expect(who).toBe('ann');
  const [onFiles, onAway] = [vi.fn(), vi.fn()];
  subscribe(onFiles, onAway);
  isDead = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(onAway.mock.calls).toEqual([[true]]);
  await vi.advanceTimersByTimeAsync(5_000);
  isDead = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(onAway.mock.calls.at(-1)).toEqual([false]);
  expect(onFiles).not.toHaveBeenCalled();
});
