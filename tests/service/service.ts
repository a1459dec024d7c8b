import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallParts } from '../../src/energy/api/client.ts';
import { type CallName, type CallReply, calls } from '../../src/energy/api/contract.ts';
import { type AppOptions, createApp } from '../../src/main/app.ts';
import { openEmbedded } from '../../src/main/stores.ts';
import type { CallSchema } from '../../src/service/calls.ts';
import { type Check, checkOf } from '../../src/service/checked.ts';
import { createSealer } from '../../src/service/sealer.ts';

/** A folder of its own in the system's temporary folder, and a way to remove it. */
export function temporaryFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'switchyard-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The key that seals personal data in every test. */
const dataKey = randomBytes(32);

/**
 * A service on an embedded database of its own. Today is 10 August 2026 unless `now` says otherwise. `call` and `send` are
 * one visitor's, who has a token; `anonymous` sends without one.
 */
export async function startService(options: Partial<AppOptions> = {}) {
  const folder = options.store ? undefined : temporaryFolder();
  const store = options.store ?? (await openEmbedded(folder?.path ?? ''));
  const settingsFile = join(folder?.path ?? '', 'no-settings.json');
  const sealer = createSealer([dataKey]);
  const app = createApp({ store, sealer, settingsFile, now: () => Date.UTC(2026, 7, 10, 12), ...options });
  const stop = async () => {
    await store.close();
    folder?.remove();
  };
  const anonymous = senderOf(app);
  return { app, store, sealer, ...visitor('tester', anonymous), anonymous, stop };
}

export type Service = Awaited<ReturnType<typeof startService>>;

interface Parts {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends anything at all to a call, and gives the status and the JSON that came back. */
export const senderOf =
  (app: { readonly request: (address: string, init: RequestInit) => Response | Promise<Response> }) =>
  async (name: CallName, { path, query, body, headers }: Parts) => {
    const [method = '', template = ''] = name.split(' ');
    const address = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(path?.[key]));
    const search = new URLSearchParams(
      Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]),
    );
    const response = await app.request(`${address}?${search}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    return { status: response.status, answer, headers: response.headers };
  };

type Send = ReturnType<typeof senderOf>;
type Call = ReturnType<typeof callsThrough>;

/** What came back for a call, if it was served and holds to the contract's own schema; else throws. */
export function replyOf<N extends CallName>(
  name: N,
  { status, answer }: { readonly status: number; readonly answer: unknown },
): CallReply<N> {
  const schema: CallSchema = calls[name];
  const isReply: Check<CallReply<N>> = checkOf(schema.reply);
  if (status === 200 && isReply(answer)) return answer;
  throw new Error(`${name} answered ${status} ${JSON.stringify(isReply.errors)} ${JSON.stringify(answer)}`);
}

/** Makes a good call; throws unless it is served and the reply holds to the contract's own schema. */
export const callsThrough =
  (send: Send) =>
  async <N extends CallName>(name: N, parts: CallParts<N>): Promise<CallReply<N>> =>
    replyOf(name, await send(name, parts));

/** The header of a new token for a visitor (`Visitor-Id`); without one, for somebody who is nobody else. */
export async function tokenOf(send: Send, visitorId?: string) {
  const headers = visitorId === undefined ? {} : { 'Visitor-Id': visitorId };
  const { token } = await callsThrough(send)('POST /auth/token', { headers });
  return { Authorization: `Bearer ${token}` };
}

/** The calls of one visitor, each with a new token unless it brings its own. */
export function visitor(id: string, anonymous: Send): { readonly call: Call; readonly send: Send } {
  const send: Send = async (name, parts) => {
    const given = parts.headers?.Authorization === undefined ? await tokenOf(anonymous, id) : {};
    return anonymous(name, { ...parts, headers: { ...parts.headers, ...given } });
  };
  return { send, call: callsThrough(send) };
}
