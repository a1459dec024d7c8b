import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepToken, type Token } from '../../src/api/token.ts';

/** A page that can be hidden. */
function pageOf() {
  const target = new EventTarget();
  const page = {
    visibilityState: 'visible',
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  };
  const show = (state: 'visible' | 'hidden') => {
    page.visibilityState = state;
    target.dispatchEvent(new Event('visibilitychange'));
  };
  return { page, show };
}

const token = (name: string, expiresInSeconds = 60): Token => ({ token: name, expiresInSeconds });

describe('the token keeper', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('fetches at once and every ten seconds after [Q4.41]', async () => {
    const fetchToken = vi.fn(async () => token('t'));
    const keeper = keepToken(fetchToken, pageOf().page);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(fetchToken).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetchToken).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(fetchToken).toHaveBeenCalledTimes(5);
    keeper.stop();
  });

  it('has one flight at a time, however slow [Q4.41]', async () => {
    let land: (value: Token) => void = () => undefined;
    const fetchToken = vi.fn(() => new Promise<Token>((resolve) => (land = resolve)));
    const { page, show } = pageOf();
    const keeper = keepToken(fetchToken, page);
    await vi.advanceTimersByTimeAsync(60_000);
    show('visible');
    expect(fetchToken).toHaveBeenCalledTimes(1);
    land(token('late'));
    expect(await keeper.token()).toBe('late');
    keeper.stop();
  });

  it('rests while the page is hidden and renews on return [Q4.41]', async () => {
    const fetchToken = vi.fn(async () => token('t'));
    const { page, show } = pageOf();
    const keeper = keepToken(fetchToken, page);
    await vi.advanceTimersByTimeAsync(0);
    show('hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetchToken).toHaveBeenCalledTimes(1);
    show('visible');
    expect(fetchToken).toHaveBeenCalledTimes(2);
    keeper.stop();
  });

  it('sets no timer when the page is hidden while a fetch is under way [Q4.41]', async () => {
    let land: (value: Token) => void = () => undefined;
    const fetchToken = vi.fn(() => new Promise<Token>((resolve) => (land = resolve)));
    const { page, show } = pageOf();
    const keeper = keepToken(fetchToken, page);
    show('hidden');
    land(token('t'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetchToken).toHaveBeenCalledTimes(1);
    keeper.stop();
  });

  it('keeps the last good token when a later fetch fails, silently [Q8.03]', async () => {
    const fetchToken = vi.fn<() => Promise<Token | undefined>>();
    fetchToken
      .mockResolvedValueOnce(token('good'))
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue(undefined);
    const keeper = keepToken(fetchToken, pageOf().page);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(fetchToken).toHaveBeenCalledTimes(3);
    expect(await keeper.token()).toBe('good');
    keeper.stop();
  });

  it('gives nothing when the first fetch fails, and the app goes on [Q8.03]', async () => {
    const keeper = keepToken(() => Promise.reject(new Error('down')), pageOf().page);
    expect(await keeper.token()).toBeUndefined();
    keeper.stop();
  });

  it('waits for the renewal when the held token has run out', async () => {
    const fetchToken = vi.fn(async () => token('first', 15));
    const { page, show } = pageOf();
    const keeper = keepToken(fetchToken, page);
    await vi.advanceTimersByTimeAsync(0);
    show('hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    fetchToken.mockResolvedValue(token('second', 15));
    show('visible');
    expect(await keeper.token()).toBe('second');
    keeper.stop();
  });

  it('asks no more after it was stopped', async () => {
    const fetchToken = vi.fn(async () => token('t'));
    const keeper = keepToken(fetchToken, pageOf().page);
    keeper.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetchToken).toHaveBeenCalledTimes(1);
  });
});
