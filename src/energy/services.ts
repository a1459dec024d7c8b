import { insist } from '../../widgets/insist.ts';
import type { World } from '../runtime/run.ts';
import { keptSession, newcomer } from './session.ts';

/** What a 401 or 500 said (Q8.01). `message` is the server's own, if it gave one. */
export interface Fatal {
  readonly status: number;
  readonly message: string | undefined;
}

export interface Services {
  /** Effects and client; they arrive in their own chunk, after the first paint. */
  readonly world: Promise<World>;
  readonly onFatal: (listener: (fatal: Fatal) => void) => () => void;
}

/** Starts what talks to the API: the client with its token (Q4.41), and the effects. They are brought when `begun`. */
export function startServices(apiBaseUrl: string, begun: Promise<void>): Services {
  const listeners = new Set<(fatal: Fatal) => void>();

  async function load(): Promise<World> {
    const { openWorld } = await import('./open-world.ts');
    // A visitor without a kept uid is still one visitor, or a renewed token would close its sign-up.
    const visitor = () => String(keptSession.load().uid ?? newcomer());
    const onFatal = (status: number, message: string | undefined) => {
      for (const listener of listeners) listener({ status, message });
    };
    return openWorld({ baseUrl: apiBaseUrl, visitor, onFatal });
  }

  return {
    // A page whose own code never comes says so, and begins anew.
    world: begun.then(() => insist(load, 4)),
    onFatal: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
