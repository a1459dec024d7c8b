import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { effects } from '../../src/energy/effects/index.ts';
import { laterEffects } from '../../src/energy/effects/later.ts';
import { journeyCalls, lineOf } from './lines.ts';
import { ok } from './transport.ts';
import { begin } from './visit.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

it.each(journeyCalls)(
  '%s answered after 30 seconds: the page waits visibly, can be left, and the journey is finished [Q4.40]',
  async (name, line) => {
    const release: (() => void)[] = [];
    let isSlow = true;
    const { person, store } = begin(line.visit, async (request) => {
      const good = lineOf(request.name);
      const answer = ok(typeof good === 'string' ? {} : good.reply);
      if (request.name !== name || !isSlow) return answer;
      await new Promise<void>((resolve) => release.push(resolve));
      return answer;
    });
    const look = () => expect(person.lost()).toEqual([]);
    await person.goOn({ retry: false, look });
    expect(release.length).toBeGreaterThan(0);
    const { loader }: { readonly loader?: string } = { ...effects, ...laterEffects }[line.effect];
    await vi.advanceTimersByTimeAsync(1999);
    expect(store.view.getState().loader).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(store.view.getState().loader).toBe(loader);

    // Given up after 12 seconds, and asked for again; what shows no overlay is waited for.
    await vi.advanceTimersByTimeAsync(10_000);
    isSlow = false;
    if (loader === undefined) {
      await vi.advanceTimersByTimeAsync(18_000);
      for (const one of release) one();
    } else store.cancel();
    expect(await person.goOn({ retry: true, look })).toBe(true);
    expect(store.view.getState().loader).toBeUndefined();
    expect(store.view.getState().state.pending).toEqual({});
    store.stop();
  },
);
