import { type Call, type ClientOptions, createClient } from './client.ts';
import { keepToken, type Token } from './token.ts';
import { code, within } from './unchecked.ts';

/** A bearer token as a header can carry it (RFC 6750); one with another character would make every call fail. */
const aToken = /^[\w.~+/-]{1,4096}={0,9}$/;
/** A day, in seconds: the life of a token whose own is not said. */
const longestLife = 86_400;

/** The client of a page: each call carries the token that is renewed while the page lives (Q4.41), at once after a 401. */
export function connect(options: Omit<ClientOptions, 'token'>): Call {
  const onFatal: ClientOptions['onFatal'] = (status, said) => {
    if (status === 401) keeper.renew();
    options.onFatal(status, said);
  };
  const client = createClient({ ...options, token: () => keeper.token(), onFatal });
  const keeper = keepToken(async (): Promise<Token | undefined> => {
    const reply = await client.fetchToken();
    const token = code(reply?.token, aToken);
    const expiresInSeconds = within(1, longestLife, reply?.expiresInSeconds) ?? longestLife;
    return token === undefined ? undefined : { token, expiresInSeconds };
  }, document);
  return client.call;
}
