import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { insist } from '../../widgets/insist.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks for a part until it comes, and waits longer each time', async () => {
  const asked: number[] = [];
  const began = Date.now();
  const coming = insist(async () => {
    asked.push((Date.now() - began) / 1000);
    if (asked.length < 8) throw new Error('no line');
    return 'the part';
  });
  await vi.runAllTimersAsync();
  expect(await coming).toBe('the part');
  expect(asked).toEqual([0, 1, 3, 7, 15, 31, 61, 91]);
});

it('gives up after so many tries with the last failure', async () => {
  let asked = 0;
  const coming = insist(async () => {
    asked += 1;
    throw new Error(`no line ${asked}`);
  }, 3);
  const failed = expect(coming).rejects.toThrow('no line 3');
  await vi.runAllTimersAsync();
  await failed;
});
