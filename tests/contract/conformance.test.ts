import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, describe, expect, it } from 'vitest';
import { calls } from '../../src/energy/api/contract.ts';
import { hostAt } from '../conformance/host.ts';
import { walk } from '../conformance/journey.ts';
import { tableOf } from '../conformance/table.ts';
import { databases, serviceOn } from './stores.ts';

const count = Object.keys(calls).length;

const sample = { postcode: 'NR21NH', plate: 'AB12CDE' };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

type Answer = (request: Request) => Response | Promise<Response>;

async function listen(answer: Answer): Promise<string> {
  const listening = createServer(getRequestListener(answer));
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

const findings = async (answer: Answer) => walk(hostAt(await listen(answer)), sample);
const wrongIn = (all: Awaited<ReturnType<typeof findings>>) =>
  all.filter(({ why }) => why !== undefined).map(({ call, what, why }) => `${call} ${what}: ${why}`);

describe.each(databases)('the conformance run on %s', (_, createDatabase) => {
  const service = serviceOn(createDatabase);
  const ours: Answer = (request) => service().app.fetch(request);
  /** Our own service with one call answered by something else. */
  const faulty = (path: string, answer: (reply: Response, request: Request) => Promise<Response>) =>
    findings(async (request) => {
      const reply = await ours(request.clone());
      return new URL(request.url).pathname === path ? answer(reply, request) : reply;
    });

  it('finds nothing wrong with our own service, and reaches every call [G-06]', async () => {
    const all = await findings(ours);
    expect(wrongIn(all)).toEqual([]);
    expect(new Set(all.map(({ call }) => call)).size).toBe(count);
    expect(tableOf(all).text).toMatch(new RegExp(`${count} calls ok, 0 failed$`));
  });

  it('finds a reply that lacks a field or has one too many, and says which', async () => {
    const all = await faulty('/request/ev/make', async () => Response.json([{ id: 1 }]));
    expect(wrongIn(all)).toContainEqual(
      expect.stringMatching(
        /ev\/make serves a good call: the reply does not hold to the contract: 0\.name is missing/,
      ),
    );
    const more = await faulty('/request/clevel/projects', async () =>
      Response.json({ projects: [], extra: 1 }),
    );
    expect(wrongIn(more)).toContainEqual(
      expect.stringMatching(/projects serves a good call: .*extra is not known here/),
    );
  });

  it('finds a host that completes twice, takes unknown fields, says yes to any bank account or trusts any token', async () => {
    let n = 0;
    const complete = await faulty('/request/switch/pro/complete', async (reply) => {
      if (reply.status !== 200) return reply;
      const answer = await reply.json();
      n += 1;
      return Response.json({ geniusSwitchedDto: { ...answer.geniusSwitchedDto, uuid: `switch ${n}` } });
    });
    expect(wrongIn(complete)).toContain(
      'POST /request/switch/pro/complete gives one answer however often it is asked: does not hold',
    );
    const lax = await faulty('/request/switch/pro/update/personal', async () =>
      Response.json({ updated: true }),
    );
    expect(wrongIn(lax)).toEqual([
      'POST /request/switch/pro/update/personal refuses an unknown field: status 200 in place of 400',
      'POST /request/switch/pro/update/personal takes nothing more once completed: status 200 in place of 400 or 404 or 409',
    ]);
    const bank = await faulty('/request/bank/is-valid', async () => Response.json({ isValid: true }));
    expect(wrongIn(bank)).toContain(
      'POST /request/bank/is-valid says no to published case 29: does not hold',
    );
    const makes = await faulty('/request/ev/make', async () => Response.json([]));
    expect(wrongIn(makes)).toContain(
      'GET /request/ev/make refuses a token that is not its own: status 200 in place of 401',
    );
  });

  it('counts every call that could not be reached as failed', async () => {
    const all = await faulty('/request/switch/pro/key', async () =>
      Response.json({ message: 'no' }, { status: 500 }),
    );
    const { text, failed } = tableOf(all);
    expect(wrongIn(all)).toContain('POST /request/switch/pro/complete is reached: a call before it failed');
    expect(failed).toBeGreaterThan(15);
    expect(text).toContain('serves a good call: status 500, {"message":"no"}');
  });

  it('finds a host that does not answer', async () => {
    const address = await listen(ours);
    server?.close();
    server?.closeAllConnections();
    const all = await walk(hostAt(address), sample);
    expect(tableOf(all).failed).toBe(count);
  });
});
