import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Tokens } from '../token.ts';
import { forwardedFor } from './address.ts';

/** Who calls, as far as we can know it. */
export interface Caller {
  /** Whom the bearer token was given to; undefined without one. */
  readonly subject: string | undefined;
  /** The network address that the call comes from, '' when unknown. */
  readonly address: string;
  /** The origin of the page that calls when it is another one, as the browser says. */
  readonly page: string | undefined;
}

/** Reads who calls. `isRefused`: there is a token, and it has expired or is not ours. */
export async function callerOf(
  context: Context,
  tokens: Tokens,
  proxies: number,
): Promise<{ readonly caller: Caller; readonly isRefused: boolean }> {
  const header = context.req.header('Authorization');
  const token = header === undefined ? undefined : (/^Bearer (\S+)$/i.exec(header)?.[1] ?? '');
  const subject = token === undefined ? undefined : await tokens.subjectOf(token);
  const caller = {
    subject,
    address: addressOf(context, proxies),
    page: context.req.header('Origin'),
  };
  return { caller, isRefused: token !== undefined && subject === undefined };
}

/** The network address that a request comes from, '' when unknown; `proxies` before us write X-Forwarded-For. */
export function addressOf(context: Context, proxies: number): string {
  const forwarded = forwardedFor(context.req.header('X-Forwarded-For'), proxies);
  if (forwarded !== undefined) return forwarded;
  const hasSocket = typeof context.env === 'object' && context.env !== null && 'incoming' in context.env;
  return hasSocket ? (getConnInfo(context).remote.address ?? '') : '';
}
