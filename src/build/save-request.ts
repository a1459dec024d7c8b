import type { IncomingMessage } from 'node:http';
import { isMap } from '../engine/own.ts';
import type { FileChange, SaveOrder } from './save-definitions.ts';

/** Why a request is not heard: an HTTP status and a sentence. */
export interface Unheard {
  readonly status: 400 | 401 | 403 | 405 | 413 | 415;
  readonly message: string;
}

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;
const loopbackAddress = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const mostBytes = 4_000_000;
const mostChanges = 50;
const longestReason = 300;

/** The operator's proxy before the studio: the origin that it is reached by, and the header in which it names who signed in. */
export interface SignIn {
  readonly publicUrl: string;
  readonly signedInHeader: string;
}

const longestName = 100;

/** Who signed in, as the proxy says; undefined where it names nobody. What could end a line or an address, and what nobody sees, is taken out. */
export function signedIn(request: IncomingMessage, { signedInHeader }: SignIn): string | undefined {
  const said = [request.headers[signedInHeader.toLowerCase()]].flat().join(' ');
  return (
    said
      .replace(/[\p{C}<>]+/gu, ' ')
      .trim()
      .slice(0, longestName) || undefined
  );
}

/**
 * Whether the request comes from who may ask, and from no other site's page. Where no proxy says who signed in that is this
 * machine, by its own name (a page that had its name rebound has another). Undefined when it does.
 */
export function unknown(request: IncomingMessage, signIn?: SignIn): Unheard | undefined {
  const { host = '', 'sec-fetch-site': site = 'same-origin' } = request.headers;
  const isHere = loopbackAddress.test(request.socket.remoteAddress ?? '') && loopbackHost.test(host);
  if (signIn === undefined && !isHere)
    return { status: 403, message: 'The studio works on its own machine only: open it as localhost.' };
  if (signIn !== undefined && signedIn(request, signIn) === undefined)
    return { status: 401, message: 'Sign in first: nobody is named who asks.' };
  return site === 'same-origin' ? undefined : otherSite;
}

const otherSite: Unheard = { status: 403, message: 'Only the studio itself may ask this.' };

/**
 * Whether the request may save at all: as `unknown` says, from a page of this very origin (no other site's form or script),
 * and as JSON. Undefined when it may.
 */
export function unheard(request: IncomingMessage, signIn?: SignIn): Unheard | undefined {
  const { host = '', origin, 'content-type': type = '' } = request.headers;
  if (request.method !== 'POST') return { status: 405, message: 'Saving takes POST only.' };
  const stranger = unknown(request, signIn);
  if (stranger !== undefined) return stranger;
  if (origin !== (signIn?.publicUrl ?? `http://${host}`)) return otherSite;
  if (type.split(';', 1)[0]?.trim().toLowerCase() !== 'application/json')
    return { status: 415, message: 'What is saved must come as application/json.' };
  return undefined;
}

/** Reads what is to be saved; gives why not where the body is too large or not a well-formed order. */
export async function readOrder(request: IncomingMessage): Promise<SaveOrder | Unheard> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    const chunk = Buffer.from(part);
    bytes += chunk.length;
    if (bytes > mostBytes) return { status: 413, message: 'That is too much to save at once.' };
    parts.push(chunk);
  }
  return orderIn(Buffer.concat(parts).toString('utf8'));
}

function orderIn(body: string): SaveOrder | Unheard {
  const bad: Unheard = { status: 400, message: 'The request to save is not well-formed.' };
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return bad;
  }
  if (!isMap(value) || !Array.isArray(value.changes)) return bad;
  const { reason, changes } = value;
  if (typeof reason !== 'string' || reason.trim() === '' || reason.length > longestReason)
    return { status: 400, message: `Say in a line why: 1 to ${longestReason} characters.` };
  if (changes.length === 0 || changes.length > mostChanges || !changes.every(isChange)) return bad;
  return { reason: reason.trim().replace(/\s+/g, ' '), changes };
}

function isChange(value: unknown): value is FileChange {
  if (!isMap(value)) return false;
  const { file, text, base } = value;
  return typeof file === 'string' && typeof text === 'string' && (base === null || typeof base === 'string');
}
