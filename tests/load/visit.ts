import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { type CallName, calls } from '../../src/energy/api/contract.ts';
import type { CallSchema } from '../../src/service/calls.ts';
import { guardOf } from '../../src/service/checked.ts';
import { goodCalls, type Parts } from '../fuzz/api/good-calls.ts';

/** What a visitor asks who compares both fuels and switches, the token renewed on the way as the pages do it. */
export const journey = [
  'POST /auth/token',
  'GET /request/address/list/postcode',
  'POST /request/address/recco/details',
  'POST /request/suppliers',
  'POST /request/tariffs',
  'GET /request/customer/mpan',
  'POST /auth/token',
  'POST /request/switch/v2/dual-consolidated',
  'POST /request/results/detail',
  'POST /request/tariffs/tariff/information',
  'POST /request/til',
  'POST /request/ppp',
  'POST /auth/token',
  'POST /request/switch/pro/key',
  'POST /request/switch/pro/info/switch-plan',
  'POST /request/switch/pro/detail/titles',
  'GET /request/switch/pro/info/address/v2',
  'POST /auth/token',
  'POST /request/switch/pro/update/personal',
  'POST /request/switch/pro/update/address',
  'POST /request/switch/pro/update/terms-and-conditions',
  'POST /request/bank/is-valid',
  'POST /request/switch/pro/update/bank',
  'POST /auth/token',
  'POST /request/switch/pro/complete',
  'POST /request/customer/whitelabel/switch/complete',
] as const satisfies readonly CallName[];

/** How a call went: `wrong` is why, where it was neither served as the contract has it nor refused for now (503). */
export interface Outcome {
  readonly status: number;
  readonly wrong: string | undefined;
}

/** Somebody with a network address of their own, and what they were told so far. */
export interface Visitor {
  readonly ask: (name: CallName) => Promise<Outcome>;
}

const told = /"(token|switchId|switchKey)":"?([\w.-]+)/g;

/** Makes visitors of the service at `address`. `count` makes their network addresses differ. */
export function visitorsOf(address: string): { readonly come: () => Visitor; readonly leave: () => void } {
  const agent = new Agent({ keepAlive: true, scheduling: 'lifo' });
  const { hostname, port } = new URL(address);
  const plans = new Map([...new Set<CallName>(journey)].map((name) => [name, planOf(name)]));
  let count = 0;

  const come = (): Visitor => {
    count += 1;
    const known = new Map<string, string>([['visitor', randomUUID()]]);
    const network = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
    const fill = (text: string) =>
      text.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => known.get(key) ?? '');
    const ask = (name: CallName) =>
      new Promise<Outcome>((resolve) => {
        const plan = plans.get(name) ?? planOf(name);
        const body = fill(plan.body);
        const headers: Record<string, string | number> = { 'X-Forwarded-For': network };
        for (const [key, value] of Object.entries(plan.headers)) headers[key] = fill(value);
        if (known.has('token')) headers.Authorization = `Bearer ${known.get('token')}`;
        if (body) headers['Content-Length'] = Buffer.byteLength(body);
        const failed = (error: Error) => resolve({ status: 0, wrong: error.message });
        const call = request(
          { agent, hostname, port, method: plan.method, path: fill(plan.target), headers },
          (reply) => {
            const chunks: Buffer[] = [];
            reply.on('data', (chunk: Buffer) => chunks.push(chunk));
            reply.on('error', failed);
            reply.on('end', () => {
              const text = Buffer.concat(chunks).toString();
              const status = reply.statusCode ?? 0;
              if (status === 200)
                for (const [, key = '', value = ''] of text.matchAll(told)) known.set(key, value);
              resolve({ status, wrong: wrongOf(plan, status, text, reply.headers['retry-after']) });
            });
          },
        );
        call.on('error', failed);
        call.end(body);
      });
    return { ask };
  };
  return { come, leave: () => agent.destroy() };
}

function wrongOf({ isReply }: Plan, status: number, text: string, retryAfter: string | undefined) {
  if (status === 503) return retryAfter === undefined ? '503 without Retry-After' : undefined;
  if (status !== 200) return `${status} ${text}`;
  return isReply(JSON.parse(text)) ? undefined : `200 that the contract does not allow: ${text}`;
}

type Plan = ReturnType<typeof planOf>;

/** A good call as it is sent: texts with `{{switchId}}` and its like in the places of what a visitor knows. */
function planOf(name: CallName) {
  const { query, headers = {}, body }: Parts = goodCalls[name];
  const [method, route = ''] = name.split(' ');
  const schema: CallSchema = calls[name];
  const search = Object.entries(query ?? {}).map(([key, value]) => `${key}=${value}`);
  const own = name === 'POST /auth/token' ? { 'Visitor-Id': '{{visitor}}' } : headers;
  return {
    method,
    target: search.length > 0 ? `${route}?${search.join('&')}` : route,
    headers: body === undefined ? own : { ...own, 'Content-Type': 'application/json' },
    body: body === undefined ? '' : JSON.stringify(body).replaceAll('"{{switchId}}"', '{{switchId}}'),
    isReply: guardOf(schema.reply),
  };
}
