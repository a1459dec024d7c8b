import type { Call } from '../../../src/energy/api/client.ts';
import { ApiFailure } from '../../../src/energy/api/failure.ts';
import { answerTo, type How, type Kept, type Request } from './service.ts';

/** A request that has no answer yet, or work that is done elsewhere than on the page. */
export interface Held {
  readonly name: string;
  readonly request?: Request;
  /** The step at which it was asked. */
  readonly at: number;
  readonly release: (how: How) => void;
}

export interface Holding {
  readonly kept: () => Kept;
  /** Whether the transport gives up an aborted request; one that does not brings its answer all the same. */
  readonly heedsAbort: boolean;
  /** The number of the present step. */
  readonly now: () => number;
  /** Told of each request as it goes out, and of each answer as it comes in. */
  readonly sent: (request: Request) => void;
  readonly taken: (request: Request, how: How) => void;
}

/** A transport that holds every answer until it is let go. */
export function hold({ kept, heedsAbort, now, sent, taken }: Holding) {
  const held: Held[] = [];
  let isClosed = false;

  function release(one: Held): boolean {
    const place = held.indexOf(one);
    if (place < 0) return false;
    held.splice(place, 1);
    return true;
  }

  /** Something that takes its time; `make` gives what it brings. */
  function later<T>(
    name: string,
    make: (how: How) => T,
    request?: Request,
    signal?: AbortSignal,
  ): Promise<T> {
    if (isClosed) return Promise.reject(new ApiFailure({ status: 0 }));
    return new Promise((resolve, reject) => {
      const one: Held = {
        name,
        ...(request === undefined ? {} : { request }),
        at: now(),
        release: (how) => {
          if (!release(one)) return;
          if (request) taken(request, how);
          try {
            resolve(make(how));
          } catch (thrown) {
            reject(thrown);
          }
        },
      };
      held.push(one);
      const abort = () => {
        if (release(one)) reject(new ApiFailure({ status: 0, aborted: true }));
      };
      if (!heedsAbort) return;
      if (signal?.aborted) abort();
      else signal?.addEventListener('abort', abort);
    });
  }

  const call = async (
    name: Request['name'],
    parts: Omit<Request, 'name'>,
    options: Parameters<Call>[2] = {},
  ) => {
    const request: Request = { name, ...parts };
    sent(request);
    if (name === 'POST /request/user/track-records') return answerTo(request, 'well', kept());
    try {
      return await later(name, (how) => answerTo(request, how, kept()), request, options.signal);
    } catch (thrown) {
      // As the client does before it tells anybody of the error page.
      if (thrown instanceof ApiFailure && [401, 500].includes(thrown.status)) await options.isWell?.();
      throw thrown;
    }
  };
  /** Refuses all that is held, and all that is asked from now on. */
  function close(): void {
    isClosed = true;
    for (const one of [...held]) one.release(0);
  }

  return { held: held as readonly Held[], later, close, api: call as Call };
}
