import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/energy/api/failure.ts';
import { keepToken, type Token } from '../../../src/energy/api/token.ts';

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

  it('asks again for the next call after a fetch that brought nothing: no call goes without for the rest of the round [Q8.03]', async () => {
    const fetchToken = vi.fn<() => Promise<Token | undefined>>();
    fetchToken
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValueOnce(undefined)
      .mockResolvedValue(token('good'));
    const keeper = keepToken(fetchToken, pageOf().page);
    await vi.advanceTimersByTimeAsync(0);
    expect(await keeper.token()).toBeUndefined();
    expect(await keeper.token()).toBe('good');
    expect(await keeper.token()).toBe('good');
    expect(fetchToken).toHaveBeenCalledTimes(3);
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

  it('asks 360 times an hour, whatever the person does with the page [Q4.41]', async () => {
    const fetchToken = vi.fn(async () => token('t'));
    const { page, show } = pageOf();
    const keeper = keepToken(fetchToken, page);
    for (let second = 0; second < 3600; second += 1) {
      show('hidden');
      await vi.advanceTimersByTimeAsync(500);
      show('visible');
      keeper.token();
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(vi.getTimerCount()).toBe(1);
    expect(fetchToken.mock.calls.length).toBeGreaterThanOrEqual(359);
    expect(fetchToken.mock.calls.length).toBeLessThanOrEqual(361);
    keeper.stop();
  });

  it('has never two flights, and asks a slow service no faster than it answers [Q4.41]', async () => {
    let flying = 0;
    let most = 0;
    const fetchToken = vi.fn(async () => {
      flying += 1;
      most = Math.max(most, flying);
      await new Promise((resolve) => setTimeout(resolve, 30_000));
      flying -= 1;
      return token('slow', 5);
    });
    const { page, show } = pageOf();
    const keeper = keepToken(fetchToken, page);
    for (let minute = 0; minute < 60; minute += 1) {
      await vi.advanceTimersByTimeAsync(50_000);
      show('hidden');
      show('visible');
      void keeper.token();
      keeper.renew();
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(most).toBe(1);
    expect(fetchToken.mock.calls.length).toBeLessThanOrEqual(120);
    keeper.stop();
  });

  it('waits three seconds for a first token and then lets the call go without [Q8.03]', async () => {
    const keeper = keepToken(() => new Promise(() => undefined), pageOf().page);
    const got = vi.fn();
    void keeper.token().then(got);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(got).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(got).toHaveBeenCalledExactlyOnceWith(undefined);
    keeper.stop();
  });

  it('renews after the laptop slept, though no timer ran meanwhile [Q4.41]', async () => {
    const fetchToken = vi.fn(async () => token('evening', 120));
    const keeper = keepToken(fetchToken, pageOf().page);
    await vi.advanceTimersByTimeAsync(1_000);
    // While it sleeps, the wall clock alone goes on.
    vi.setSystemTime(Date.now() + 8 * 3600 * 1000);
    fetchToken.mockResolvedValue(token('morning', 120));
    expect(await keeper.token()).toBe('morning');
    expect(fetchToken).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(1);
    keeper.stop();
  });

  it('goes on every ten seconds when the clock is set back a year, and trusts the token no longer than its life [Q4.41]', async () => {
    const fetchToken = vi.fn(async () => token('before', 15));
    const keeper = keepToken(fetchToken, pageOf().page);
    await vi.advanceTimersByTimeAsync(0);
    vi.setSystemTime(Date.now() - 365 * 24 * 3600 * 1000);
    fetchToken.mockRejectedValueOnce(new Error('down')).mockResolvedValue(token('after', 15));
    await vi.advanceTimersByTimeAsync(19_999);
    expect(fetchToken).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await keeper.token()).toBe('after');
    keeper.stop();
  });

  it('asks at once when the service refused the held token, within the one flight [Q4.41]', async () => {
    const fetchToken = vi.fn(async () => token('old'));
    const keeper = keepToken(fetchToken, pageOf().page);
    await vi.advanceTimersByTimeAsync(5_000);
    fetchToken.mockResolvedValue(token('new'));
    keeper.renew();
    keeper.renew();
    await vi.advanceTimersByTimeAsync(0);
    expect(fetchToken).toHaveBeenCalledTimes(2);
    expect(await keeper.token()).toBe('new');
    await vi.advanceTimersByTimeAsync(9_999);
    expect(fetchToken).toHaveBeenCalledTimes(2);
    keeper.stop();
  });

  it('leaves a service alone for as long as it asks [Q8.03]', async () => {
    const fetchToken = vi.fn<() => Promise<Token>>();
    fetchToken
      .mockRejectedValueOnce(new ApiFailure({ status: 429, retryAfter: 60 }))
      .mockResolvedValue(token('t'));
    const keeper = keepToken(fetchToken, pageOf().page);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(await keeper.token()).toBeUndefined();
    expect(fetchToken).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetchToken).toHaveBeenCalledTimes(2);
    keeper.stop();
  });

  it('does not ask for every call when tokens come dead [Q4.41]', async () => {
    const fetchToken = vi.fn(async () => token('dead', 0));
    const keeper = keepToken(fetchToken, pageOf().page);
    await vi.advanceTimersByTimeAsync(0);
    for (let call = 0; call < 50; call += 1) expect(await keeper.token()).toBe('dead');
    expect(fetchToken).toHaveBeenCalledTimes(1);
    keeper.stop();
  });

  it('works in two tabs: the one that is looked at asks, the other rests [Q4.41]', async () => {
    const fetchToken = vi.fn(async () => token('t'));
    const one = pageOf();
    const two = pageOf();
    const keepers = [keepToken(fetchToken, one.page), keepToken(fetchToken, two.page)];
    one.show('hidden');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(fetchToken).toHaveBeenCalledTimes(2 + 3);
    for (const keeper of keepers) {
      expect(await keeper.token()).toBe('t');
      keeper.stop();
    }
  });

  it('asks no more after it was stopped', async () => {
    const fetchToken = vi.fn(async () => token('t'));
    const keeper = keepToken(fetchToken, pageOf().page);
    keeper.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetchToken).toHaveBeenCalledTimes(1);
  });
});
