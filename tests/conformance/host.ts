import type { CallParts } from '../../src/energy/api/client.ts';
import { Refusal } from '../../src/energy/api/contract/shared.ts';
import { type CallName, type CallReply, calls } from '../../src/energy/api/contract.ts';
import type { CallSchema } from '../../src/service/calls.ts';
import { checkOf, guardOf, lastFailure } from '../../src/service/checked.ts';

/** One thing that was looked at: a call, what was expected of it, and why it failed if it did. */
export interface Finding {
  readonly call: string;
  readonly what: string;
  readonly why: string | undefined;
}

/** A host that claims the contract, as a conformance run calls it; everything that is asked is written down. */
export interface Host {
  /** Makes a good call; the reply when it was served and holds to the contract's schema, else undefined. */
  readonly serves: <N extends CallName>(
    name: N,
    parts: CallParts<N>,
    what?: string,
  ) => Promise<CallReply<N> | undefined>;
  /** Makes a bad call, which must be refused with one of these statuses and a sentence. */
  readonly refuses: (
    name: CallName,
    parts: object,
    statuses: readonly number[],
    what: string,
  ) => Promise<void>;
  /** Notes whether something holds of what came back. */
  readonly holds: (call: CallName, what: string, does: boolean) => void;
  /** Says who calls from now on. */
  readonly setToken: (token: string | undefined) => void;
  readonly findings: readonly Finding[];
}

interface Parts {
  readonly headers?: Readonly<Record<string, string>>;
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

const isRefusal = guardOf(Refusal);
const seconds = 30;

/** Calls a host at its base address. Network failures become findings; nothing is thrown. */
export function hostAt(baseUrl: string): Host {
  const findings: Finding[] = [];
  let token: string | undefined;

  const send = async (name: CallName, { headers, path, query, body }: Parts) => {
    const [method = '', template = ''] = name.split(' ');
    const route = template.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
      encodeURIComponent(String(path?.[key])),
    );
    const search = new URLSearchParams(
      Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]),
    );
    const reply = await fetch(`${baseUrl}${route}${search.size ? `?${search}` : ''}`, {
      method,
      signal: AbortSignal.timeout(seconds * 1000),
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    return { status: reply.status, answer: parsed(text) };
  };

  const note = (call: string, what: string, why?: string) => findings.push({ call, what, why });

  return {
    findings,
    setToken: (next) => {
      token = next;
    },
    holds: (call, what, does) => note(call, what, does ? undefined : 'does not hold'),
    async serves<N extends CallName>(name: N, parts: CallParts<N>, what = 'serves a good call') {
      try {
        const { status, answer } = await send(name, parts);
        const schema: CallSchema = calls[name];
        const isReply = checkOf<CallReply<N>>(schema.reply);
        if (status !== 200) note(name, what, `status ${status}${saying(answer)}`);
        else if (isReply(answer)) {
          note(name, what);
          return answer;
        } else {
          const { path, says } = lastFailure(isReply.errors);
          note(name, what, `the reply does not hold to the contract: ${path || 'the whole'} ${says}`);
        }
      } catch (thrown) {
        note(name, what, reasonOf(thrown));
      }
      return undefined;
    },
    async refuses(name, parts, statuses, what) {
      try {
        const { status, answer } = await send(name, parts);
        if (!statuses.includes(status))
          note(name, what, `status ${status} in place of ${statuses.join(' or ')}`);
        else
          note(
            name,
            what,
            isRefusal(answer) ? undefined : 'the refusal has no message, or more than it may have',
          );
      } catch (thrown) {
        note(name, what, reasonOf(thrown));
      }
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const saying = (answer: unknown) => (isRefusal(answer) ? `, ${JSON.stringify(answer)}` : '');

const reasonOf = (thrown: unknown) =>
  thrown instanceof Error && thrown.name === 'TimeoutError'
    ? `no answer within ${seconds} seconds`
    : 'the host did not answer';
