import { afterEach, expect, it, vi } from 'vitest';
import { bring, isOutdated } from '../../src/app/bring.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('asks anew for a file that never comes', async () => {
  vi.stubGlobal('document', { querySelector: () => null });
  const tooLate = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(tooLate.signal);
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_file, options) =>
      new Promise((_come, reject) => {
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      }),
  );
  const coming = bring(async () => 'a part', ['assets/part.js']);
  tooLate.abort(new DOMException('late', 'TimeoutError'));
  await expect(coming).rejects.toThrow('late');
  expect(timeout).toHaveBeenCalledWith(20_000);

  fetched.mockResolvedValue(new Response(''));
  await expect(bring(async () => 'a part', ['assets/part.js'])).resolves.toBe('a part');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('asks anew for a style sheet that never comes, and takes away none that has come', async () => {
  vi.useFakeTimers();
  const links: { readonly onload?: () => void; readonly remove: () => void }[] = [];
  const remove = vi.fn();
  vi.stubGlobal('document', {
    querySelector: () => null,
    createElement: () => ({ remove }),
    head: { append: (link: (typeof links)[number]) => links.push(link) },
  });
  const coming = bring(async () => 'a part', ['assets/part.css']);
  const late = expect(coming).rejects.toThrow('assets/part.css');
  await vi.advanceTimersByTimeAsync(20_000);
  await late;
  expect(remove).toHaveBeenCalledTimes(1);

  const again = bring(async () => 'a part', ['assets/part.css']);
  links[1]?.onload?.();
  await expect(again).resolves.toBe('a part');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(remove).toHaveBeenCalledTimes(1);
});

it('says that the page must be loaded again where the service has a file no more, and not where it fails', async () => {
  const removeAttribute = vi.fn();
  vi.stubGlobal('document', { querySelector: () => null, getElementById: () => ({ removeAttribute }) });
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 503 }));
  await expect(bring(async () => 'a part', ['assets/old.js'])).rejects.toThrow('assets/old.js');
  expect([isOutdated, removeAttribute.mock.calls]).toEqual([false, []]);
  fetched.mockResolvedValue(new Response('', { status: 404 }));
  await expect(bring(async () => 'a part', ['assets/old.js'])).rejects.toThrow('assets/old.js');
  expect([isOutdated, removeAttribute.mock.calls]).toEqual([true, [['hidden']]]);
});
