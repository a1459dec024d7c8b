import { insist } from '../../widgets/insist.ts';
import { keepToken, type Token } from '../energy/api/token.ts';
import { code, text, within } from '../energy/api/unchecked.ts';
import { loadSession, newcomer } from './persist.ts';
import type { World } from './run.ts';

/** What a 401 or 500 said (Q8.01). `message` is the server's own, if it gave one. */
export interface Fatal {
  readonly status: number;
  readonly message: string | undefined;
}

export interface Services {
  /** Effects and client; they arrive in their own chunk, after the first paint. */
  readonly world: Promise<World>;
  /** Listens to 401 and 500 on any call; returns how to stop. */
  readonly onFatal: (listener: (fatal: Fatal) => void) => () => void;
}

/** A bearer token as a header can carry it (RFC 6750); one with another character would make every call fail. */
const aToken = /^[\w.~+/-]{1,4096}={0,9}$/;
/** A day, in seconds: the life of a token whose own is not said. */
const longestLife = 86_400;

/** Starts what talks to the API: the client, the token that is renewed (Q4.41), and the effects. */
export function startServices(apiBaseUrl: string): Services {
  const listeners = new Set<(fatal: Fatal) => void>();

  async function load(): Promise<World> {
    const [{ createClient }, { effects }] = await Promise.all([
      import('../energy/api/client.ts'),
      import('../energy/effects/index.ts'),
    ]);
    // A visitor without a kept uid is still one visitor, or a renewed token would close its sign-up.
    const visitor = () => text(loadSession().uid) ?? newcomer();
    const onFatal = (status: number, message: string | undefined) => {
      if (status === 401) keeper.renew();
      for (const listener of listeners) listener({ status, message });
    };
    const client = createClient({ baseUrl: apiBaseUrl, token: () => keeper.token(), visitor, onFatal });
    const keeper = keepToken(async (): Promise<Token | undefined> => {
      const reply = await client.fetchToken();
      const token = code(reply?.token, aToken);
      const expiresInSeconds = within(1, longestLife, reply?.expiresInSeconds) ?? longestLife;
      return token === undefined ? undefined : { token, expiresInSeconds };
    }, document);
    // Somebody waits at a button: asked for once more, and then told.
    const laterEffects = () =>
      insist(async () => (await import('../energy/effects/later.ts')).laterEffects, 2);
    return { effects, laterEffects, api: client.call };
  }

  return {
    // A page whose own code never comes says so, and begins anew.
    world: insist(load, 4),
    onFatal: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
